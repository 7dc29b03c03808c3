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
import { called, say } from "../say";
import type { ClassPlan, ComponentsBody, GameCard, OptionValue } from "../types";
import { DECISIONS, decisionWords } from "./class-clock";
import { Choice, NumberField } from "./fields";
import { NameList } from "./name-list";
import { groupsOf } from "./names";
import * as requests from "./requests";

export const MOST_TABLES = 16;
export const SEATING: NonNullable<ClassPlan["seating"]>[] = ["arrival", "choice", "list"];
export const LATECOMERS: NonNullable<ClassPlan["latecomers"]>[] = ["bot", "watch"];

export function SetUp() {
  useEffect(() => {
    document.title = `${say("home-for-class")} · Paddlewheel`;
  }, []);
  const known = prefs.classes;
  return (
    <div class="ui-page">
      <TopBar title={say("home-for-class")} />
      <main class="ui-debrief ui-for-class">
        <h1>{say("home-for-class")}</h1>
        <p class="ui-lead">{say("setup-lead")}</p>
        {known.length > 0 && (
          <nav aria-label={say("setup-yours")} class="ui-row">
            <b>{say("setup-yours-label")}</b>
            {known.map((each) => (
              <a class="ui-button" key={each.id} href={`#/class/${each.id}`}>
                {each.title || say("class-a")}
              </a>
            ))}
          </nav>
        )}
        <NewClass />
        <p class="ui-small">{say("setup-kept")}</p>
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
      setError(wrong || say("setup-empty-list"));
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
        <legend>{say("setup-game")}</legend>
        <label>
          {say("setup-game-name")}
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
          {say("setup-name")}
          <input
            value={plan.title ?? ""}
            maxLength={60}
            placeholder={say("setup-name-example")}
            autocomplete="off"
            onInput={(event) => change({ title: event.currentTarget.value })}
          />
        </label>
        <Check on={plan.same_deal ?? false} set={(on) => change({ same_deal: on })}>
          {say("setup-same-deal")}
        </Check>
        <Choice
          label={say("setup-late")}
          kind="latecomers"
          values={LATECOMERS}
          value={plan.latecomers ?? "bot"}
          set={(latecomers) => change({ latecomers })}
        />
      </fieldset>
      <fieldset>
        <legend>{say("setup-pupils")}</legend>
        <div class="ui-pair">
          <NumberField
            label={say("setup-people")}
            value={people}
            low={1}
            high={info.seats[1]}
            set={(count) => change({ people: count })}
          />
          {!byList && (
            <NumberField
              label={say("setup-tables")}
              value={plan.tables ?? 1}
              low={1}
              high={MOST_TABLES}
              set={(count) => change({ tables: count })}
            />
          )}
        </div>
        <Choice
          label={say("setup-seating")}
          kind="seating"
          values={SEATING}
          value={plan.seating ?? "arrival"}
          set={(seating) => change({ seating })}
        />
        {byList && <NameList list={list} set={setList} tables={groups} wrong={list.trim() ? wrong : ""} />}
        <label>
          {say("setup-bots")}
          <select
            value={plan.level ?? ""}
            onChange={({ currentTarget: { value } }) => {
              const { level: _, ...rest } = plan;
              setPlan(value ? { ...rest, level: value } : rest);
            }}
          >
            <option value="">{say("setup-usual-level")}</option>
            {card.bots.map((level) => (
              <option key={level} value={level}>
                {called("level", level)}
              </option>
            ))}
          </select>
        </label>
        <p class="ui-small">
          {say(people < info.seats[0] ? "setup-sum-bots" : "setup-sum", {
            tables: say("setup-tables-count", { count: tables }),
            pupils: say("setup-pupils-count", { count: byList ? groups.flat().length : tables * people }),
            seats: info.seats[0],
          })}
        </p>
      </fieldset>
      <details class="ui-more">
        <summary>{say("setup-more")}</summary>
        <fieldset>
          <legend>{say("setup-terms")}</legend>
          <label>
            {say("class-decision-time")}
            <select
              value={String(plan.decision ?? "")}
              onChange={({ currentTarget: { value } }) => change({ decision: value ? Number(value) : null })}
            >
              {DECISIONS.map((seconds) => (
                <option key={seconds} value={String(seconds ?? "")}>
                  {decisionWords(seconds)}
                </option>
              ))}
            </select>
          </label>
          {card.talks && <TalkTime seconds={plan.talk ?? 0} set={(seconds) => change({ talk: seconds || null })} />}
          <Check on={plan.hints ?? false} set={(on) => change({ hints: on })}>
            {say("setup-hints")}
          </Check>
          <Check on={plan.keep_talk ?? false} set={(on) => change({ keep_talk: on })}>
            {say("setup-keep-talk")}
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
        {say(busy ? "setup-wait" : "setup-open")}
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
