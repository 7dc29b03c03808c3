// The replay that a whole class looks at: one person steps, all other screens follow.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { Loading } from "../components/loading";
import type { Frame } from "../moments/frames";
import { Buttons, Slider } from "../replay/controls";
import { type Position, placeAt, usePosition, useReplayKeys } from "../replay/position";
import { Stage } from "../replay/stage";
import { say } from "../say";
import { type Art, loadArt } from "../scene/art";
import type { LedReplay, TableInfo } from "../types";
import { Leading } from "./leading";
import type { ClassKey } from "./requests";
import * as requests from "./requests";

interface Props {
  at: ClassKey;
  /** A replay with a step: a game as it is played now is watched at its table. */
  replay: LedReplay;
  leads: boolean;
  /** Who leads, in words. */
  words: string;
  /** What else the teacher can do here, told the step that is shown. */
  children?: (info: TableInfo, step: number) => ComponentChildren;
}

export function LedReplayStage({ at, replay, leads, words, children }: Props) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [error, setError] = useState("");
  const leading = useRef<Leading | null>(null);
  const moved = (frame: Frame) => leading.current?.moved(frame);
  const position = usePosition(info, placeAt(replay.at ?? 0, replay.beat), setError, moved);
  useEffect(() => {
    document.title = `${say("led-title", { name: replay.name })} · Paddlewheel`;
    api.table(replay.table).then(
      (found) => {
        setInfo(found);
        void loadArt(found.game).then(setArt, () => undefined);
      },
      (failure: Error) => setError(failure.message),
    );
  }, [replay.table]);
  useEffect(() => {
    leading.current = leads ? new Leading(replay, (body) => requests.step(at, body), setError) : null;
    if (leads && position.frame) leading.current?.moved(position.frame);
  }, [leads]);
  useEffect(() => {
    if (!leads && position.frame) position.toPlace(placeAt(replay.at ?? 0, replay.beat));
  }, [replay.at, replay.beat, leads, position.frame === null]);
  useReplayKeys(leads ? position : STILL);
  const { frame, end } = position;
  if (!info || !frame || !end || !art)
    return <Loading heading={replay.name} status={error || say("loading-game")} failed={error !== ""} />;
  return (
    <Stage
      info={info}
      art={art}
      position={leads ? position : { ...position, jump: () => undefined }}
      heading={say("led-heading", { name: replay.name })}
      bar={<span class="ui-tag">{words}</span>}
    >
      {leads && (
        <>
          <Buttons position={position} />
          <Slider position={position} />
        </>
      )}
      {children?.(info, frame.step)}
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
    </Stage>
  );
}

/** For those who follow: no key moves anything. */
const STILL: Pick<Position, "length" | "walk" | "goTo" | "toFirst"> = {
  length: 0,
  walk: () => undefined,
  goTo: () => undefined,
  toFirst: () => undefined,
};
