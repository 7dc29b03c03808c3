import { render } from "preact";
import { App } from "./app";
import { beginTheme } from "./scene/theme";
import "./styles/index.css";

beginTheme();
render(<App />, document.getElementById("pw-app")!);
