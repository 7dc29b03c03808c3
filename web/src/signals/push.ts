// Push: the browser tells of a turn also while no page is open.

import * as api from "../api";
import { personKey } from "../person";
import { say } from "../say";
import { askPermission } from "./background";

/** Subscribe this browser. Call it from a button. */
export async function subscribeBrowser(serverKey: string): Promise<void> {
  if ((await askPermission()) !== "on") throw new Error(say("notify-forbidden"));
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint, keys } = made.toJSON();
  await api.subscribe(personKey(), {
    kind: "push",
    address: endpoint ?? "",
    push_key: keys?.p256dh ?? "",
    push_secret: keys?.auth ?? "",
  });
}
