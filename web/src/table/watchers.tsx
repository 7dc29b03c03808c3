// How many people watch.

import type { TableInfo } from "../types";
import { counted } from "../words";

export function Watchers({ info }: { info: TableInfo }) {
  if (!info.watchers) return null;
  return <span class="ui-tag">{counted(info.watchers, "spectator", "spectators")}</span>;
}
