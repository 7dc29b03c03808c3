// Where I am told that it is my turn while no page of these tables is open: this browser, a webhook, e-mail.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { personKey } from "../person";
import { say } from "../say";
import type { ChannelInfo, NotificationWays } from "../types";
import { subscribeBrowser } from "./push";

export function Channels({ channels, changed }: { channels: ChannelInfo[]; changed: () => void }) {
  const [ways, setWays] = useState<NotificationWays | null>(null);
  const [said, setSaid] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    api.notificationWays().then(setWays, () => undefined);
  }, []);
  const run = (work: Promise<unknown>, done: string) =>
    void work.then(
      () => {
        setError("");
        setSaid(done);
        changed();
      },
      (failure: Error) => {
        setSaid("");
        setError(failure.message);
      },
    );
  if (!ways) return null;
  return (
    <section aria-labelledby="pw-told" class="ui-section">
      <h2 id="pw-told">{say("channels")}</h2>
      <p class="ui-small">{say("channels-help")}</p>
      {channels.length > 0 && (
        <ul class="ui-list">
          {channels.map((each) => (
            <li key={each.id}>
              <p class="ui-channel">
                <strong>{say(`channel-${each.kind}`)}</strong>
                <span>
                  {new URL(each.kind === "mail" ? `mailto:${each.address}` : each.address).host || each.address}
                  {!each.confirmed && ` · ${say("channel-unconfirmed")}`}
                  {each.is_off && ` · ${say("channel-off")}`}
                </span>
              </p>
              <button
                type="button"
                class="ui-button small"
                aria-label={say("channel-remove", { kind: say(`channel-${each.kind}`), address: each.address })}
                onClick={() => run(api.unsubscribe(personKey(), each.id), say("channel-removed"))}
              >
                {say("remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
      <p role="status" class={said ? "" : "ui-hidden"}>
        {said}
      </p>
      {ways.push_key && "PushManager" in window && (
        <button
          type="button"
          class="ui-button"
          onClick={() => run(subscribeBrowser(ways.push_key), say("channel-by-browser-done"))}
        >
          {say("channel-by-browser")}
        </button>
      )}
      {ways.mail && (
        <Place
          label={say("channel-by-mail")}
          type="email"
          hint={say("channel-mail-example")}
          add={(address) => run(add("mail", address), say("channel-by-mail-done"))}
        />
      )}
      <Place
        label={say("channel-by-webhook")}
        type="url"
        hint="https://example.org/hook"
        add={(address) => run(add("webhook", address), say("channel-by-webhook-done"))}
      />
    </section>
  );
}

const add = (kind: "mail" | "webhook", address: string) => api.subscribe(personKey(), { kind, address });

interface PlaceProps {
  label: string;
  type: "email" | "url";
  hint: string;
  add: (address: string) => void;
}

function Place({ label, type, hint, add }: PlaceProps) {
  const [address, setAddress] = useState("");
  return (
    <form
      class="ui-place"
      onSubmit={(event) => {
        event.preventDefault();
        add(address.trim());
        setAddress("");
      }}
    >
      <label class="ui-field">
        {label}
        <input
          inputMode={type}
          autocomplete="off"
          required
          maxLength={500}
          placeholder={hint}
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="ui-button">
        {say("channel-add")}
      </button>
    </form>
  );
}
