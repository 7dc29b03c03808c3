import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Check } from "../components/check";
import { CopyLink } from "../components/copy";
import { DebriefLink } from "../components/links";
import { OptionField } from "../components/option-field";
import { OwnComponents } from "../components/own-components";
import { TopBar } from "../components/topbar";
import { keepCreated, myTable, prefs } from "../prefs";
import { invitationLink } from "../route";
import { AreaBox } from "../scene/areas";
import { type Art, loadArt } from "../scene/art";
import { NO_ACTIONS, NO_MARKS } from "../table/drawing";
import type { ComponentsBody, GameCard, OptionValue, SeatPlan, TableInfo, View } from "../types";
import { counted } from "../words";

const MOST = 12;
const LOOK_EVERY = 5000;
const STATUS = { open: "waiting", playing: "under way", finished: "finished", closed: "closed" };

/** For teachers: many tables of one game at once, their links to share or print, how they stand, and their debriefings. */
export function ClassPage() {
  const [tables, setTables] = useState<TableInfo[]>([]);
  const [error, setError] = useState("");
  const look = () => {
    const known = prefs.class;
    void Promise.all(known.map((id) => api.table(id).catch(() => null))).then((found) =>
      setTables(found.filter((each): each is TableInfo => each !== null)),
    );
  };
  useEffect(() => {
    document.title = "A class · Paddlewheel";
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  const begin = (table: TableInfo) => {
    const host = myTable(table.id)?.host;
    if (host) api.start(table.id, host).then(look, (failure: Error) => setError(failure.message));
  };
  const waiting = tables.filter((each) => each.status === "open");
  return (
    <div class="ui-page">
      <TopBar title="A class" />
      <main class="ui-debrief hall">
        <h1>Tables for a class</h1>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        {tables.length === 0 && (
          <p class="ui-lead">
            Lay several tables at once, hand out their links, watch them, and open their debriefings. They are kept in
            this browser.
          </p>
        )}
        {tables.length > 0 && (
          <section aria-labelledby="pw-class">
            <h2 id="pw-class">{counted(tables.length, "table", "tables")}</h2>
            <div class="ui-row ui-screen">
              {waiting.length > 0 && (
                <button type="button" class="ui-button main" onClick={() => waiting.forEach(begin)}>
                  Begin all
                </button>
              )}
              <button type="button" class="ui-button" onClick={() => print()}>
                Print the links
              </button>
              <button
                type="button"
                class="ui-button"
                onClick={() => {
                  prefs.class = [];
                  setTables([]);
                }}
              >
                Remove them from this page
              </button>
            </div>
            <ol class="ui-class">
              {tables.map((table, number) => (
                <ClassTable key={table.id} table={table} name={`Table ${number + 1}`} begin={() => begin(table)} />
              ))}
            </ol>
          </section>
        )}
        <LayTables done={look} failed={setError} />
      </main>
    </div>
  );
}

function ClassTable({ table, name, begin }: { table: TableInfo; name: string; begin: () => void }) {
  const invitations = myTable(table.id)?.invitations ?? {};
  return (
    <li>
      <div class="ui-row">
        <h3>{name}</h3>
        <span>{table.title}</span>
        <span class="ui-tag">{STATUS[table.status]}</span>
      </div>
      {table.status !== "open" && <Preview table={table} name={name} />}
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <b>Seat {seat.seat + 1}</b>{" "}
            {seat.kind === "open"
              ? "free"
              : seat.kind === "bot"
                ? `bot (${seat.level})`
                : `${seat.name}${table.status === "playing" && !seat.here ? ", away" : ""}`}
            {seat.kind === "open" && invitations[seat.seat] && (
              <Invitation
                link={invitationLink(table.id, seat.seat, invitations[seat.seat]!)}
                name={`Link to seat ${seat.seat + 1} of ${name}`}
              />
            )}
          </li>
        ))}
      </ul>
      <div class="ui-row ui-screen">
        {table.status === "open" && (
          <button type="button" class="ui-button small" aria-label={`Begin ${name}`} onClick={begin}>
            Begin
          </button>
        )}
        {table.status !== "finished" && (
          <a
            class="ui-button small"
            href={`#/t/${table.id}`}
            aria-label={`${table.status === "open" ? "Open" : "Watch"} ${name}`}
          >
            {table.status === "open" ? "Open" : "Watch"}
          </a>
        )}
        {table.status === "finished" && (
          <a class="ui-button small" href={`#/replay/${table.id}`} aria-label={`Replay ${name}`}>
            Replay
          </a>
        )}
        {(table.status === "finished" || table.status === "playing") && (
          <DebriefLink game={table.game} table={table.id} />
        )}
        {table.status === "finished" && (
          <a
            class="ui-button small"
            href={`/api/tables/${table.id}/record`}
            download={`${table.game}.record`}
            aria-label={`Record of ${name}`}
          >
            Record
          </a>
        )}
      </div>
    </li>
  );
}

/** On the screen a link to copy, on paper the whole address. */
function Invitation({ link, name }: { link: string; name: string }) {
  return (
    <>
      <span class="ui-screen">
        <CopyLink link={link} name={name} />
      </span>
      <span class="ui-address">{link}</span>
    </>
  );
}

/** The board as it stands, small, and what happened last on it; a way to the table. */
function Preview({ table, name }: { table: TableInfo; name: string }) {
  const [art, setArt] = useState<Art | null>(null);
  const [view, setView] = useState<View | null>(null);
  useEffect(() => void loadArt(table.game).then(setArt, () => undefined), [table.game]);
  useEffect(() => void api.viewNow(table.id).then(setView, () => undefined), [table]);
  const board = view?.scene?.areas.find((area) => area.kind === "board");
  if (!art || !view || !board) return null;
  const told = view.outcome ? view.scene!.prompt : (view.lines[view.lines.length - 1]?.text ?? view.scene!.prompt);
  return (
    <div class="ui-glance ui-screen">
      <div class="ui-still" inert>
        <AreaBox area={{ ...board, kind: "panel" }} art={art} marks={NO_MARKS} actions={NO_ACTIONS} />
      </div>
      <a class="ui-small" href={`#/${table.status === "finished" ? "replay" : "t"}/${table.id}`}>
        <span class="ui-hidden">{name}: </span>
        {told}
      </a>
    </div>
  );
}

function LayTables({ done, failed }: { done: () => void; failed: (why: string) => void }) {
  const [cards, setCards] = useState<GameCard[]>([]);
  const [chosen, setChosen] = useState("");
  const [count, setCount] = useState(4);
  const [people, setPeople] = useState(0);
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const [hints, setHints] = useState(false);
  const [keepTalk, setKeepTalk] = useState(false);
  const [components, setComponents] = useState<ComponentsBody | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void api.games().then(setCards, (failure: Error) => failed(failure.message)), []);
  const card =
    cards.find((each) => each.info.id === chosen) ?? cards.find((each) => each.info.utility === "mixed") ?? cards[0];
  if (!card) return null;
  const game = card.info.id;
  const [least, most] = card.info.seats;
  const seated = people || card.info.usual_seats;
  const lay = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const seats: SeatPlan[] = Array.from({ length: Math.max(least, seated) }, (_, seat) =>
      seat < seated ? { who: "open" } : { who: "bot" },
    );
    try {
      for (let number = 0; number < count; number++) {
        const made = await api.create({ game, seats, options, hints, keep_talk: keepTalk, components });
        keepCreated(made, game, card.info.title);
        prefs.class = [...prefs.class, made.table];
      }
      failed("");
    } catch (failure) {
      failed((failure as Error).message);
    }
    setBusy(false);
    done();
  };
  const number = (text: string, low: number, high: number) =>
    Math.max(low, Math.min(high, Math.floor(Number(text)) || low));
  return (
    <form class="ui-form wide ui-screen" onSubmit={(event) => void lay(event)}>
      <fieldset>
        <legend>Lay tables</legend>
        <label>
          Game
          <select
            value={game}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              setOptions({});
              setPeople(0);
            }}
          >
            {cards.map((each) => (
              <option key={each.info.id} value={each.info.id}>
                {each.info.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Tables
          <input
            type="number"
            min={1}
            max={MOST}
            value={count}
            onChange={(event) => setCount(number(event.currentTarget.value, 1, MOST))}
          />
        </label>
        <label>
          People at each table (bots fill up to {least})
          <input
            type="number"
            min={1}
            max={most}
            value={seated}
            onChange={(event) => setPeople(number(event.currentTarget.value, 1, most))}
          />
        </label>
        <Check on={hints} set={setHints}>
          Players may ask for hints
        </Check>
        {card.debriefing && (
          <Check on={keepTalk} set={setKeepTalk}>
            What is said at the tables is part of the debriefing
          </Check>
        )}
        <OwnComponents set={setComponents} failed={failed} />
        {card.options.map((option) => (
          <OptionField
            key={`${game} ${option.name}`}
            option={option}
            value={options[option.name] ?? option.default}
            set={(value) => setOptions({ ...options, [option.name]: value })}
          />
        ))}
        <button type="submit" class="ui-button main" disabled={busy}>
          {busy ? "Please wait…" : `Lay ${counted(count, "table", "tables")}`}
        </button>
      </fieldset>
    </form>
  );
}
