// A lesson on the table: the same scene and choices as in a game, with words that say what to do now and why.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { Loading } from "../components/loading";
import { RuleLink } from "../components/rule-link";
import { TopBar } from "../components/topbar";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import { say } from "../say";
import type { Art } from "../scene/art";
import type { Marks } from "../scene/sheet";
import { type Receiver, useChoosing } from "../table/choosing";
import { areasOf, Board, type Drawing, NO_MARKS, PanelList, Panels, seatTitle } from "../table/drawing";
import { Journal } from "../table/journal";
import { useByKeys, useKeys } from "../table/keys";
import { Offers } from "../table/offers";
import { byElement } from "../table/picking";
import { Popup } from "../table/popup";
import { Rules } from "../table/rules";
import { Status } from "../table/status";
import { SidePanel, useSide } from "../table/tabs";
import type { LessonText, SeatPlan, View, Why } from "../types";
import { type Progress, useProgress } from "./progress";
import { Steps } from "./steps";

/** This many of the latest lines of the journal are lit on the table. */
const LIT = 3;

interface Props {
  lesson: LessonText;
  art: Art;
  from: number;
}

export function Guided({ lesson, art, from }: Props) {
  const progress = useProgress(lesson, from);
  if (progress.view?.scene) return <LessonTable lesson={lesson} art={art} progress={progress} view={progress.view} />;
  return (
    <Loading
      bar={lesson.title}
      heading={say("learn-game", { title: lesson.title })}
      status={progress.error || say("loading-table")}
      failed={progress.error !== ""}
    />
  );
}

interface TableProps {
  lesson: LessonText;
  art: Art;
  progress: Progress;
  view: View;
}

function LessonTable({ lesson, art, progress, view }: TableProps) {
  const { step, number } = progress;
  const scene = view.scene!;
  const [told, setTold] = useState<string[]>([]);
  const side = useSide();
  const asking = progress.there && step.token !== "";
  const wanted = scene.offers?.find((offer) => offer.token === step.token);
  const { reply, why, setReply, receiver } = useReplies(lesson, progress, view);
  const choosing = useChoosing(receiver, view, scene, asking);
  const { left, picked, looked, menu } = choosing;
  useEffect(() => setTold([]), [number]);
  useKeys((key, event) => {
    if (key === "Escape") choosing.release();
    else if (choosing.press(key)) event.preventDefault();
  });
  const onward = useFocus(progress, asking);

  const playAlone = async () => {
    const seats: SeatPlan[] = Array.from({ length: lesson.seats }, (_, seat) =>
      seat === lesson.seat ? { who: "me", name: prefs.name || say("you") } : { who: "bot" },
    );
    try {
      const made = await api.leaveLesson(lesson.game, step.at, seats);
      keepCreated(made, lesson.game, lesson.title);
      go(`t/${made.table}`);
    } catch (failure) {
      setReply((failure as Error).message);
    }
  };
  const news = view.lines.slice(-Math.min(LIT, progress.fresh)).flatMap((line) => line.touches);
  const marks: Marks = {
    offers: asking ? byElement(left) : new Map(),
    picked: looked?.touches ?? picked,
    hinted: asking ? (wanted?.touches ?? []) : [],
    told: progress.fresh && !told.length ? news : told,
    trails: NO_MARKS.trails,
  };
  const drawing: Drawing = { art, marks, actions: choosing.actions };
  return (
    <div class="ui-table" style={art.look} data-game={lesson.game} data-step={number} data-there={progress.there}>
      <TopBar title={say("learn-game", { title: lesson.title })}>
        <Chapters lesson={lesson} progress={progress} />
      </TopBar>
      <main class="ui-play">
        <h1 class="ui-hidden">{say("learn-game", { title: lesson.title })}</h1>
        <Status scene={scene} deciders={view.deciders} mine={[lesson.seat]} look={setTold} />
        <Steps
          lesson={lesson}
          progress={progress}
          openRule={side.openRule}
          onward={onward}
          playAlone={() => void playAlone()}
        >
          {reply || (why && whyNot(why)) || choosing.note || progress.error}
          {why && !reply && <RuleLink rule={why.rule} open={side.openRule} />}
        </Steps>
        <Board scene={scene} drawing={drawing} />
        <section class="ui-middle" aria-label={say("choices-and-seats")}>
          <div class="ui-now">
            <Panels areas={areasOf(scene, "hand")} drawing={drawing} />
            {asking && <Offers choosing={choosing} hinted={step.token} mark={say("lesson-now")} />}
          </div>
          <PanelList areas={areasOf(scene, "seat", "panel")} drawing={drawing} />
        </section>
        <SidePanel side={side} tabs={["journal", "rules"]} label={say("journal-and-rules")}>
          {side.tab === "journal" ? (
            <Journal
              lines={view.lines}
              name={(seat) => seatTitle(view.scene!, seat)}
              fresh={progress.fresh}
              look={setTold}
              openRule={side.openRule}
            />
          ) : (
            <Rules game={lesson.game} at={side.ruleAt || view.rule} />
          )}
        </SidePanel>
      </main>
      {menu && left.length > 1 && (
        <Popup at={menu} offers={left} asked={null} choose={choosing.choose} close={choosing.release} />
      )}
      <p class="ui-hidden" aria-live="polite">
        {progress.there &&
          [step.words, asking && wanted ? say("lesson-asked", { choice: wanted.label }) : ""].join(" ")}
      </p>
    </div>
  );
}

function Chapters({ lesson, progress }: { lesson: LessonText; progress: Progress }) {
  return (
    <label class="ui-inline ui-chapters">
      <span class="ui-word">{say("lesson-chapter")}</span>
      <select
        aria-label={say("lesson-chapter")}
        value={String(progress.chapter)}
        onChange={(event) => progress.goTo(progress.starts[Number(event.currentTarget.value)]!)}
      >
        {lesson.chapters.map((chapter, place) => (
          <option key={chapter.title} value={String(place)}>
            {say("lesson-chapter-option", { number: place + 1, title: chapter.title })}
          </option>
        ))}
      </select>
    </label>
  );
}

function whyNot(why: Why): string {
  if (why.allowed) return say("lesson-allowed");
  return why.token
    ? say("lesson-why-not", { choice: why.token, why: why.why })
    : say("lesson-why-not-here", { why: why.why });
}

/** What the lesson answers to other choices than the one it asks for. */
function useReplies(lesson: LessonText, progress: Progress, view: View) {
  const { step, number, count } = progress;
  const [reply, setReply] = useState("");
  const [why, setWhy] = useState<Why | null>(null);
  useEffect(() => {
    setReply("");
    setWhy(null);
  }, [number]);
  const offers = view.scene?.offers ?? [];
  const called = (token: string) => offers.find((offer) => offer.token === token)?.label ?? token;
  const play = (token: string) => {
    setWhy(null);
    if (token !== step.token) {
      setReply(say("lesson-other", { choice: called(token), wanted: called(step.token) }));
      return;
    }
    setReply("");
    if (number < count - 1) progress.goTo(number + 1);
  };
  const receiver: Receiver = {
    link: "here",
    why,
    play,
    askWhyHere: (element) => {
      setReply("");
      setWhy(null);
      const answered = (found: Why) => setWhy(found.why || found.allowed ? found : null);
      void api.lessonWhy(lesson.game, step.at, element).then(answered, () => undefined);
    },
  };
  return { reply, why, setReply, receiver };
}

/** Brings the choice asked for into sight, and the focus of somebody who plays by keys to what goes on. */
function useFocus(progress: Progress, asking: boolean) {
  const byKeys = useByKeys();
  const onward = useRef<HTMLButtonElement>(null);
  const { number, there } = progress;
  useEffect(() => {
    if (!there || !byKeys.current || document.activeElement !== document.body) return;
    (onward.current ?? document.querySelector<HTMLElement>(".ui-choice.hinted"))?.focus();
  }, [number, there]);
  useEffect(() => {
    const found = document.querySelector<HTMLElement>(".ui-choice.hinted");
    const list = found?.closest<HTMLElement>(".ui-choices");
    if (found && list) list.scrollTop = found.offsetTop - list.offsetTop - 40;
  }, [number, asking]);
  return onward;
}
