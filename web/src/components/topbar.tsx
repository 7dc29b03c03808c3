// The bar at the top of every page, with the settings of this browser.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Light, prefs, SPEEDS, type Speed } from "../prefs";
import { say } from "../say";
import { setLight } from "../scene/theme";
import { SignalSettings } from "../signals/settings";
import { Check } from "./check";
import { CopyLink } from "./copy";
import { LanguageChoice } from "./language-choice";

interface Props {
  title?: string;
  /** A link for people who want to watch. */
  share?: string | undefined;
  children?: ComponentChildren;
}

export function TopBar({ title, share, children }: Props) {
  return (
    <header class="ui-top">
      <a class="ui-brand" href="#/" aria-label={say("home-link")}>
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

const LIGHTS: Light[] = ["auto", "light", "dark"];

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
      <summary class="ui-button quiet" aria-label={say("settings")}>
        <span aria-hidden="true">⚙</span>
      </summary>
      <div class="ui-sheet">
        <label>
          {say("light")}
          <select
            value={prefs.light}
            onChange={(event) => {
              setLight(event.currentTarget.value as Light);
              redraw((n) => n + 1);
            }}
          >
            {LIGHTS.map((value) => (
              <option value={value}>{say(`light-${value}`)}</option>
            ))}
          </select>
        </label>
        <div class="ui-field">
          {say("language")}
          <LanguageChoice />
        </div>
        <label>
          {say("pace")}
          <select
            value={prefs.speed}
            onChange={(event) => {
              prefs.speed = event.currentTarget.value as Speed;
              redraw((n) => n + 1);
            }}
          >
            {Object.keys(SPEEDS).map((value) => (
              <option value={value}>{say(`pace-${value}`)}</option>
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
          {say("ask-before")}
        </Check>
        <Check
          on={prefs.asksAlways}
          set={(on) => {
            prefs.asksAlways = on;
            redraw((n) => n + 1);
          }}
        >
          {say("ask-always")}
        </Check>
        <SignalSettings />
        {share && (
          <div class="ui-field">
            {say("share-to-watch")}
            <CopyLink link={share} name={say("link-to-watch")} />
          </div>
        )}
        <p class="ui-small">{say("keys-help")}</p>
      </div>
    </details>
  );
}
