// Behind the links in a mail: yes, tell me here; or no more mail.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { TopBar } from "../components/topbar";
import { say } from "../say";

export function MailPage({ query }: { query: URLSearchParams }) {
  const what = query.has("stop") ? "stop" : "confirm";
  const token = query.get(what) ?? "";
  const [said, setSaid] = useState("");
  useEffect(() => {
    document.title = `${say("mail-title")} · Paddlewheel`;
  }, []);
  // Programs that look into mails open links: only a person presses the button.
  const answer = () =>
    api.answerMail(what, token).then(
      () => setSaid(say(`mail-${what}-done`)),
      (failure: Error) => setSaid(failure.message),
    );
  return (
    <div class="ui-page">
      <TopBar title={say("mail-title")} />
      <main class="ui-narrow">
        <h1>{say("mail-heading")}</h1>
        {said ? (
          <p class="ui-lead" role="status">
            {said}
          </p>
        ) : (
          <button type="button" class="ui-button main" disabled={!token} onClick={() => void answer()}>
            {say(`mail-${what}`)}
          </button>
        )}
        <a href="#/">{say("all-games")}</a>
      </main>
    </div>
  );
}
