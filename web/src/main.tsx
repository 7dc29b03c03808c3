import { render } from "preact";
import { App } from "./app";
import { beginLanguage } from "./language";
import { beginTheme } from "./scene/theme";
import { listenForTouch } from "./signals/sounds";
import "./styles/index.css";

beginTheme();
await beginLanguage();
listenForTouch();
render(<App />, document.getElementById("pw-app")!);
if (import.meta.env.PROD && "serviceWorker" in navigator)
  // Without it everything works but a start without network.
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
