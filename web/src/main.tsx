import { render } from "preact";
import { App } from "./app";
import { beginTheme } from "./scene/theme";
import "./ui.css";
import "./components/learn.css";

beginTheme();
render(<App />, document.getElementById("pw-app")!);
