// The bar at the top of every page, with the settings of this browser.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Light, prefs, SPEEDS, type Speed } from "../prefs";
import { setLight } from "../scene/theme";
import { SignalSettings } from "../signals/settings";
import { Check } from "./check";
import { CopyLink } from "./copy";

interface Props {
  title?: string;
  /** A link for people who want to watch. */
  share?: string | undefined;
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
const PACES: Record<Speed, string> = { calm: "Slow", usual: "Normal", quick: "Fast", still: "Step by step" };

/** Closes an open `details` on Escape and on a click outside; by Escape the focus goes back to its button. */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const box = menu.current;
      if (!box?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        // Escape means this menu, not what lies under it.
        event.stopPropagation();
        box.open = false;
        box.querySelector("summary")?.focus();
      } else if (!event.composedPath().includes(box)) box.open = false;
    };
    addEventListener("keydown", close, true);
    addEventListener("pointerdown", close, true);
    return () => {
      removeEventListener("keydown", close, true);
      removeEventListener("pointerdown", close, true);
    };
  }, []);
  return menu;
}

function Settings({ share }: { share: string | undefined }) {
  const [, redraw] = useState(0);
  const menu = useClosing();
  return (
    <details class="ui-menu" ref={menu}>
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
          What happens is shown
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
        <Check
          on={prefs.asks}
          set={(on) => {
            prefs.asks = on;
            redraw((n) => n + 1);
          }}
        >
          Ask before a choice that matters and cannot be taken back
        </Check>
        <Check
          on={prefs.asksAlways}
          set={(on) => {
            prefs.asksAlways = on;
            redraw((n) => n + 1);
          }}
        >
          Ask me even when there is only one choice
        </Check>
        <SignalSettings />
        {share && (
          <div class="ui-field">
            A link for people who want to watch
            <CopyLink link={share} name="Link to watch" />
          </div>
        )}
        <p class="ui-small">
          Keys at a table: the number beside a choice chooses it, R turns a tile or a ship that you point at, U undoes,
          H gives a hint, the arrow keys move between framed places, + − 0 zoom the board. Looking back: ← → by moments,
          with Shift by choices, Page Up and Page Down by turns, Ctrl with ↑ ↓ by rounds, Home to the beginning, End or
          Escape back to now.
        </p>
      </div>
    </details>
  );
}
