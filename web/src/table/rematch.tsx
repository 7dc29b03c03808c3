// Once more: the offer of a rematch, as those see it who made it and those who are asked.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { keep, myTable } from "../prefs";
import { go } from "../route";
import { say } from "../say";
import type { TableInfo } from "../types";

/** Milliseconds between two looks at the answers of the others. */
const LOOK = 4000;

/** The table of the rematch, while it is waited for; null where none is offered. */
function useOffer(next: string): TableInfo | null {
  const [offer, setOffer] = useState<TableInfo | null>(null);
  useEffect(() => {
    if (!next) return;
    const look = () => {
      api.table(next).then(setOffer, () => undefined);
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [next]);
  return offer;
}

export function Rematch({ info, mine }: { info: TableInfo; mine: number[] }) {
  const offer = useOffer(info.next);
  const [declined, setDeclined] = useState(false);
  const [error, setError] = useState("");
  const run = (work: Promise<unknown>) => void work.catch((failure: Error) => setError(failure.message));
  if (!mine.length) return null;
  const asked = offer?.status === "open" && mine.some((seat) => offer.seats[seat]?.kind === "open");
  const begun = offer !== null && !asked && mine.some((seat) => offer.seats[seat]?.kind === "person");
  const who =
    offer?.seats.find((seat) => seat.kind === "person" && !mine.includes(seat.seat))?.name ?? say("rematch-host");
  return (
    <div class="ui-rematch">
      {asked && !declined ? (
        <div class="ui-question" role="alertdialog" aria-label={say("rematch-offer", { who })}>
          <p>{say("rematch-offer", { who })}</p>
          <div class="ui-row">
            <button type="button" class="ui-button main" onClick={() => run(playAgain(info))}>
              {say("rematch-accept")}
            </button>
            <button type="button" class="ui-button" onClick={() => run(decline(info).then(() => setDeclined(true)))}>
              {say("rematch-decline")}
            </button>
          </div>
        </div>
      ) : declined || (offer && !begun && !asked) ? (
        <p class="ui-quiet">{say("rematch-without")}</p>
      ) : (
        <button type="button" class="ui-button main" onClick={() => run(playAgain(info))}>
          {say(begun ? "rematch-go" : "rematch-again")}
        </button>
      )}
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Offer a rematch or accept it, for all own seats. */
async function playAgain(info: TableInfo): Promise<void> {
  const mine = myTable(info.id);
  if (!mine) return;
  const keys = Object.values(mine.seats);
  let table = "";
  for (const key of keys.length ? keys : [mine.host]) table = (await api.rematch(info.id, key)).table;
  keep({ ...mine, id: table, at: Date.now(), invitations: {}, bound: false });
  go(`t/${table}`);
}

async function decline(info: TableInfo): Promise<void> {
  for (const key of Object.values(myTable(info.id)?.seats ?? {})) await api.declineRematch(info.id, key);
}
