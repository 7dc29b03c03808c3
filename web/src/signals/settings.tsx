// The settings of signals: sounds and their volume, vibration, notifications.

import { useState } from "preact/hooks";
import { Check } from "../components/check";
import { prefs } from "../prefs";
import { say } from "../say";
import { askPermission, permission } from "./background";
import { play } from "./sounds";

export function SignalSettings() {
  const [, redraw] = useState(0);
  const changed = () => redraw((n) => n + 1);
  const allowed = permission();
  return (
    <>
      <Check
        on={prefs.sounds}
        set={(on) => {
          prefs.sounds = on;
          changed();
        }}
      >
        {say("sounds")}
      </Check>
      {prefs.sounds && (
        <label>
          {say("volume")}
          <input
            type="range"
            min="5"
            max="100"
            step="5"
            value={prefs.volume}
            onChange={(event) => {
              prefs.volume = Number(event.currentTarget.value);
              play("turn");
            }}
          />
        </label>
      )}
      {"vibrate" in navigator && matchMedia("(pointer: coarse)").matches && (
        <Check
          on={prefs.vibrates}
          set={(on) => {
            prefs.vibrates = on;
            changed();
          }}
        >
          {say("vibrate")}
        </Check>
      )}
      {allowed === "on" && (
        <button
          type="button"
          class="ui-button small"
          onClick={() => {
            prefs.notifies = false;
            changed();
          }}
        >
          {say("notify-off")}
        </button>
      )}
      {allowed === "off" && (
        <button type="button" class="ui-button small" onClick={() => void askPermission().then(changed)}>
          {say("notify-on")}
        </button>
      )}
      {allowed === "denied" && <p class="ui-small">{say("notify-denied")}</p>}
      <a href="#/me">{say("my-page")}</a>
    </>
  );
}
