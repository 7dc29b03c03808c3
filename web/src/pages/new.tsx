import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Check } from "../components/check";
import { OptionField } from "../components/option-field";
import { OwnComponents } from "../components/own-components";
import { TalkTime } from "../components/talk-time";
import { WATCHING, type Watching } from "../components/terms";
import { TopBar } from "../components/topbar";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import { called, say } from "../say";
import { clockTerms, duration, withTalk } from "../time";
import type { ClockPlan, ComponentsBody, GameCard, OptionValue, SeatPlan } from "../types";

const CLOCKS: (ClockPlan | null)[] = [
  null,
  { decision: 60 },
  { decision: 300 },
  { game: 600, increment: 5 },
  { game: 1200 },
  { game: 1800, increment: 20 },
  { days: 1 },
  { days: 3 },
  { days: 7 },
  { days: 14 },
];
/** Seconds for which somebody who is away is waited for; null: as is usual with the clock. */
const ABSENCES = [null, 60, 600, 3600, 86_400, 604_800];

export function NewTable({ game }: { game: string }) {
  const [card, setCard] = useState<GameCard | null>(null);
  const [seats, setSeats] = useState<string[]>([]);
  const [name, setName] = useState(prefs.name);
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const [listed, setListed] = useState(false);
  const [hints, setHints] = useState(true);
  const [watching, setWatching] = useState<Watching>("watch");
  const [clock, setClock] = useState(0);
  const [talk, setTalk] = useState(0);
  const [absence, setAbsence] = useState(0);
  const [components, setComponents] = useState<ComponentsBody | null>(null);
  const [keepTalk, setKeepTalk] = useState(false);
  /** The names of further people at this screen, by seat. */
  const [names, setNames] = useState<Record<number, string>>({});
  const [error, setError] = useState("");

  useEffect(() => {
    document.title = `${say("new-title")} · Paddlewheel`;
    api.games().then(
      (cards) => {
        const found = cards.find((each) => each.info.id === game) ?? null;
        setCard(found);
        if (!found) setError(say("no-such-game"));
        else setSeats(Array.from({ length: found.info.usual_seats }, (_, seat) => (seat ? "open" : "me")));
      },
      (failure: Error) => setError(failure.message),
    );
  }, [game]);

  const own = seats.flatMap((who, seat) => (who === "me" ? [seat] : []));
  const nameAt = (seat: number) =>
    (seat === own[0] ? name : names[seat]) ||
    (own.length > 1 ? say("player-number", { number: seat + 1 }) : say("you"));

  const lay = async (event: Event) => {
    event.preventDefault();
    if (!card) return;
    prefs.name = name;
    const plans: SeatPlan[] = seats.map((who, seat) =>
      who === "me" ? { who, name: nameAt(seat) } : who === "open" ? { who } : { who: "bot", level: who },
    );
    try {
      const made = await api.create({
        game,
        seats: plans,
        options,
        components,
        keep_talk: keepTalk,
        listed,
        hints,
        watching,
        clock: withTalk(CLOCKS[clock] ?? null, talk),
        absent_after: ABSENCES[absence] ?? null,
      });
      keepCreated(made, game, card.info.title);
      go(`t/${made.table}`);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };

  const info = card?.info;
  return (
    <div class="ui-page">
      <TopBar title={say("new-title")} />
      <main class="ui-narrow">
        <h1>{info ? say("new-heading-of", { title: info.title }) : say("new-heading")}</h1>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        {error && !card && (
          <a class="ui-button" href="#/">
            {say("all-games")}
          </a>
        )}
        {card && info && (
          <p>
            <a href={`#/rules/${game}`}>{say("rules")}</a>
            {card.aid && (
              <>
                {" "}
                · <a href={`#/aid/${game}`}>{say("player-aid")}</a>
              </>
            )}{" "}
            · <a href={`#/print/${game}`}>{say("new-print")}</a>
          </p>
        )}
        {card && info && (
          <form class="ui-form wide" onSubmit={(event) => void lay(event)}>
            <label>
              {say("your-name")}
              <input
                value={name}
                maxLength={40}
                onInput={(event) => setName(event.currentTarget.value)}
                autocomplete="nickname"
              />
            </label>
            <fieldset>
              <legend>{say("new-who")}</legend>
              <label>
                {say("new-seats")}
                <select
                  value={String(seats.length)}
                  onChange={(event) => {
                    const wanted = Number(event.currentTarget.value);
                    setSeats(Array.from({ length: wanted }, (_, seat) => seats[seat] ?? "open"));
                  }}
                >
                  {Array.from({ length: info.seats[1] - info.seats[0] + 1 }, (_, more) => (
                    <option value={String(info.seats[0] + more)}>{info.seats[0] + more}</option>
                  ))}
                </select>
              </label>
              <p class="ui-small">{say("new-who-help")}</p>
              {seats.map((who, seat) => (
                <label key={seat}>
                  {say("seat-number", { number: seat + 1 })}
                  {who === "me" && seat !== own[0] && (
                    <input
                      aria-label={say("new-name-at", { number: seat + 1 })}
                      placeholder={say("player-number", { number: seat + 1 })}
                      maxLength={40}
                      value={names[seat] ?? ""}
                      onInput={(event) => setNames({ ...names, [seat]: event.currentTarget.value })}
                    />
                  )}
                  <select
                    aria-label={say("seat-number", { number: seat + 1 })}
                    value={who}
                    onChange={(event) =>
                      setSeats(seats.map((old, number) => (number === seat ? event.currentTarget.value : old)))
                    }
                  >
                    <option value="me">{say(own.includes(seat) && seat !== own[0] ? "new-me-too" : "me")}</option>
                    <option value="open">{say("new-with-link")}</option>
                    {card.bots.map((level) => (
                      <option value={level}>{say("bot-level", { level: called("level", level) })}</option>
                    ))}
                  </select>
                </label>
              ))}
            </fieldset>
            {card.options.length > 0 && (
              <fieldset>
                <legend>{say("new-game")}</legend>
                {card.options.map((option) => (
                  <OptionField
                    key={option.name}
                    option={option}
                    value={options[option.name] ?? option.default}
                    set={(value) => setOptions({ ...options, [option.name]: value })}
                  />
                ))}
              </fieldset>
            )}
            <OwnComponents set={setComponents} failed={setError} />
            <fieldset>
              <legend>{say("new-table")}</legend>
              <label>
                {say("new-clock")}
                <select value={String(clock)} onChange={(event) => setClock(Number(event.currentTarget.value))}>
                  {CLOCKS.map((plan, number) => (
                    <option value={String(number)}>{clockTerms(plan)}</option>
                  ))}
                </select>
              </label>
              {card.talks && !CLOCKS[clock]?.days && <TalkTime seconds={talk} set={setTalk} />}
              <label>
                {say("new-absence")}
                <select value={String(absence)} onChange={(event) => setAbsence(Number(event.currentTarget.value))}>
                  {ABSENCES.map((seconds, number) => (
                    <option value={String(number)}>
                      {duration(seconds ?? (CLOCKS[clock]?.days ? 2 * 86_400 : 120))}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                {say("spectators")}
                <select value={watching} onChange={(event) => setWatching(event.currentTarget.value as Watching)}>
                  {WATCHING.map((value) => (
                    <option value={value}>{say(`watching-${value}`)}</option>
                  ))}
                </select>
              </label>
              <Check on={hints} set={setHints}>
                {say("new-hints")}
              </Check>
              {card.debriefing && (
                <Check on={keepTalk} set={setKeepTalk}>
                  {say("new-keep-talk")}
                </Check>
              )}
              <Check on={listed} set={setListed}>
                {say("new-listed")}
              </Check>
            </fieldset>
            <button type="submit" class="ui-button main">
              {say("new-lay")}
            </button>
          </form>
        )}
      </main>
    </div>
  );
}
