import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { TopBar } from "../components/topbar";
import { keepCreated, myTable, myTables, prefs } from "../prefs";
import { go } from "../route";
import type { GameCard, SeatPlan, TableInfo } from "../types";
import { counted, range } from "../words";

export async function playNow(card: GameCard): Promise<void> {
  const { info } = card;
  const others: SeatPlan[] = Array.from({ length: info.usual_seats - 1 }, () => ({ who: "bot" }));
  const made = await api.create({ game: info.id, seats: [{ who: "me", name: prefs.name || "You" }, ...others] });
  keepCreated(made, info.id, info.title);
  go(`t/${made.table}`);
}

export function Home() {
  const [cards, setCards] = useState<GameCard[] | null>(null);
  const [listed, setListed] = useState<TableInfo[]>([]);
  const [mine, setMine] = useState<TableInfo[]>([]);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState("");

  useEffect(() => {
    document.title = "Paddlewheel: river games at one table";
    api.games().then(setCards, (failure: Error) => setError(failure.message));
    api.lobby().then(
      (found) => setListed(found.tables),
      () => undefined,
    );
    const known = myTables().slice(0, 8);
    void Promise.all(known.map((each) => api.table(each.id).catch(() => null))).then((found) =>
      setMine(found.filter((each): each is TableInfo => each !== null)),
    );
  }, []);

  const begin = (card: GameCard) => {
    setBusy(card.info.id);
    playNow(card).catch((error: Error) => {
      setError(error.message);
      setBusy("");
    });
  };

  const unfinished = mine.filter((each) => each.status === "playing");
  const others = listed.filter((each) => !mine.some((own) => own.id === each.id));
  return (
    <div class="ui-page">
      <TopBar />
      <main class="ui-home">
        <h1>River games, one table</h1>
        <p class="ui-lead">
          Pick a game and play: bots take the other seats. Or lay a table and send your friends a link.
        </p>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        {unfinished.length > 0 && (
          <nav class="ui-row" aria-label="Continue playing">
            <b>Continue playing:</b>
            {unfinished.slice(0, 3).map((each) => (
              <a class="ui-button" key={each.id} href={`#/t/${each.id}`}>
                {each.title}
              </a>
            ))}
          </nav>
        )}
        <ul class="ui-games" aria-label="Games">
          {cards?.map((card) => (
            <li class="ui-game" key={card.info.id}>
              <img class="ui-picture" src={`/api/games/${card.info.id}/picture`} alt="" loading="lazy" />
              <div class="ui-about">
                <h2>{card.info.title}</h2>
                <p class="ui-facts">
                  {range(card.info.seats)} seats · {range(card.info.minutes)} minutes
                </p>
                <p>{card.info.one_line}</p>
                <p class="ui-small ui-credits">{card.info.credits}</p>
                <div class="ui-row">
                  <button
                    type="button"
                    class="ui-button main"
                    disabled={busy !== ""}
                    onClick={() => begin(card)}
                    aria-label={busy === card.info.id ? undefined : `Play now: ${card.info.title} against bots`}
                  >
                    {busy === card.info.id ? "Opening…" : "Play now"}
                  </button>
                  <a class="ui-button" href={`#/new/${card.info.id}`} aria-label={`New table… ${card.info.title}`}>
                    New table…
                  </a>
                  {card.lesson && (
                    <a
                      class="ui-button"
                      href={`#/learn/${card.info.id}`}
                      aria-label={`Learn ${card.info.title} in a guided first game`}
                    >
                      Learn
                    </a>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
        <div class="ui-columns">
          <section aria-labelledby="pw-mine">
            <h2 id="pw-mine">My tables</h2>
            {mine.length ? (
              <Tables tables={mine} mine />
            ) : (
              <p class="ui-quiet">None yet. They are kept in this browser.</p>
            )}
          </section>
          <section aria-labelledby="pw-listed">
            <h2 id="pw-listed">Open to all</h2>
            {others.length ? <Tables tables={others} /> : <p class="ui-quiet">No listed tables now.</p>}
          </section>
          <section aria-labelledby="pw-more">
            <h2 id="pw-more">Join or replay</h2>
            <JoinByLink />
            <UploadRecord />
            <p>
              <a href="#/class">Tables for a class</a>
            </p>
          </section>
        </div>
      </main>
    </div>
  );
}

/** When the visitor last sat down there: the hour if it was today, else the day. */
function when(at: number | undefined): string {
  if (!at) return "";
  const time = new Date(at);
  const today = time.toDateString() === new Date().toDateString();
  return today
    ? time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })
    : time.toLocaleDateString([], { day: "numeric", month: "short" });
}

const STATUS = { open: "waiting for players", playing: "under way", finished: "finished" };

function Tables({ tables, mine = false }: { tables: TableInfo[]; mine?: boolean }) {
  return (
    <ul class="ui-list">
      {tables.map((each) => {
        const free = each.seats.filter((seat) => seat.kind === "open").length;
        const people = each.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
        return (
          <li key={each.id}>
            <a href={`#/t/${each.id}`}>
              <strong>{each.title}</strong>
              <span>
                {STATUS[each.status]}
                {free ? `, ${counted(free, "seat", "seats")} free` : ""}
                {people.length ? ` · ${people.join(", ")}` : ""}
                {mine ? ` · ${when(myTable(each.id)?.at)}` : ""}
              </span>
            </a>
            {each.status === "finished" && (
              <a class="ui-button small" href={`#/replay/${each.id}`} aria-label={`Replay ${each.title}`}>
                Replay
              </a>
            )}
            {!mine && each.status === "playing" && (
              <a class="ui-button small" href={`#/t/${each.id}`}>
                Watch
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function JoinByLink() {
  const [link, setLink] = useState("");
  const [error, setError] = useState("");
  const open = (event: Event) => {
    event.preventDefault();
    const found = /#\/(t\/\S+)/.exec(link)?.[1] ?? (/^[\w-]{4,32}$/.test(link.trim()) ? `t/${link.trim()}` : "");
    if (found) go(found);
    else setError("This is neither a link to a table nor the name of one.");
  };
  return (
    <form class="ui-form" onSubmit={open}>
      <label>
        A link or the name of a table
        <input
          value={link}
          onInput={(event) => setLink(event.currentTarget.value)}
          autocomplete="off"
          spellcheck={false}
        />
      </label>
      <button type="submit" class="ui-button">
        Go to the table
      </button>
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

function UploadRecord() {
  const [error, setError] = useState("");
  const take = async (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    try {
      const kept = await api.upload(await file.text());
      go(`replay/${kept.table}`);
    } catch (failure) {
      setError((failure as Error).message);
    }
    input.value = "";
  };
  return (
    <div class="ui-form">
      <label>
        Replay a record from a file
        <input type="file" accept=".record,.txt,text/plain" onChange={(event) => void take(event)} />
      </label>
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
