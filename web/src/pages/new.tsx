import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { OptionField } from "../components/option-field";
import { TopBar } from "../components/topbar";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import type { ClockPlan, GameCard, OptionValue, SeatPlan } from "../types";

const CLOCKS: Record<string, ClockPlan | null> = {
  "No clock": null,
  "A minute for every decision": { decision: 60 },
  "Five minutes for every decision": { decision: 300 },
  "Twenty minutes for all decisions of a seat": { game: 1200 },
};

export function NewTable({ game }: { game: string }) {
  const [card, setCard] = useState<GameCard | null>(null);
  const [seats, setSeats] = useState<string[]>([]);
  const [name, setName] = useState(prefs.name);
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const [listed, setListed] = useState(false);
  const [hints, setHints] = useState(true);
  const [clock, setClock] = useState("No clock");
  const [error, setError] = useState("");

  useEffect(() => {
    document.title = "New table · Paddlewheel";
    api.games().then(
      (cards) => {
        const found = cards.find((each) => each.info.id === game) ?? null;
        setCard(found);
        if (!found) setError("There is no such game.");
        else setSeats(Array.from({ length: found.info.usual_seats }, (_, seat) => (seat ? "open" : "me")));
      },
      (failure: Error) => setError(failure.message),
    );
  }, [game]);

  const lay = async (event: Event) => {
    event.preventDefault();
    if (!card) return;
    prefs.name = name;
    const plans: SeatPlan[] = seats.map((who) =>
      who === "me" ? { who, name: name || "You" } : who === "open" ? { who } : { who: "bot", level: who },
    );
    try {
      const made = await api.create({ game, seats: plans, options, listed, hints, clock: CLOCKS[clock] ?? null });
      keepCreated(made, game, card.info.title);
      go(`t/${made.table}`);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };

  const info = card?.info;
  return (
    <div class="ui-page">
      <TopBar title="New table" />
      <main class="ui-narrow">
        <h1>{info ? `A new table of ${info.title}` : "A new table"}</h1>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        {error && !card && (
          <a class="ui-button" href="#/">
            All games
          </a>
        )}
        {card && info && (
          <form class="ui-form wide" onSubmit={(event) => void lay(event)}>
            <label>
              Your name
              <input
                value={name}
                maxLength={40}
                onInput={(event) => setName(event.currentTarget.value)}
                autocomplete="nickname"
              />
            </label>
            <fieldset>
              <legend>Who sits where</legend>
              <label>
                Seats
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
              <p class="ui-small">
                Somebody with the link: you get a link to send for that seat. The bots are listed from the weakest to
                the strongest.
              </p>
              {seats.map((who, seat) => (
                <label key={seat}>
                  Seat {seat + 1}
                  <select
                    value={who}
                    onChange={(event) =>
                      setSeats(seats.map((old, number) => (number === seat ? event.currentTarget.value : old)))
                    }
                  >
                    <option value="me">Me</option>
                    <option value="open">Somebody with the link</option>
                    {card.bots.map((level) => (
                      <option value={level}>Bot · {level}</option>
                    ))}
                  </select>
                </label>
              ))}
            </fieldset>
            {card.options.length > 0 && (
              <fieldset>
                <legend>The game</legend>
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
            <fieldset>
              <legend>The table</legend>
              <label>
                Clock
                <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
                  {Object.keys(CLOCKS).map((words) => (
                    <option value={words}>{words}</option>
                  ))}
                </select>
              </label>
              <label class="check">
                <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} />
                Players may ask for hints
              </label>
              <label class="check">
                <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
                Show it in the list: anybody may join or watch
              </label>
            </fieldset>
            <button type="submit" class="ui-button main">
              Lay the table
            </button>
          </form>
        )}
      </main>
    </div>
  );
}
