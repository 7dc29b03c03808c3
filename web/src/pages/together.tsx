// What a class looks at together, on a pupil's screen: a led replay, or a what-if game as it is played.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { LedReplayStage } from "../classroom/led-replay";
import { keepSeat } from "../classroom/my-classes";
import type { PupilRoom } from "../classroom/pupil-room";
import { Loading } from "../components/loading";
import { say } from "../say";
import type { LedReplay } from "../types";
import { TablePage } from "./table";

export function Together({ room, replay }: { room: PupilRoom; replay: LedReplay }) {
  const leads = room.state!.leads;
  if (replay.at === null) return <WatchedTogether room={room} table={replay.table} />;
  const words = leads
    ? say("led-by-you")
    : replay.leader_name
      ? say("led-by", { name: replay.leader_name })
      : say("led-by-teacher");
  return <LedReplayStage key={replay.table} at={room.desk} replay={replay} leads={leads} words={words} />;
}

/** Pupils whom the teacher has given a seat play it, all others watch. */
function WatchedTogether({ room: { desk, state }, table }: { room: PupilRoom; table: string }) {
  const [ready, setReady] = useState(false);
  const [error, setError] = useState("");
  useEffect(() => {
    api.table(table).then(
      (info) => {
        const mine = info.seats.find((seat) => seat.kind === "person" && seat.name === state!.name);
        if (mine) keepSeat({ id: table, game: info.game, title: info.title, seats: { [mine.seat]: desk.key } });
        setReady(true);
      },
      (failure: Error) => setError(failure.message),
    );
  }, [table]);
  if (!ready) return <Loading heading={say("what-if")} status={error || say("opening-table")} failed={error !== ""} />;
  return <TablePage key={table} id={table} />;
}
