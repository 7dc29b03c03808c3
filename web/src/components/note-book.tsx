// Notes for the debriefing: one's own can be written, by round; those of others are read once the game is over.

import { useState } from "preact/hooks";
import * as api from "../api";
import type { MyTable } from "../prefs";
import { say } from "../say";
import type { Note } from "../types";

const FACILITATOR = -1;
/** With more rounds than this, only those that somebody wants a note for have a field. */
const FEW = 12;

interface Props {
  table: string;
  /** The keys of this browser; none for those who only read. */
  mine: MyTable | undefined;
  notes: Note[];
  /** The seats by name. */
  people: string[];
  rounds: number[];
  period: string;
  over: boolean;
}

export function NoteBook({ table, mine, notes, people, rounds, period, over }: Props) {
  const [kept, setKept] = useState(notes);
  const [said, setSaid] = useState("");
  const [wanted, setWanted] = useState<number[]>([]);
  const seats = Object.keys(mine?.seats ?? {}).map(Number);
  const authors = [...seats, ...(mine?.host ? [FACILITATOR] : [])];
  const nameOf = (author: number) =>
    author === FACILITATOR ? say("book-facilitator") : (people[author] ?? say("book-somebody"));
  const others = kept.filter((note) => !authors.includes(note.author));
  const write = (author: number, round: number, text: string) => {
    const key = author === FACILITATOR ? mine?.host : mine?.seats[author];
    if (!key) return;
    setSaid(say("book-keeping"));
    api.takeNote(table, { author, round, text }, key).then(
      () => {
        const left = kept.filter((note) => note.author !== author || note.round !== round);
        setKept(text.trim() ? [...left, { author, round, text }] : left);
        setSaid(say("book-kept"));
      },
      (failure: Error) => setSaid(say("book-not-kept", { why: failure.message })),
    );
  };
  const fields = (author: number) =>
    rounds.length <= FEW
      ? rounds
      : rounds.filter(
          (round) => wanted.includes(round) || kept.some((note) => note.author === author && note.round === round),
        );
  if (!authors.length && !others.length) return null;
  return (
    <section aria-labelledby="pw-notes" class="ui-notes">
      <h2 id="pw-notes">{say("book")}</h2>
      {authors.length > 0 && (
        <p class="ui-small ui-screen">
          {say(over ? "book-public" : "book-private")} <span role="status">{said}</span>
        </p>
      )}
      {authors.map((author) => (
        <details key={author} open={authors.length === 1}>
          <summary>{nameOf(author)}</summary>
          {[0, ...fields(author)].map((round) => {
            const words = round ? say("period-number", { period, number: round }) : say("book-whole");
            const text = kept.find((note) => note.author === author && note.round === round)?.text ?? "";
            return (
              <label key={round}>
                {words}
                <textarea
                  rows={2}
                  maxLength={2000}
                  aria-label={say("book-of", { name: nameOf(author), part: words })}
                  defaultValue={text}
                  onChange={(event) => write(author, round, event.currentTarget.value)}
                />
                {/* Paper does not print what is typed into a small field as a whole. */}
                <p class="ui-paper">{text}</p>
              </label>
            );
          })}
          {rounds.length > FEW && (
            <label class="ui-screen">
              {say("book-one", { period: period.toLowerCase() })}
              <select
                aria-label={say("book-one-of", { name: nameOf(author), period: period.toLowerCase() })}
                value=""
                onChange={(event) => setWanted([...wanted, Number(event.currentTarget.value)])}
              >
                <option value="">{say("book-choose")}</option>
                {rounds
                  .filter((round) => !fields(author).includes(round))
                  .map((round) => (
                    <option key={round} value={round}>
                      {say("period-number", { period, number: round })}
                    </option>
                  ))}
              </select>
            </label>
          )}
        </details>
      ))}
      {others.length > 0 && (
        <ul class="ui-read">
          {others.map((note) => (
            <li key={`${note.author} ${note.round}`}>
              <b>
                {note.round
                  ? say("book-read", { name: nameOf(note.author), period, round: note.round })
                  : say("book-read-whole", { name: nameOf(note.author) })}
              </b>{" "}
              {note.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
