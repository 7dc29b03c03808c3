// Before the game begins: what is played, who sits where, invitations, taking and changing seats, and talk.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Avatar } from "../components/avatar";
import { CopyLink } from "../components/copy";
import { Terms } from "../components/terms";
import type { Live } from "../live";
import { myTable, prefs } from "../prefs";
import { linkTo } from "../route";
import { called, listed, say } from "../say";
import type { GameCard, SeatInfo, TableInfo } from "../types";
import { type Hosting, HostSeat, HostTable, useHosting } from "./host";
import { LeaveSeat } from "./leaving";
import { changeSeat, isWelcome, sitDown, whyNotInvited } from "./take-seat";
import { Talk } from "./talk";
import { Watchers } from "./watchers";

interface Props {
  live: Live;
  info: TableInfo;
  sat: () => void;
}

export function Waiting({ live, info, sat }: Props) {
  const mine = myTable(info.id);
  const hosting = useHosting(info);
  const card = useCard(info.game);
  const [name, setName] = useState(prefs.name);
  const [error, setError] = useState("");
  const problem = error || live.notice || whyNotInvited(info);
  const own = live.mine.filter((seat) => mine?.seats[seat]);
  const waitsForAnswers = info.seats.every((seat) => seat.kind !== "open" || seat.name);
  const starter = mine?.host || (waitsForAnswers && own.length ? mine?.seats[own[0]!] : "");
  const run = (work: Promise<unknown>) =>
    void work.then(
      () => {
        setError("");
        sat();
      },
      (failure: Error) => setError(failure.message),
    );
  return (
    <main class="ui-narrow">
      <h1>{say("waiting-heading", { title: info.title })}</h1>
      <p class="ui-lead">{lead(info, !!mine?.host, waitsForAnswers)}</p>
      {problem && (
        <p class="ui-error" role="alert">
          {problem}
        </p>
      )}
      <Terms info={info} />
      <Watchers info={info} />
      {info.seats.some((seat) => isWelcome(info, seat)) && (
        <label class="ui-field">
          {say("your-name")}
          <input
            value={name}
            maxLength={40}
            onInput={(event) => setName(event.currentTarget.value)}
            autocomplete="nickname"
          />
        </label>
      )}
      <ul class="ui-seats">
        {info.seats.map((seat) => (
          <li key={seat.seat} class={`seat-${seat.seat}`}>
            <SeatName card={card} info={info} seat={seat} />
            {seat.kind === "person" && <Avatar name={seat.name} size={26} />}
            <span>
              {whoSits(seat)}
              {own.includes(seat.seat) && seat.name !== say("you") ? say("waiting-own") : ""}
            </span>
            {isWelcome(info, seat) && !own.length && (
              <button type="button" class="ui-button main" onClick={() => run(sitDown(info, seat.seat, name))}>
                {say("waiting-sit")}
              </button>
            )}
            {mine?.seats[seat.seat] && <LeaveSeat info={info} seat={seat.seat} left={sat} />}
            {seat.kind === "open" && !seat.name && own.length === 1 && (
              <button type="button" class="ui-button small" onClick={() => run(changeSeat(info, own[0]!, seat.seat))}>
                {say("waiting-change", { number: seat.seat + 1 })}
              </button>
            )}
            {seat.muted && <span class="ui-tag">{say("waiting-muted")}</span>}
            {hosting && <BotChoice hosting={hosting} seat={seat} card={card} />}
            {hosting && <HostSeat hosting={hosting} seat={seat} />}
          </li>
        ))}
      </ul>
      {starter && (
        <button
          type="button"
          class="ui-button main"
          onClick={() => api.start(info.id, starter).catch((failure: Error) => setError(failure.message))}
        >
          {say("waiting-begin")}
        </button>
      )}
      <section class="ui-section" aria-label={say("waiting-talk.name")}>
        <h2>{say("waiting-talk")}</h2>
        <Talk lines={live.chat} mine={live.mine} say={own.length ? (text) => live.talk(text) : null} />
      </section>
      <div class="ui-field">
        {say("waiting-watch")}
        <CopyLink link={linkTo(`t/${info.id}`)} name={say("link-to-watch")} />
      </div>
      {hosting && <HostTable hosting={hosting} />}
    </main>
  );
}

function lead(info: TableInfo, isHost: boolean, waitsForAnswers: boolean): string {
  const asked = info.seats.filter((seat) => seat.kind === "open" && seat.name).map((seat) => seat.name);
  if (waitsForAnswers && asked.length) return say("waiting-answers", { count: asked.length, names: listed(asked) });
  return say(isHost ? "waiting-host" : "waiting-guest");
}

function whoSits(seat: SeatInfo): string {
  if (seat.kind === "bot") return say("waiting-bot", { level: called("level", seat.level) });
  if (seat.kind === "person") return seat.name;
  return seat.name ? say("waiting-kept", { name: seat.name }) : say("waiting-free");
}

function useCard(game: string): GameCard | null {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    api.games().then(
      (cards) => setCard(cards.find((each) => each.info.id === game) ?? null),
      () => undefined,
    );
  }, [game]);
  return card;
}

/** The seat as the game calls it, where it does. */
function SeatName({ card, info, seat }: { card: GameCard | null; info: TableInfo; seat: SeatInfo }) {
  const plain = say("seat-number", { number: seat.seat + 1 });
  const called = card?.seat_names[info.seats.length - card.info.seats[0]]?.[seat.seat] ?? plain;
  return (
    <b>
      {plain}
      {called !== plain && ` · ${called}`}
    </b>
  );
}

/** The host changes bots: another level, a bot in a free seat, or a free seat instead of a bot. */
function BotChoice({ hosting, seat, card }: { hosting: Hosting; seat: SeatInfo; card: GameCard | null }) {
  const { info, key, run } = hosting;
  if (seat.kind === "person" || !card) return null;
  return (
    <select
      aria-label={say("waiting-who-plays", { number: seat.seat + 1 })}
      value={seat.kind === "bot" ? seat.level : ""}
      onChange={(event) => {
        const level = event.currentTarget.value;
        run(level ? api.giveToBot(info.id, seat.seat, key, level) : api.remove(info.id, seat.seat, key));
      }}
    >
      <option value="">{say("new-with-link")}</option>
      {card.bots.map((level) => (
        <option value={level}>{say("bot-level", { level: called("level", level) })}</option>
      ))}
    </select>
  );
}
