import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { isMyTurn, MyTables, opponents, useMyTables } from "../components/my-tables";
import { TopBar } from "../components/topbar";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import { clockTerms } from "../time";
import type { GameCard, LobbyPage, SeatPlan, TableInfo } from "../types";
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
  /** The next page of the lobby, where there is one. */
  const [nextPage, setNextPage] = useState<number | null>(null);
  const { tables } = useMyTables();
  const mine = tables ?? [];
  const [error, setError] = useState("");
  const [busy, setBusy] = useState("");

  const list = async (page: number) => {
    const found = await api.lobby(page);
    // A table may have moved from one page to the next meanwhile.
    setListed((shown) => [...shown, ...found.tables.filter((each) => !shown.some((old) => old.id === each.id))]);
    setNextPage(found.more ? page + 1 : null);
  };

  useEffect(() => {
    document.title = "Paddlewheel: river games at one table";
    api.games().then(setCards, (failure: Error) => setError(failure.message));
  }, []);
  useLobby((page) => {
    setListed(page.tables);
    setNextPage(page.more ? 1 : null);
  });

  const begin = (card: GameCard) => {
    setBusy(card.info.id);
    playNow(card).catch((error: Error) => {
      setError(error.message);
      setBusy("");
    });
  };

  const unfinished = mine.filter((each) => each.table.status === "playing");
  const others = listed.filter((each) => !mine.some((own) => own.table.id === each.id));
  return (
    <div class="ui-page">
      <TopBar />
      <main class="ui-home">
        <h1>River games, one table</h1>
        <p class="ui-lead">
          Pick a game and play: bots take the other seats. Or lay a table and send your friends a link. Or solve the{" "}
          <a href="#/puzzles">puzzle of the day</a>.
        </p>
        <nav class="ui-row" aria-label="Classes">
          <a class="ui-button" href="#/class">
            For a class
          </a>
          <a class="ui-button" href="#/join">
            Join a class
          </a>
        </nav>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        {unfinished.length > 0 && (
          <nav class="ui-row" aria-label="Continue playing">
            <b>Continue playing:</b>
            {unfinished.slice(0, 3).map((each) => (
              <a
                class={isMyTurn(each) ? "ui-button main" : "ui-button"}
                key={each.table.id}
                href={`#/t/${each.table.id}`}
              >
                {each.table.title} against {opponents(each).join(", ") || "nobody"}
                {isMyTurn(each) ? ": your turn" : ""}
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
                  <a
                    class="ui-button quiet"
                    href={`#/rules/${card.info.id}`}
                    aria-label={`Rules of ${card.info.title}`}
                  >
                    Rules
                  </a>
                  {card.aid && (
                    <a
                      class="ui-button quiet"
                      href={`#/aid/${card.info.id}`}
                      aria-label={`Player aid of ${card.info.title}`}
                    >
                      Player aid
                    </a>
                  )}
                  <a class="ui-button quiet" href={`#/print/${card.info.id}`} aria-label={`Print ${card.info.title}`}>
                    Print
                  </a>
                </div>
                <p class="ui-small">{card.info.credits}</p>
              </div>
            </li>
          ))}
        </ul>
        <div class="ui-columns">
          <section aria-labelledby="pw-mine">
            <h2 id="pw-mine">My tables</h2>
            {mine.length ? <MyTables tables={mine.slice(0, 6)} /> : <p class="ui-quiet">None yet.</p>}
            <p>
              <a href="#/me">{mine.length > 6 ? "All my tables, my" : "My"} name, notifications, another device</a>
            </p>
          </section>
          <section aria-labelledby="pw-listed">
            <h2 id="pw-listed">Open to all</h2>
            {others.length ? <Tables tables={others} /> : <p class="ui-quiet">No listed tables now.</p>}
            {nextPage !== null && (
              <button
                type="button"
                class="ui-button"
                onClick={() => list(nextPage).catch((failure: Error) => setError(failure.message))}
              >
                More tables
              </button>
            )}
          </section>
          <section aria-labelledby="pw-more">
            <h2 id="pw-more">Join or replay</h2>
            <JoinByLink />
            <UploadRecord />
            <p>
              <a href="/docs/">Documentation</a>
            </p>
          </section>
        </div>
      </main>
    </div>
  );
}

/** Milliseconds between two looks at the lobby. */
const LOOK = 4000;

/** Open tables appear and vanish by themselves, while the page is looked at. */
function useLobby(changed: (page: LobbyPage) => void): void {
  useEffect(() => {
    const watch = api.lobbyWatch();
    const look = () => {
      if (document.hidden) return;
      watch().then(
        (page) => page && changed(page),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
}

const STATUS = { open: "waiting for players", playing: "under way", finished: "finished", closed: "closed" };

function Tables({ tables }: { tables: TableInfo[] }) {
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
                {each.status === "open" ? ` · ${clockTerms(each.clock)}` : ""}
              </span>
            </a>
            {each.status === "finished" && (
              <a class="ui-button small" href={`#/replay/${each.id}`} aria-label={`Replay ${each.title}`}>
                Replay
              </a>
            )}
            {each.status === "playing" && (
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
