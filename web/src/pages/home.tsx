import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { LanguageChoice } from "../components/language-choice";
import { isMyTurn, MyTables, opponents, useMyTables } from "../components/my-tables";
import { TopBar } from "../components/topbar";
import { inLanguage } from "../language";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import { Say, say } from "../say";
import { clockTerms } from "../time";
import type { GameCard, LobbyPage, SeatPlan, TableInfo } from "../types";
import { range } from "../words";

export async function playNow(card: GameCard): Promise<void> {
  const { info } = card;
  const others: SeatPlan[] = Array.from({ length: info.usual_seats - 1 }, () => ({ who: "bot" }));
  const made = await api.create({ game: info.id, seats: [{ who: "me", name: prefs.name || say("you") }, ...others] });
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
    document.title = say("home-title");
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
      <TopBar>
        <LanguageChoice />
      </TopBar>
      <main class="ui-home">
        <h1>{say("home-heading")}</h1>
        <p class="ui-lead">
          <Say id="home-lead" puzzle={<a href="#/puzzles" />} />
        </p>
        <nav class="ui-row" aria-label={say("home-classes")}>
          <a class="ui-button" href="#/class">
            {say("home-for-class")}
          </a>
          <a class="ui-button" href="#/join">
            {say("home-join-class")}
          </a>
        </nav>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        {unfinished.length > 0 && (
          <nav class="ui-row" aria-label={say("home-continue")}>
            <b>{say("home-continue-label")}</b>
            {unfinished.slice(0, 3).map((each) => (
              <a
                class={isMyTurn(each) ? "ui-button main" : "ui-button"}
                key={each.table.id}
                href={`#/t/${each.table.id}`}
              >
                {say("home-continue-game", {
                  title: each.table.title,
                  others: opponents(each).join(", ") || say("nobody"),
                  turn: isMyTurn(each) ? "yes" : "no",
                })}
              </a>
            ))}
          </nav>
        )}
        <ul class="ui-games" aria-label={say("home-games")}>
          {cards?.map((card) => (
            <li class="ui-game" key={card.info.id}>
              <img class="ui-picture" src={inLanguage(`/api/games/${card.info.id}/picture`)} alt="" loading="lazy" />
              <div class="ui-about">
                <h2>{card.info.title}</h2>
                <p class="ui-facts">
                  {say("home-facts", { seats: range(card.info.seats), minutes: range(card.info.minutes) })}
                </p>
                <p>{card.info.one_line}</p>
                <div class="ui-row">
                  <button
                    type="button"
                    class="ui-button main"
                    disabled={busy !== ""}
                    onClick={() => begin(card)}
                    aria-label={busy === card.info.id ? undefined : say("home-play-name", { title: card.info.title })}
                  >
                    {say(busy === card.info.id ? "home-opening" : "home-play")}
                  </button>
                  <a
                    class="ui-button"
                    href={`#/new/${card.info.id}`}
                    aria-label={say("home-new-name", { title: card.info.title })}
                  >
                    {say("new-table-more")}
                  </a>
                  {card.lesson && (
                    <a
                      class="ui-button"
                      href={`#/learn/${card.info.id}`}
                      aria-label={say("home-learn-name", { title: card.info.title })}
                    >
                      {say("learn")}
                    </a>
                  )}
                  <a
                    class="ui-button quiet"
                    href={`#/rules/${card.info.id}`}
                    aria-label={say("rules-of", { title: card.info.title })}
                  >
                    {say("rules")}
                  </a>
                  {card.aid && (
                    <a
                      class="ui-button quiet"
                      href={`#/aid/${card.info.id}`}
                      aria-label={say("player-aid-of", { title: card.info.title })}
                    >
                      {say("player-aid")}
                    </a>
                  )}
                  <a
                    class="ui-button quiet"
                    href={`#/print/${card.info.id}`}
                    aria-label={say("print-game", { title: card.info.title })}
                  >
                    {say("print")}
                  </a>
                </div>
                <p class="ui-small">{card.info.credits}</p>
              </div>
            </li>
          ))}
        </ul>
        <div class="ui-columns">
          <section aria-labelledby="pw-mine">
            <h2 id="pw-mine">{say("my-tables")}</h2>
            {mine.length ? <MyTables tables={mine.slice(0, 6)} /> : <p class="ui-quiet">{say("home-none")}</p>}
            <p>
              <a href="#/me">{say(mine.length > 6 ? "home-me-all" : "home-me")}</a>
            </p>
          </section>
          <section aria-labelledby="pw-listed">
            <h2 id="pw-listed">{say("home-listed")}</h2>
            {others.length ? <Tables tables={others} /> : <p class="ui-quiet">{say("home-none-listed")}</p>}
            {nextPage !== null && (
              <button
                type="button"
                class="ui-button"
                onClick={() => list(nextPage).catch((failure: Error) => setError(failure.message))}
              >
                {say("home-more-tables")}
              </button>
            )}
          </section>
          <section aria-labelledby="pw-more">
            <h2 id="pw-more">{say("home-join")}</h2>
            <JoinByLink />
            <UploadRecord />
            <p>
              <a href={inLanguage("/docs/")}>{say("home-docs")}</a>
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
                {say(`lobby-${each.status}`)}
                {free ? `, ${say("lobby-free", { count: free })}` : ""}
                {people.length ? ` · ${people.join(", ")}` : ""}
                {each.status === "open" ? ` · ${clockTerms(each.clock)}` : ""}
              </span>
            </a>
            {each.status === "finished" && (
              <a
                class="ui-button small"
                href={`#/replay/${each.id}`}
                aria-label={say("replay-game", { title: each.title })}
              >
                {say("replay")}
              </a>
            )}
            {each.status === "playing" && (
              <a class="ui-button small" href={`#/t/${each.id}`}>
                {say("watch")}
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
    else setError(say("home-by-link-wrong"));
  };
  return (
    <form class="ui-form" onSubmit={open}>
      <label>
        {say("home-by-link")}
        <input
          value={link}
          onInput={(event) => setLink(event.currentTarget.value)}
          autocomplete="off"
          spellcheck={false}
        />
      </label>
      <button type="submit" class="ui-button">
        {say("home-by-link-go")}
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
        {say("home-upload")}
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
