// Where I am told that it is my turn while no page of these tables is open: this browser, a webhook, e-mail.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { personKey } from "../person";
import type { ChannelInfo, NotificationWays } from "../types";
import { subscribeBrowser } from "./push";

const KINDS = { push: "A browser", webhook: "Webhook", mail: "E-mail" };

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
      <h2 id="pw-told">Tell me when it is my turn</h2>
      <p class="ui-small">For games that take days: you are told once a turn, while you are not at the table.</p>
      {channels.length > 0 && (
        <ul class="ui-list">
          {channels.map((each) => (
            <li key={each.id}>
              <p class="ui-channel">
                <strong>{KINDS[each.kind]}</strong>
                <span>
                  {new URL(each.kind === "mail" ? `mailto:${each.address}` : each.address).host || each.address}
                  {!each.confirmed && " · open the link in the mail first"}
                  {each.is_off && " · off, because it did not answer"}
                </span>
              </p>
              <button
                type="button"
                class="ui-button small"
                aria-label={`Remove: ${KINDS[each.kind]} ${each.address}`}
                onClick={() => run(api.unsubscribe(personKey(), each.id), "Removed.")}
              >
                Remove
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
          onClick={() => run(subscribeBrowser(ways.push_key), "This browser will tell you.")}
        >
          By this browser
        </button>
      )}
      {ways.mail && (
        <Place
          label="By e-mail"
          type="email"
          hint="ann@example.org"
          add={(address) => run(add("mail", address), "A mail is on its way: open the link in it.")}
        />
      )}
      <Place
        label="By a webhook (an https:// address of your own, of a chat for example)"
        type="url"
        hint="https://example.org/hook"
        add={(address) => run(add("webhook", address), "The webhook will be called.")}
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
        Add
      </button>
    </form>
  );
}
