// The terms of a table in words, before one sits down: options, clock, hints, who may watch.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { clockTerms, duration } from "../time";
import type { GameCard, OptionInfo, OptionValue, TableInfo } from "../types";

export function optionInWords(option: OptionInfo, value: OptionValue): string {
  const number = option.values.indexOf(String(value));
  return `${option.title}: ${option.labels[number] ?? String(value)}`;
}

export type Watching = TableInfo["watching"];
export const WATCHING: Record<Watching, string> = {
  talk: "May watch and talk",
  watch: "May watch",
  closed: "Are shut out until the game is over",
};

export function Terms({ info }: { info: TableInfo }) {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    api.games().then(
      (cards) => setCard(cards.find((each) => each.info.id === info.game) ?? null),
      () => undefined,
    );
  }, [info.game]);
  const options = card?.options.map((option) => optionInWords(option, info.options[option.name] ?? option.default));
  return (
    <ul class="ui-terms" aria-label="What is played here">
      {options?.map((words) => (
        <li key={words}>{words}</li>
      ))}
      {info.components && <li>With components of the host’s own: {info.components}</li>}
      {info.keep_talk && <li>What is said here is part of the debriefing</li>}
      <li>{clockTerms(info.clock)}</li>
      <li>Whoever is away is waited for {duration(info.absent_after)}</li>
      <li>{info.hints ? "Players may ask for hints" : "No hints"}</li>
      <li>Spectators: {WATCHING[info.watching].toLowerCase()}</li>
      <li>{info.listed ? "In the list: anybody may join" : "Only people with a link may join"}</li>
    </ul>
  );
}
