import { useEffect, useState } from "preact/hooks";
import { AnalysisPanel } from "../analysis/panel";
import { useAnalysis } from "../analysis/use-analysis";
import * as api from "../api";
import { DebriefLink } from "../components/links";
import { Loading } from "../components/loading";
import { Shuffle } from "../components/shuffle";
import { TopBar } from "../components/topbar";
import { touched, words } from "../moments/frames";
import { myTable } from "../prefs";
import { Buttons, SeenBy, Slider } from "../replay/controls";
import { usePosition, useReplayKeys } from "../replay/position";
import { WhatIf } from "../replay/what-if";
import { type Art, loadArt } from "../scene/art";
import { areasOf, Board, type Drawing, NO_ACTIONS, NO_MARKS, PanelList, seatTitle } from "../table/drawing";
import { Journal } from "../table/journal";
import { where } from "../table/looking-bar";
import { Result } from "../table/result";
import { Rules } from "../table/rules";
import { Status } from "../table/status";
import { SidePanel, useSide } from "../table/tabs";
import type { JudgedTurn, Scene, TableInfo } from "../types";

/** `from`: the moment to begin with, as the address says it. `analyse`: a bot begins to study the game at once. */
export function Replay({ id, from, analyse }: { id: string; from: string; analyse: boolean }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [pointed, setPointed] = useState<string[] | null>(null);
  const [error, setError] = useState("");
  const position = usePosition(info, from, setError);
  const asked = useAnalysis(id, analyse, info?.status === "finished" && !info.archived);
  const better = useBetter(id, setError);
  const side = useSide();
  const { frame, length, seat, timeline, end } = position;
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
  useEffect(() => setPointed(null), [frame]);

  if (info?.archived && info.length === null)
    return <Loading heading={`Replay of ${info.title}`} status={info.archived} failed />;
  if (!info || !frame || !end || !art)
    return <Loading heading="Replay" status={error || "Loading the game…"} failed={error !== ""} />;

  const turn = better.turn?.at === frame.step ? better.turn : null;
  const scene = (turn && better.scene) || frame.scene;
  const told = turn ? (turn.better?.touches ?? []) : touched(frame);
  const drawing: Drawing = { art, marks: { ...NO_MARKS, told: pointed ?? told }, actions: NO_ACTIONS };
  const names = info.seats.map((each) => each.name || `Seat ${each.seat + 1}`);
  return (
    <div class="ui-table" style={art.look} data-game={info.game}>
      <TopBar title={`Replay of ${info.title}`} />
      <main class="ui-play">
        <h1 class="ui-hidden">Replay of {info.title}</h1>
        <Status scene={scene} deciders={[]} look={setPointed} />
        <section class="ui-prompt" aria-label="The moment">
          <div class="ui-say-what">
            <p class="ui-whose">{info.archived ? "The end" : `S${where(frame, length).slice(1)}`}</p>
            <p class="ui-what">{turn ? "The better turn, when it was over" : words(frame)}</p>
          </div>
          <SeenBy position={position} names={names} />
        </section>
        <Board scene={scene} drawing={drawing} />
        <section class="ui-middle" aria-label="Replay and seats">
          <div class="ui-offers">
            {info.archived ? (
              <Archived info={info} />
            ) : (
              <>
                <Buttons position={position} />
                <Slider position={position} />
                <AnalysisPanel
                  table={id}
                  asked={asked}
                  names={info.seats.map((each) => seatTitle(scene, each.seat))}
                  at={frame.step}
                  step={position.goTo}
                  shown={turn}
                  show={better.show}
                  mine={Object.keys(myTable(id)?.seats ?? {}).map(Number)}
                />
                <WhatIf info={info} at={frame.step} seat={seat} names={names} disabled={position.isEnd} />
                <DebriefLink game={info.game} table={id} />
              </>
            )}
            {error && (
              <p class="ui-error" role="alert">
                {error}
              </p>
            )}
          </div>
          {position.isEnd && end.outcome && (
            <Result
              game={info.game}
              outcome={end.outcome}
              words={scene.prompt}
              names={names}
              mine={[]}
              openRule={side.openRule}
            />
          )}
          <PanelList areas={areasOf(scene, "hand", "seat", "panel")} drawing={drawing}>
            <Shuffle promised={info} />
          </PanelList>
        </section>
        <SidePanel side={side} tabs={["journal", "rules"]} label="Journal and rules">
          {side.tab === "journal" ? (
            <Journal
              lines={timeline.lines}
              name={(each) => seatTitle(scene, each)}
              fresh={0}
              now={frame.lines - 1}
              look={setPointed}
              openRule={side.openRule}
              jump={position.jump}
            />
          ) : (
            <Rules game={info.game} at={side.ruleAt || scene.rule} />
          )}
        </SidePanel>
      </main>
    </div>
  );
}

/** The better turn that is shown on the board in place of what was played. */
function useBetter(table: string, failed: (why: string) => void) {
  const [turn, setTurn] = useState<JudgedTurn | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const show = (wanted: JudgedTurn | null) => {
    setTurn(wanted);
    setScene(null);
    if (wanted?.better)
      api.tryTurn(table, wanted.at, wanted.seat, wanted.better.tokens).then(
        (found) => setScene(found.view.scene ?? null),
        (failure: Error) => failed(failure.message),
      );
  };
  return { turn, scene, show };
}

/** Why a game of earlier rules cannot be stepped through, and its record. */
function Archived({ info }: { info: TableInfo }) {
  return (
    <>
      <p>{info.archived}</p>
      <a class="ui-button" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}>
        Record
      </a>
    </>
  );
}
