// Which screen is shown. Paths are plain; the server answers them with this page.
import { tick } from "svelte";

export const route = $state({ path: location.pathname, query: location.search });

function show(): void {
  route.path = location.pathname;
  route.query = location.search;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  show();
  scrollTo(0, 0);
  void focusTitle();
}

/** Move screen readers to the top of the new screen. */
export async function focusTitle(): Promise<void> {
  await tick();
  const title = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
}

export function parameter(name: string): string | null {
  return new URLSearchParams(route.query).get(name);
}

export function watchLinks(): void {
  addEventListener("popstate", () => {
    show();
    void focusTitle();
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
