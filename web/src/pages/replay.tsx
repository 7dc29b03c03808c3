import { useEffect, useState } from "preact/hooks";
import { AnalysisPanel } from "../analysis/panel";
import { useAnalysis } from "../analysis/use-analysis";
import * as api from "../api";
import { DebriefLink } from "../components/links";
import { Loading } from "../components/loading";
import { inLanguage } from "../language";
import { type Frame, touched } from "../moments/frames";
import { myTable } from "../prefs";
import { Buttons, Slider } from "../replay/controls";
import { addressOf, placeOf, usePosition, useReplayKeys } from "../replay/position";
import { namesAt, Stage } from "../replay/stage";
import { WhatIf } from "../replay/what-if";
import { say } from "../say";
import { type Art, loadArt } from "../scene/art";
import { seatTitle } from "../table/drawing";
import type { JudgedTurn, Scene, TableInfo } from "../types";

/** `from`: the moment to begin with, as the address says it. `analyse`: a bot begins to study the game at once. */
export function Replay({ id, from, analyse }: { id: string; from: string; analyse: boolean }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [error, setError] = useState("");
  // A moment can be sent to a friend by the address. It takes no place in the history of the browser.
  const keepAddress = (at: Frame) => history.replaceState(null, "", `#/replay/${id}?at=${addressOf(at)}`);
  const position = usePosition(info, placeOf(from), setError, keepAddress);
  const asked = useAnalysis(id, analyse, info?.status === "finished" && !info.archived);
  const better = useBetter(id, setError);
  const { frame, seat, end } = position;
  useReplayKeys(position);
  useEffect(() => {
    api.table(id).then(
      (found) => {
        document.title = `${say("replay-of", { title: found.title })} · Paddlewheel`;
        if (found.status !== "finished") setError(say("replay-not-over"));
        setInfo(found);
        void loadArt(found.game).then(setArt, () => undefined);
      },
      (failure: Error) => setError(failure.message),
    );
  }, [id]);

  if (info?.archived && info.length === null)
    return <Loading heading={say("replay-of", { title: info.title })} status={info.archived} failed />;
  if (!info || !frame || !end || !art)
    return <Loading heading={say("replay-heading")} status={error || say("loading-game")} failed={error !== ""} />;

  const turn = better.turn?.at === frame.step ? better.turn : null;
  const scene = (turn && better.scene) || frame.scene;
  const names = namesAt(info);
  return (
    <Stage
      info={info}
      art={art}
      position={position}
      heading={say("replay-of", { title: info.title })}
      scene={scene}
      told={turn ? (turn.better?.touches ?? []) : touched(frame)}
      whose={info.archived ? say("replay-end") : undefined}
      what={turn ? say("replay-better") : undefined}
    >
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
    </Stage>
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
      <a class="ui-button" href={inLanguage(`/api/tables/${info.id}/record`)} download={`${info.game}.record`}>
        {say("record")}
      </a>
    </>
  );
}
