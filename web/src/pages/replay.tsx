import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Chances } from "../components/chances";
import { DebriefLink } from "../components/links";
import { Loading } from "../components/loading";
import { Shuffle } from "../components/shuffle";
import { TopBar } from "../components/topbar";
import { keepCreated, prefs } from "../prefs";
import { Buttons, SeenBy, Slider } from "../replay/controls";
import { usePosition, useReplayKeys } from "../replay/position";
import { go } from "../route";
import { type Art, loadArt } from "../scene/art";
import { areasOf, Board, type Drawing, NO_ACTIONS, NO_MARKS, Panels, seatTitle } from "../table/drawing";
import { Journal } from "../table/journal";
import { Result } from "../table/result";
import { Rules } from "../table/rules";
import { useShape } from "../table/shape";
import { SidePanel, useSide } from "../table/tabs";
import type { SeatPlan, TableInfo } from "../types";

export function Replay({ id, from }: { id: string; from: number }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [pointed, setPointed] = useState<string[] | null>(null);
  const [error, setError] = useState("");
  const position = usePosition(info, from, setError);
  const side = useSide();
  const { at, length, seat, view } = position;
  const shape = useShape(view?.scene?.areas ?? []);
  useReplayKeys(position);
  useEffect(() => {
    api.table(id).then(
      (found) => {
        document.title = `Replay of ${found.title} · Paddlewheel`;
        if (found.status !== "finished") setError("This game is not over yet. It can be replayed when it is.");
        setInfo(found);
        void loadArt(found.game).then(setArt, () => undefined);
      },
      (failure: Error) => setError(failure.message),
    );
  }, [id]);
  useEffect(() => setPointed(null), [view]);

  if (!info || !view?.scene || !art)
    return <Loading heading="Replay" status={error || "Loading the game…"} failed={error !== ""} />;

  const playOn = async () => {
    const mine = seat ?? view.deciders[0] ?? 0;
    const seats = info.seats.map(
      (each): SeatPlan => (each.seat === mine ? { who: "me", name: prefs.name || "You" } : { who: "bot" }),
    );
    try {
      const made = await api.fork(id, at, seats);
      keepCreated(made, info.game, info.title);
      go(`t/${made.table}`);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  const scene = view.scene;
  const drawing: Drawing = { art, marks: { ...NO_MARKS, told: pointed ?? position.news }, actions: NO_ACTIONS };
  const names = info.seats.map((each) => each.name || `Seat ${each.seat + 1}`);
  return (
    <div class="ui-table" style={art.look} data-game={info.game}>
      <TopBar title={`Replay of ${info.title}`} />
      <main class={shape.class}>
        <h1 class="ui-hidden">Replay of {info.title}</h1>
        <section class="ui-prompt" aria-label="The moment">
          <div class="ui-say-what">
            <p class="ui-whose">
              Step {at} of {length}
            </p>
            <p class="ui-what">{view.lines.at(-1)?.text ?? scene.prompt}</p>
          </div>
          <SeenBy position={position} names={names} />
        </section>
        <Board scene={scene} drawing={drawing} />
        <section class="ui-middle" aria-label="Replay and seats">
          <div class="ui-offers">
            <Buttons position={position} />
            <Chances
              table={id}
              names={info.seats.map((each) => seatTitle(scene, each.seat))}
              at={at}
              step={position.goTo}
            />
            <Slider position={position} />
            <button type="button" class="ui-button" disabled={view.outcome !== null} onClick={() => void playOn()}>
              What if? Play on from here
            </button>
            <DebriefLink game={info.game} table={id} />
            {error && (
              <p class="ui-error" role="alert">
                {error}
              </p>
            )}
          </div>
          {view.outcome && (
            <Result
              game={info.game}
              outcome={view.outcome}
              words={scene.prompt}
              names={names}
              mine={[]}
              openRule={side.openRule}
            />
          )}
          <Panels areas={areasOf(scene, "hand", "seat", "panel")} drawing={drawing} />
          <Shuffle promised={info} />
        </section>
        <SidePanel side={side} tabs={["journal", "rules"]} label="Journal and rules">
          {side.tab === "journal" ? (
            <Journal
              lines={position.lines}
              fresh={0}
              now={view.lines.length - 1}
              look={setPointed}
              openRule={side.openRule}
              jump={(line) => void position.jump(line)}
            />
          ) : (
            <Rules game={info.game} at={side.ruleAt || view.rule} />
          )}
        </SidePanel>
      </main>
    </div>
  );
}
