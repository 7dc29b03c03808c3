// Notifications by the browser, for a page that is in the background. They are asked for by a button only.

import { prefs } from "../prefs";

export type Permission = "unsupported" | "denied" | "on" | "off";

export function permission(): Permission {
  if (!("Notification" in window) || !isSecureContext) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return prefs.notifies && Notification.permission === "granted" ? "on" : "off";
}

/** Ask the browser for the permission. Call it from a button. */
export async function askPermission(): Promise<Permission> {
  if (permission() === "unsupported") return "unsupported";
  prefs.notifies = (await Notification.requestPermission()) === "granted";
  return permission();
}

/** Tell somebody who looks at another page. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || permission() !== "on") return;
  const options = { body, tag: table, icon: "/icon-192.png", data: { url: `/#/t/${table}` } };
  // A phone shows notifications of a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
