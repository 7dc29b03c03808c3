// Questions to discuss, by part.

import { say } from "../say";
import type { TalkingPoint } from "../types";

export function Questions({ questions }: { questions: TalkingPoint[] }) {
  const parts = [...new Set(questions.map((question) => question.part))];
  return (
    <section aria-labelledby="pw-questions">
      <h2 id="pw-questions">{say("questions")}</h2>
      {parts.map((part) => (
        <div key={part} class="ui-part">
          <h3>{part}</h3>
          <ul>
            {questions
              .filter((question) => question.part === part)
              .map((question) => (
                <li key={question.text}>{question.text}</li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
