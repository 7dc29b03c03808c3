import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { TopBar } from "../bits";
import { Chances } from "../components/chances";
import { DebriefLink } from "../components/links";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import { AreaBox } from "../scene/areas";
import { loadArt, type Art } from "../scene/art";
import type { Hands, Marks } from "../scene/sheet";
import { Result } from "../table/result";
import { useShape } from "../table/shape";
import { Journal, Rules, Tabs, type Tab } from "../table/side";
import type { Area, SeatPlan, TableInfo, View } from "../types";

const QUIET: Hands = { choose: () => undefined, ask: () => undefined };

export function Replay({ id, from }: { id: string; from: number }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [at, setAt] = useState(Math.max(0, Math.floor(from) || 0));
  const [seat, setSeat] = useState<number | null>(null);
  const [view, setView] = useState<View | null>(null);
  const [told, setTold] = useState<string[]>([]);
  const [tab, setTab] = useState<Tab>("journal");
  const [ruleAt, setRuleAt] = useState("");
  const [running, setRunning] = useState(false);
  const shape = useShape(view?.scene?.areas ?? []);
  const [trouble, setTrouble] = useState("");
  const known = useRef(new Map<string, Promise<View>>());
  const length = info?.length ?? 0;

  useEffect(() => {
    api.table(id).then(
      (found) => {
        document.title = `Replay of ${found.title} · Paddlewheel`;
        if (found.status !== "finished") setTrouble("This game is not over yet; it can be replayed when it is.");
        setInfo(found);
        void loadArt(found.game).then(setArt, () => undefined);
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [id]);

  const fetched = (when: number, whose: number | null): Promise<View> => {
    const name = `${whose}:${when}`;
    let found = known.current.get(name);
    if (!found) {
      found = api.viewAt(id, when, whose);
      known.current.set(name, found);
      found.catch(() => known.current.delete(name));
    }
    return found;
  };
  useEffect(() => {
    if (info?.status !== "finished") return;
    let current = true;
    fetched(at, seat).then(
      (found) => {
        if (!current) return;
        setTold(view && found.lines.length > view.lines.length ? (found.lines[found.lines.length - 1]?.touches ?? []) : []);
        setView(found);
        if (at < length) void fetched(at + 1, seat);
      },
      (error: Error) => setTrouble(error.message),
    );
    return () => void (current = false);
  }, [info, at, seat]);
  useEffect(() => {
    if (!running) return;
    if (at >= length) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), 900);
    return () => clearTimeout(timer);
  }, [running, at, length]);

  const goTo = (to: (now: number) => number) => {
    setRunning(false);
    setAt((now) => Math.max(0, Math.min(length, to(now))));
  };
  const step = (to: number) => goTo(() => to);
  const walk = (by: number) => goTo((now) => now + by);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (/^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName) || event.altKey || event.ctrlKey) return;
      const ways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -length, End: length };
      const by = ways[event.key];
      if (by === undefined) return;
      event.preventDefault();
      walk(by);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
  /** The first moment at which the journal has this line. */
  const jump = async (line: number) => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await fetched(middle, seat)).lines.length > line) high = middle;
      else low = middle + 1;
    }
    step(low);
  };
  const [allLines, setAllLines] = useState<View["lines"]>([]);
  useEffect(() => {
    if (info?.status === "finished") void fetched(length, seat).then((found) => setAllLines(found.lines), () => undefined);
  }, [info, seat]);

  const fork = async () => {
    if (!info) return;
    const whose = view?.deciders[0] ?? 0;
    const seats: SeatPlan[] = info.seats.map((each) =>
      each.seat === (seat ?? whose) ? { who: "me", name: prefs.name || "You" } : { who: "bot", level: "steady" },
    );
    try {
      const made = await api.fork(id, at, seats);
      keepCreated(made, info.game, info.title);
      go(`t/${made.table}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };

  if (!info || !view?.scene || !art) {
    return (
      <div class="ui-page">
        <TopBar title="Replay" />
        <main class="ui-narrow">
          <h1>Replay</h1>
          <p role="status">{trouble || "Fetching the game…"}</p>
          {trouble && <a class="ui-button" href="#/">All games</a>}
        </main>
      </div>
    );
  }
  const scene = view.scene;
  const marks: Marks = { offers: new Map(), picked: [], hinted: [], told };
  const box = (area: Area) => <AreaBox key={area.id} area={area} art={art} marks={marks} hands={QUIET} />;
  const names = info.seats.map((each) => each.name || `Seat ${each.seat + 1}`);
  const openRule = (rule: string) => {
    setRuleAt(rule);
    setTab("rules");
  };
  const shown = view.lines.length;
  return (
    <div class="ui-table" data-game={info.game}>
      <TopBar title={`Replay of ${info.title}`} />
      <main class={shape.class}>
        <h1 class="ui-hidden">Replay of {info.title}</h1>
        <section class="ui-prompt" aria-label="The moment">
          <div class="ui-say-what">
            <p class="ui-whose">
              Step {at} of {length}
            </p>
            <p class="ui-what">{view.lines[shown - 1]?.text ?? scene.prompt}</p>
          </div>
          <label class="ui-inline">
            Seen by
            <select value={seat === null ? "" : String(seat)} onChange={(event) => setSeat(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
              <option value="">a spectator</option>
              {names.map((name, number) => (
                <option value={String(number)}>{name}</option>
              ))}
            </select>
          </label>
        </section>
        <section class="ui-board" aria-label="The board">
          {scene.areas.filter((area) => area.kind === "board").map(box)}
        </section>
        <section class="ui-middle" aria-label="Replay and seats">
          <div class="ui-offers">
            <div class="ui-row tight" role="group" aria-label="Steps">
              <button type="button" class="ui-button" aria-label="To the beginning" onClick={() => step(0)}>|◀</button>
              <button type="button" class="ui-button" aria-label="One step back" onClick={() => walk(-1)}>◀</button>
              <button type="button" class="ui-button main" onClick={() => setRunning(!running)}>{running ? "Stop" : "Run"}</button>
              <button type="button" class="ui-button" aria-label="One step on" onClick={() => walk(1)}>▶</button>
              <button type="button" class="ui-button" aria-label="To the end" onClick={() => step(length)}>▶|</button>
            </div>
            <Chances table={id} names={names.map((name, number) => scene.areas.find((area) => area.kind === "seat" && area.seat === number)?.title ?? name)} at={at} step={step} />
            <input class="ui-scrub" type="range" min={0} max={length} value={at} aria-label="Step of the game" onInput={(event) => step(Number(event.currentTarget.value))} />
            <button type="button" class="ui-button" disabled={view.outcome !== null} onClick={() => void fork()}>
              What if? Play on from here
            </button>
            <DebriefLink game={info.game} table={id} />
            {trouble && <p class="ui-trouble" role="alert">{trouble}</p>}
          </div>
          {view.outcome && <Result game={info.game} outcome={view.outcome} words={scene.prompt} names={names} mine={[]} openRule={openRule} />}
          {scene.areas.filter((area) => area.kind !== "board").map((area) => (
            <div class="ui-panel" key={area.id}>
              {area.kind !== "seat" && <h2>{area.title}</h2>}
              {box(area)}
            </div>
          ))}
        </section>
        <aside class="ui-side" aria-label="Journal and rules">
          <Tabs now={tab} set={setTab} unread={false} tabs={["journal", "rules"]} />
          <div class="ui-tabpanel" id="pw-side" role="tabpanel" aria-labelledby={`pw-tab-${tab}`} tabIndex={0}>
            {tab === "journal" ? (
              <Journal lines={allLines} fresh={0} now={shown - 1} look={setTold} openRule={openRule} jump={(line) => void jump(line)} />
            ) : (
              <Rules game={info.game} at={ruleAt || view.rule} />
            )}
          </div>
        </aside>
      </main>
    </div>
  );
}
