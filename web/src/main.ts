import { mount } from "svelte";
import App from "./App.svelte";
import { watchLinks } from "./route.svelte";
import { settings, showTheme } from "./settings.svelte";
import { speak } from "./speech.svelte";
import { askEarly } from "./table/early";
import "./style/tokens.css";
import "./style/base.css";

showTheme();
watchLinks();
askEarly(location.pathname);
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });

// Only over https and on this machine itself; everything works without it.
const workers = navigator.serviceWorker;
if (import.meta.env.PROD && workers) {
  if (!workers.controller) workers.addEventListener("controllerchange", keepLoaded, { once: true });
  void workers.register("/sw.js").catch(() => undefined);
}

/** On the first visit the page is there before its worker: tell it what to keep, as it comes. */
function keepLoaded() {
  const tell = (list: PerformanceObserverEntryList) =>
    workers.controller?.postMessage({ loaded: list.getEntries().map(({ name }) => name) });
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
