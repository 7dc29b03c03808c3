// A lesson on the table: the same scene and choices as in a game, with words that say what to do now and why.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { RuleLink, TopBar } from "../bits";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import { AreaBox } from "../scene/areas";
import type { Art } from "../scene/art";
import type { Marks } from "../scene/sheet";
import { Choices } from "../table/choices";
import { useChoosing, type Asked } from "../table/choosing";
import { useByKeys, useKeys } from "../table/keys";
import { byElement } from "../table/picking";
import { Popup } from "../table/popup";
import { useShape } from "../table/shape";
import { Journal, Rules, Tabs, type Tab } from "../table/side";
import type { Area, Lesson, SeatPlan, View, Why } from "../types";
import { useCourse, type Course } from "./course";

/** So many of the latest lines of the journal are lit on the table. */
const LIT = 3;

interface Props {
  lesson: Lesson;
  art: Art;
  from: number;
}

export function Guided({ lesson, art, from }: Props) {
  const course = useCourse(lesson, from);
  if (course.view?.scene) return <Lectern lesson={lesson} art={art} course={course} view={course.view} />;
  return (
    <div class="ui-page">
      <TopBar title={lesson.title} />
      <main class="ui-narrow">
        <h1>Learn {lesson.title}</h1>
        <p role="status">{course.trouble || "The table is being laid…"}</p>
      </main>
    </div>
  );
}

function Lectern({ lesson, art, course, view }: { lesson: Lesson; art: Art; course: Course; view: View }) {
  const { step, number } = course;
  const scene = view.scene!;
  const [reply, setReply] = useState("");
  const [why, setWhy] = useState<Why | null>(null);
  const [told, setTold] = useState<string[]>([]);
  const [tab, setTab] = useState<Tab>("journal");
  const [ruleAt, setRuleAt] = useState("");
  const byKeys = useByKeys();
  const shape = useShape(scene.areas);
  const onward = useRef<HTMLButtonElement>(null);
  const asking = course.there && step.token !== "";
  const wanted = scene.offers?.find((offer) => offer.token === step.token);
  const last = number === course.count - 1;

  const on = () => (last ? undefined : course.goTo(number + 1));
  const tried = (token: string) => {
    setWhy(null);
    if (token === step.token) {
      setReply("");
      on();
      return;
    }
    const other = scene.offers?.find((offer) => offer.token === token);
    setReply(`“${other?.label ?? token}” is allowed, and in a game you may. For now, try “${wanted?.label ?? step.token}”.`);
  };
  const asked: Asked = {
    link: "here",
    why,
    play: tried,
    askWhy: (token) => {
      setReply("");
      const found = scene.offers?.some((offer) => offer.token === token);
      if (found) tried(token);
      else void api.lessonWhy(lesson.game, step.at, token).then(setWhy, () => undefined);
    },
  };
  const choosing = useChoosing(asked, view, scene, asking);
  const { left, picked, looked, menu } = choosing;
  useEffect(() => {
    setReply("");
    setWhy(null);
    setTold([]);
  }, [number]);
  useEffect(() => {
    if (!course.there || !byKeys.current || document.activeElement !== document.body) return;
    (onward.current ?? document.querySelector<HTMLElement>(".ui-choice.hinted"))?.focus();
  }, [number, course.there]);
  useEffect(() => {
    const found = document.querySelector<HTMLElement>(".ui-choice.hinted");
    const list = found?.closest<HTMLElement>(".ui-choices");
    if (found && list) list.scrollTop = found.offsetTop - list.offsetTop - 40;
  }, [number, asking]);
  useKeys((key) => {
    if (key === "Escape") choosing.release();
    else if (asking && /^[1-9]$/.test(key) && left[Number(key) - 1]) choosing.choose(left[Number(key) - 1]!.token);
  });

  const openRule = (rule: string) => {
    setRuleAt(rule);
    setTab("rules");
  };
  const alone = async () => {
    const seats: SeatPlan[] = Array.from({ length: lesson.seats }, (_, seat) =>
      seat === lesson.seat ? { who: "me", name: prefs.name || "You" } : { who: "bot", level: "steady" },
    );
    try {
      const made = await api.leaveLesson(lesson.game, step.at, seats);
      keepCreated(made, lesson.game, lesson.title);
      go(`t/${made.table}`);
    } catch (error) {
      setReply((error as Error).message);
    }
  };
  const marks: Marks = {
    offers: asking ? byElement(left) : new Map(),
    picked: looked?.touches ?? picked,
    hinted: asking ? (wanted?.touches ?? []) : [],
    told: course.fresh && !told.length ? view.lines.slice(-Math.min(LIT, course.fresh)).flatMap((line) => line.touches) : told,
  };
  const box = (area: Area) => <AreaBox key={area.id} area={area} art={art} marks={marks} hands={choosing.hands} />;
  const panel = (area: Area) => (
    <div class="ui-panel" key={area.id}>
      {area.kind !== "seat" && <h2>{area.title}</h2>}
      {box(area)}
    </div>
  );
  return (
    <div class="ui-table" data-game={lesson.game} data-step={number} data-there={course.there}>
      <TopBar title={`Learn ${lesson.title}`}>
        <label class="ui-inline ui-chapters">
          <span class="ui-word">Chapter</span>
          <select aria-label="Chapter" value={String(course.chapter)} onChange={(event) => course.goTo(course.starts[Number(event.currentTarget.value)]!)}>
            {lesson.chapters.map((chapter, place) => (
              <option value={String(place)}>{`${place + 1}. ${chapter.title}`}</option>
            ))}
          </select>
        </label>
      </TopBar>
      <main class={shape.class}>
        <h1 class="ui-hidden">Learn {lesson.title}</h1>
        <section class="ui-lesson" aria-label="The lesson">
          <div class="ui-words">
            <p class="ui-whose">
              {lesson.chapters[course.chapter]!.title} · step {number + 1} of {course.count}
            </p>
            <p class="ui-taught">
              <Worded text={step.words} open={openRule} />
            </p>
            <p class="ui-reply" role="status">
              {reply || (why && (why.allowed ? "That is allowed, but not what is asked for now." : `Why not “${why.token}”? ${why.why}`)) || choosing.note || course.trouble}
              {why && !reply && <RuleLink rule={why.rule} open={openRule} />}
            </p>
          </div>
          <div class="ui-row ui-steps">
            <button type="button" class="ui-button" disabled={number === 0} onClick={() => course.goTo(number - 1)}>
              Back
            </button>
            {last || (
              <button type="button" ref={step.token ? undefined : onward} class={step.token ? "ui-button" : "ui-button main"} onClick={on}>
                {step.token ? "Skip" : "Go on"}
              </button>
            )}
            <button type="button" ref={last ? onward : undefined} class={last ? "ui-button main" : "ui-button"} onClick={() => void alone()} title="A table of your own that goes on from here, with bots in the other seats">
              {last ? "Go on alone" : "Play from here"}
            </button>
          </div>
          <progress class="ui-progress" max={course.count} value={number + 1} aria-label="How far the lesson has come" />
        </section>
        <section class="ui-board" aria-label="The board">
          {scene.areas.filter((area) => area.kind === "board").map(box)}
        </section>
        <section class="ui-middle" aria-label="Choices and seats" tabIndex={asking ? undefined : 0}>
          <div class="ui-now">
            {scene.areas.filter((area) => area.kind === "hand").map(panel)}
            {asking && (
              <div class="ui-offers">
                <h2>{picked.length ? "What do you mean?" : "You may"}</h2>
                <Choices offers={left} hinted={step.token} mark="now" waiting={null} choose={choosing.choose} asked={null} look={choosing.look} looked={looked} />
                {picked.length > 0 && (
                  <button type="button" class="ui-button" onClick={choosing.release}>
                    All choices
                  </button>
                )}
              </div>
            )}
          </div>
          {scene.areas.filter((area) => area.kind === "seat" || area.kind === "panel").map(panel)}
        </section>
        <aside class="ui-side" aria-label="Journal and rules">
          <Tabs now={tab} set={setTab} unread={false} tabs={["journal", "rules"]} />
          <div class="ui-tabpanel" id="pw-side" role="tabpanel" aria-labelledby={`pw-tab-${tab}`} tabIndex={0}>
            {tab === "journal" ? (
              <Journal lines={view.lines} fresh={course.fresh} look={setTold} openRule={openRule} />
            ) : (
              <Rules game={lesson.game} at={ruleAt || view.rule} />
            )}
          </div>
        </aside>
      </main>
      {menu && left.length > 1 && <Popup at={menu} offers={left} asked={null} choose={choosing.choose} close={choosing.release} />}
      <p class="ui-hidden" aria-live="polite">
        {course.there ? `${step.words} ${wanted && asking ? `Asked for: ${wanted.label}.` : ""}` : ""}
      </p>
    </div>
  );
}

/** Words in which every rule can be opened. */
function Worded({ text, open }: { text: string; open: (rule: string) => void }) {
  const parts = text.split(/(\((?:[A-Z]{2}-\d+[a-z]?(?:, )?)+\))/);
  return (
    <>
      {parts.map((part, place) =>
        place % 2 ? (
          <span class="ui-rulings">
            ({part.slice(1, -1).split(", ").map((rule, number) => <>{number > 0 && ", "}<RuleLink rule={rule} open={open} /></>)})
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
