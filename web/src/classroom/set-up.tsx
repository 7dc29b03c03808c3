// A new class: the game, the tables, who sits where, and the terms. And the classes that this browser has already.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Check } from "../components/check";
import { OptionField } from "../components/option-field";
import { OwnComponents } from "../components/own-components";
import { TalkTime } from "../components/talk-time";
import { TopBar } from "../components/topbar";
import { keepClass, prefs } from "../prefs";
import { go } from "../route";
import type { ClassPlan, ComponentsBody, GameCard, OptionValue } from "../types";
import { counted } from "../words";
import { DECISIONS } from "./class-clock";
import { Choice, NumberField } from "./fields";
import { NameList } from "./name-list";
import { groupsOf } from "./names";
import * as requests from "./requests";

export const MOST_TABLES = 16;
export const SEATING: Record<NonNullable<ClassPlan["seating"]>, string> = {
  arrival: "As pupils come in, table by table",
  choice: "Pupils choose their seats themselves",
  list: "By my list of names",
};
export const LATECOMERS: Record<NonNullable<ClassPlan["latecomers"]>, string> = {
  bot: "take over the seat of a bot",
  watch: "watch",
};

export function SetUp() {
  useEffect(() => {
    document.title = "For a class · Paddlewheel";
  }, []);
  const known = prefs.classes;
  return (
    <div class="ui-page">
      <TopBar title="For a class" />
      <main class="ui-debrief ui-for-class">
        <h1>For a class</h1>
        <p class="ui-lead">
          Pupils come in by one short code, on phones, tablets or laptops. You see all tables on one page, pause them,
          send messages, and compare all games at the end.
        </p>
        {known.length > 0 && (
          <nav aria-label="Your classes" class="ui-row">
            <b>Your classes:</b>
            {known.map((each) => (
              <a class="ui-button" key={each.id} href={`#/class/${each.id}`}>
                {each.title || "A class"}
              </a>
            ))}
          </nav>
        )}
        <NewClass />
        <p class="ui-small">
          What is kept: the names that pupils type, and their games. All of it is deleted when you remove the class; a
          class that nobody opens is removed by itself. Nothing else about pupils is kept, and there are no accounts.
        </p>
      </main>
    </div>
  );
}

function NewClass() {
  const [cards, setCards] = useState<GameCard[]>([]);
  const [plan, setPlan] = useState<ClassPlan>({ game: "", seating: "arrival", tables: 6, latecomers: "bot" });
  const [list, setList] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => void api.games().then(setCards, (failure: Error) => setError(failure.message)), []);
  const card =
    cards.find((each) => each.info.id === plan.game) ?? cards.find((each) => each.info.utility === "mixed") ?? cards[0];
  if (!card) return error ? <Failure why={error} /> : null;
  const { info } = card;
  const people = Math.min(plan.people ?? info.usual_seats, info.seats[1]);
  const byList = plan.seating === "list";
  const { groups, wrong } = groupsOf(list, people);
  const tables = byList ? groups.length : (plan.tables ?? 1);
  const change = (more: Partial<ClassPlan>) => setPlan({ ...plan, ...more });
  const create = async (event: Event) => {
    event.preventDefault();
    if (byList && (wrong || !groups.length)) {
      setError(wrong || "The list is empty: write one name a line.");
      return;
    }
    setBusy(true);
    const body: ClassPlan = { ...plan, game: info.id, people, tables, names: byList ? groups : [] };
    try {
      const made = await requests.create(body);
      keepClass({ id: made.id, title: plan.title || info.title, key: made.key });
      go(`class/${made.id}`);
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="ui-form wide ui-set-up" onSubmit={(event) => void create(event)}>
      <fieldset>
        <legend>The game</legend>
        <label>
          Game
          <select
            value={info.id}
            onChange={(event) =>
              change({ game: event.currentTarget.value, options: {}, people: undefined, talk: null })
            }
          >
            {cards.map((each) => (
              <option key={each.info.id} value={each.info.id}>
                {each.info.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Name of the class
          <input
            value={plan.title ?? ""}
            maxLength={60}
            placeholder="8b, Friday"
            autocomplete="off"
            onInput={(event) => change({ title: event.currentTarget.value })}
          />
        </label>
        <Check on={plan.same_deal ?? false} set={(on) => change({ same_deal: on })}>
          The same deal at all tables: cards, events and their order are equal, only decisions differ
        </Check>
        <Choice
          label="Pupils who come late"
          words={LATECOMERS}
          value={plan.latecomers ?? "bot"}
          set={(latecomers) => change({ latecomers })}
        />
      </fieldset>
      <fieldset>
        <legend>Pupils and tables</legend>
        <div class="ui-pair">
          <NumberField
            label="Pupils at each table"
            value={people}
            low={1}
            high={info.seats[1]}
            set={(count) => change({ people: count })}
          />
          {!byList && (
            <NumberField
              label="Tables"
              value={plan.tables ?? 1}
              low={1}
              high={MOST_TABLES}
              set={(count) => change({ tables: count })}
            />
          )}
        </div>
        <Choice
          label="Who sits where"
          words={SEATING}
          value={plan.seating ?? "arrival"}
          set={(seating) => change({ seating })}
        />
        {byList && <NameList list={list} set={setList} tables={groups} wrong={list.trim() ? wrong : ""} />}
        <label>
          Bots on empty seats
          <select
            value={plan.level ?? ""}
            onChange={({ currentTarget: { value } }) => {
              const { level: _, ...rest } = plan;
              setPlan(value ? { ...rest, level: value } : rest);
            }}
          >
            <option value="">The usual level</option>
            {card.bots.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </select>
        </label>
        <p class="ui-small">
          {counted(tables, "table", "tables")} for{" "}
          {counted(byList ? groups.flat().length : tables * people, "pupil", "pupils")}
          {people < info.seats[0] ? `; bots fill each table up to ${info.seats[0]}` : ""}.
        </p>
      </fieldset>
      <details class="ui-more">
        <summary>Clock, hints and options of the game</summary>
        <fieldset>
          <legend>Terms</legend>
          <label>
            Time for each decision
            <select
              value={String(plan.decision ?? "")}
              onChange={({ currentTarget: { value } }) => change({ decision: value ? Number(value) : null })}
            >
              {DECISIONS.map(([seconds, words]) => (
                <option key={words} value={String(seconds ?? "")}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          {card.talks && <TalkTime seconds={plan.talk ?? 0} set={(seconds) => change({ talk: seconds || null })} />}
          <Check on={plan.hints ?? false} set={(on) => change({ hints: on })}>
            Pupils may ask for hints
          </Check>
          <Check on={plan.keep_talk ?? false} set={(on) => change({ keep_talk: on })}>
            What is written at the tables is part of the debriefing
          </Check>
          <OwnComponents set={(components: ComponentsBody | null) => change({ components })} failed={setError} />
          {card.options.map((option) => (
            <OptionField
              key={`${info.id} ${option.name}`}
              option={option}
              value={plan.options?.[option.name] ?? option.default}
              set={(value: OptionValue) => change({ options: { ...plan.options, [option.name]: value } })}
            />
          ))}
        </fieldset>
      </details>
      {error && <Failure why={error} />}
      <button type="submit" class="ui-button main" disabled={busy}>
        {busy ? "Please wait…" : "Open the class"}
      </button>
    </form>
  );
}

function Failure({ why }: { why: string }) {
  return (
    <p class="ui-error" role="alert">
      {why}
    </p>
  );
}
