// Notifications while the page is closed: by Web Push, where browser and server support it.
import { t } from "../speech.svelte";
import * as http from "../wire/http";

/** The service worker reads from here what to say in the language of this device. */
const WORDS = "karfunkel-words";
const WORDS_AT = "/words";

interface Words {
  body: string;
  titles: Record<string, string>;
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Store the sentences about a game for the service worker. */
export async function keepWords(game: string): Promise<void> {
  if (!("caches" in window)) return;
  const cache = await caches.open(WORDS);
  const kept = (await (await cache.match(WORDS_AT))?.json()) as Words | undefined;
  const title = t("page-your-turn-title", { game: t(`${game}-title`) });
  const words: Words = {
    body: t("page-push-body"),
    titles: { ...kept?.titles, [game]: title },
  };
  await cache.put(WORDS_AT, Response.json(words));
}

/** Subscribe this device, or renew its subscription; does nothing where that is impossible. */
export async function subscribe(): Promise<void> {
  const found = await worker();
  if (!found) return;
  const { key } = await http.pushKey();
  if (!key) return;
  const made =
    (await found.pushManager.getSubscription()) ??
    (await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  await http.callMe({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

/** Unsubscribe this device. */
export async function unsubscribe(): Promise<void> {
  const made = await (await worker())?.pushManager.getSubscription();
  if (!made) return;
  await made.unsubscribe();
  await http.callMeNoMore({ endpoint: made.endpoint });
}

/** Somebody who is at this table needs no notification about it. */
export async function putAway(table: string): Promise<void> {
  const found = await (await worker())?.getNotifications({ tag: table });
  for (const shown of found ?? []) shown.close();
}
