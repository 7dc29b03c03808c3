// Notes for the debriefing: one's own can be written, by round; those of others are read once the game is over.

import { useState } from "preact/hooks";
import * as api from "../api";
import type { MyTable } from "../prefs";
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
  const nameOf = (author: number) => (author === FACILITATOR ? "The facilitator" : (people[author] ?? "Somebody"));
  const others = kept.filter((note) => !authors.includes(note.author));
  const write = (author: number, round: number, text: string) => {
    const key = author === FACILITATOR ? mine?.host : mine?.seats[author];
    if (!key) return;
    setSaid("Keeping the note…");
    api.takeNote(table, { author, round, text }, key).then(
      () => {
        const left = kept.filter((note) => note.author !== author || note.round !== round);
        setKept(text.trim() ? [...left, { author, round, text }] : left);
        setSaid("The note is kept.");
      },
      (failure: Error) => setSaid(`The note is not kept: ${failure.message}`),
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
      <h2 id="pw-notes">Notes</h2>
      {authors.length > 0 && (
        <p class="ui-small ui-screen">
          {over
            ? "Everybody who has the link of this table can read the notes."
            : "Your notes are yours and the host’s until the game is over; then everybody at the table can read them."}{" "}
          <span role="status">{said}</span>
        </p>
      )}
      {authors.map((author) => (
        <details key={author} open={authors.length === 1}>
          <summary>{nameOf(author)}</summary>
          {[0, ...fields(author)].map((round) => {
            const words = round ? `${period} ${round}` : "The whole game";
            const text = kept.find((note) => note.author === author && note.round === round)?.text ?? "";
            return (
              <label key={round}>
                {words}
                <textarea
                  rows={2}
                  maxLength={2000}
                  aria-label={`${nameOf(author)}, ${words}`}
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
              A note on one {period.toLowerCase()}
              <select
                aria-label={`${nameOf(author)}, a note on one ${period.toLowerCase()}`}
                value=""
                onChange={(event) => setWanted([...wanted, Number(event.currentTarget.value)])}
              >
                <option value="">Choose…</option>
                {rounds
                  .filter((round) => !fields(author).includes(round))
                  .map((round) => (
                    <option key={round} value={round}>
                      {period} {round}
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
                {nameOf(note.author)}, {note.round ? `${period} ${note.round}` : "the whole game"}:
              </b>{" "}
              {note.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
