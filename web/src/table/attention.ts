// Your turn while you are looking elsewhere: the title, the icon, a notification, a buzz.
import { settings } from "../settings.svelte";

const USUAL = "/icons/icon.svg";
const TURN = "/icons/turn.svg";

/** The icon of the tab. */
export function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? TURN : USUAL;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}

export const canNotify = "Notification" in window;

/** Ask the browser for permission; false if it is refused. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who is looking elsewhere that it is their turn: once for each turn. */
export async function call(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(150);
  if (!settings.notify || !canNotify || Notification.permission !== "granted") return;
  const wanted = { body, tag: table, icon: "/icons/icon-192.png" };
  // Phones only show notifications from a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, wanted);
  else new Notification(title, wanted);
}
