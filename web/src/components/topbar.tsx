// The bar at the top of every page, with the settings of this browser.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Light, prefs, SPEEDS, type Speed } from "../prefs";
import { setLight } from "../scene/theme";
import { CopyLink } from "./copy";

interface Props {
  title?: string;
  /** A link for people who want to watch. */
  share?: string;
  children?: ComponentChildren;
}

export function TopBar({ title, share, children }: Props) {
  return (
    <header class="ui-top">
      <a class="ui-brand" href="#/" aria-label="Paddlewheel, home">
        <Wheel />
        <span class="ui-word">Paddlewheel</span>
      </a>
      {title && <span class="ui-where">{title}</span>}
      <span class="ui-gap" />
      {children}
      <Settings share={share} />
    </header>
  );
}

export function Wheel() {
  return (
    <svg viewBox="-32 -32 64 64" class="ui-wheel" aria-hidden="true">
      <circle r="30" class="rim" />
      <circle r="23" class="ring" />
      <path class="spoke" d="M0 -23V23M-23 0H23M-16 -16L16 16M-16 16L16 -16" />
      <circle r="6" class="hub" />
    </svg>
  );
}

const LIGHTS: Record<Light, string> = { auto: "Same as the system", light: "Light", dark: "Dark" };
const PACES: Record<Speed, string> = { calm: "Calm", usual: "Usual", quick: "Quick", still: "No movement" };

function Settings({ share }: { share: string | undefined }) {
  const [, redraw] = useState(0);
  return (
    <details class="ui-menu">
      <summary class="ui-button quiet" aria-label="Settings">
        <span aria-hidden="true">⚙</span>
      </summary>
      <div class="ui-sheet">
        <label>
          Light
          <select
            value={prefs.light}
            onChange={(event) => {
              setLight(event.currentTarget.value as Light);
              redraw((n) => n + 1);
            }}
          >
            {Object.entries(LIGHTS).map(([value, words]) => (
              <option value={value}>{words}</option>
            ))}
          </select>
        </label>
        <label>
          Movement
          <select
            value={prefs.speed}
            onChange={(event) => {
              prefs.speed = event.currentTarget.value as Speed;
              redraw((n) => n + 1);
            }}
          >
            {Object.keys(SPEEDS).map((value) => (
              <option value={value}>{PACES[value as Speed]}</option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={prefs.asks}
            onChange={(event) => {
              prefs.asks = event.currentTarget.checked;
              redraw((n) => n + 1);
            }}
          />
          Ask before a choice that cannot be taken back
        </label>
        {share && (
          <div class="ui-field">
            A link for people who want to watch
            <CopyLink link={share} name="Link to watch" />
          </div>
        )}
        <p class="ui-small">
          Keys at a table: 1–9 choose, U undoes, H gives a hint, the arrow keys move between framed places, + − 0 zoom
          the board.
        </p>
      </div>
    </details>
  );
}
