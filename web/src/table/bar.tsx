// The bar above a table: watching or playing, the connection, the pause.

import { LearnLink } from "../components/links";
import { TopBar } from "../components/topbar";
import { LINKS, type Live } from "../live";
import { linkTo } from "../route";
import type { TableInfo, View } from "../types";

export function TableBar({ live, info, view }: { live: Live; info: TableInfo; view: View }) {
  const playing = view.seat !== null;
  return (
    <TopBar title={info.title} share={linkTo(`t/${info.id}`)}>
      {playing ? <LearnLink game={info.game} /> : <span class="ui-tag">Watching</span>}
      {live.link !== "here" && (
        <span class="ui-link away" role="status">
          {LINKS[live.link]}
        </span>
      )}
      {playing && !view.outcome && info.clock && (
        <button type="button" class="ui-button quiet" onClick={() => live.pause(!info.paused)}>
          {info.paused ? "Go on" : "Pause"}
        </button>
      )}
    </TopBar>
  );
}
