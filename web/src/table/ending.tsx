// The end of a game at the table: the result, and where to go from here.

import * as api from "../api";
import { DebriefLink } from "../components/links";
import { Shuffle } from "../components/shuffle";
import type { Live } from "../live";
import { keep, myTable } from "../prefs";
import { go } from "../route";
import type { TableInfo, View } from "../types";
import { Result } from "./result";

interface Props {
  live: Live;
  info: TableInfo;
  view: View;
  names: string[];
  openRule: (rule: string) => void;
  close: () => void;
}

export function Ending({ live, info, view, names, openRule, close }: Props) {
  return (
    <Result
      game={info.game}
      outcome={view.outcome!}
      words={view.scene!.prompt}
      names={names}
      mine={live.mine}
      openRule={openRule}
    >
      <div class="ui-row">
        {live.mine.length > 0 && (
          <button type="button" class="ui-button main" onClick={() => void playAgain(info)}>
            Play again
          </button>
        )}
        <a class="ui-button" href={`#/replay/${info.id}`}>
          Replay
        </a>
        <DebriefLink game={info.game} table={info.id} />
        <a class="ui-button" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}>
          Record
        </a>
        <button type="button" class="ui-button" onClick={close}>
          Look at the board
        </button>
      </div>
      <Shuffle promised={info} />
    </Result>
  );
}

async function playAgain(info: TableInfo): Promise<void> {
  const mine = myTable(info.id);
  const key = mine && (Object.values(mine.seats)[0] ?? mine.host);
  if (!mine || !key) return;
  const table = info.next || (await api.rematch(info.id, key)).table;
  keep({ ...mine, id: table, at: Date.now(), invitations: {} });
  go(`t/${table}`);
}
