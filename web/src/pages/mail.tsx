// Behind the links in a mail: yes, tell me here; or no more mail.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { TopBar } from "../components/topbar";

const WORDS = {
  confirm: { ask: "Tell me here when it is my turn", done: "You will be told at this address when it is your turn." },
  stop: { ask: "Send me no more mail", done: "No more mail will come from these tables." },
};

export function MailPage({ query }: { query: URLSearchParams }) {
  const what = query.has("stop") ? "stop" : "confirm";
  const token = query.get(what) ?? "";
  const [said, setSaid] = useState("");
  useEffect(() => {
    document.title = "E-mail · Paddlewheel";
  }, []);
  // Programs that look into mails open links: only a person presses the button.
  const answer = () =>
    api.answerMail(what, token).then(
      () => setSaid(WORDS[what].done),
      (failure: Error) => setSaid(failure.message),
    );
  return (
    <div class="ui-page">
      <TopBar title="E-mail" />
      <main class="ui-narrow">
        <h1>Mail from these tables</h1>
        {said ? (
          <p class="ui-lead" role="status">
            {said}
          </p>
        ) : (
          <button type="button" class="ui-button main" disabled={!token} onClick={() => void answer()}>
            {WORDS[what].ask}
          </button>
        )}
        <a href="#/">All games</a>
      </main>
    </div>
  );
}
