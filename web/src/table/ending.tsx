// The end of a game at the table: the result, and where to go from here.

import { DebriefLink } from "../components/links";
import { Shuffle } from "../components/shuffle";
import { inLanguage } from "../language";
import type { Live } from "../live";
import { say } from "../say";
import type { TableInfo, View } from "../types";
import { Rematch } from "./rematch";
import { Result } from "./result";
import { TurnedHere } from "./turning-point";

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
      {info.archived ? (
        <p>{info.archived}</p>
      ) : (
        // A class is judged once, in its joint debriefing, not by every pupil's browser at the same moment.
        !info.classroom && <TurnedHere table={info.id} mine={live.mine} winners={view.outcome!.winners} />
      )}
      <div class="ui-row">
        {!info.classroom && <Rematch info={info} mine={live.mine} />}
        {!info.archived && !info.sealed && (
          <>
            <a class="ui-button" href={`#/replay/${info.id}`}>
              {say("replay")}
            </a>
            <a class="ui-button" href={`#/replay/${info.id}?analyse`}>
              {say("ending-analyse")}
            </a>
            <DebriefLink game={info.game} table={info.id} />
          </>
        )}
        {!info.sealed && (
          <a class="ui-button" href={inLanguage(`/api/tables/${info.id}/record`)} download={`${info.game}.record`}>
            {say("record")}
          </a>
        )}
        <button type="button" class="ui-button" onClick={close}>
          {say("ending-board")}
        </button>
      </div>
      <Shuffle promised={info} />
    </Result>
  );
}
