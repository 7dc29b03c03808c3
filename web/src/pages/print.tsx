import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { Check } from "../components/check";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { called, Say, say } from "../say";
import type { GameCard, PrintChoices, PrintState } from "../types";

/** Milliseconds between two looks at how far the PDF is. */
const LOOK = 700;

interface Found {
  card: GameCard;
  choices: PrintChoices;
}

/** A game on paper: which parts, on what, and the PDF when it is made. */
export function PrintPage({ game }: { game: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    load(game).then(setFound, (failure: Error) => setError(failure.message));
  }, [game]);
  if (!found) return <Loading heading={say("print")} status={error || say("print-loading")} failed={error !== ""} />;
  const title = found.card.info.title;
  return (
    <div class="ui-page">
      <TopBar title={say("print-game", { title })} />
      <main class="ui-narrow">
        <h1>{say("print-game", { title })}</h1>
        <p>{say("print-lead")}</p>
        {found.choices.available ? (
          <Order game={game} choices={found.choices} />
        ) : (
          <p role="status">
            <Say id="print-cannot" command={<code />} />
          </p>
        )}
        <p class="ui-small">{found.card.info.credits}</p>
      </main>
    </div>
  );
}

async function load(game: string): Promise<Found> {
  const card = (await api.games()).find((each) => each.info.id === game);
  if (!card) throw new Error(say("no-such-game"));
  document.title = `${say("print-game", { title: card.info.title })} · Paddlewheel`;
  return { card, choices: await api.printChoices(game) };
}

function Order({ game, choices }: { game: string; choices: PrintChoices }) {
  const [left, setLeft] = useState<string[]>([]);
  const [paper, setPaper] = useState(choices.papers[0] ?? "a4");
  const [ink, setInk] = useState(choices.inks[0] ?? "colour");
  const [state, setState] = useState<PrintState | null>(null);
  const [error, setError] = useState("");
  // Counts the orders: what is told of an earlier one comes too late.
  const order = useRef(0);
  useEffect(() => () => void order.current++, []);

  const parts = choices.parts.map((part) => part.id).filter((id) => !left.includes(id));
  const changed = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      order.current++;
      setState(null);
      setError("");
      set(value);
    };
  };

  const make = async (event: Event) => {
    event.preventDefault();
    const own = ++order.current;
    setError("");
    setState({ done: 0, steps: 1, what: "", ready: false });
    try {
      for (;;) {
        const now = await api.printGame(game, { paper, ink, parts });
        if (own !== order.current) return;
        setState(now);
        if (now.ready) return;
        await new Promise((done) => setTimeout(done, LOOK));
        if (own !== order.current) return;
      }
    } catch (failure) {
      if (own !== order.current) return;
      setState(null);
      setError((failure as Error).message);
    }
  };

  const making = state !== null && !state.ready;
  return (
    <form class="ui-form wide" onSubmit={(event) => void make(event)}>
      <fieldset>
        <legend>{say("print-parts")}</legend>
        {choices.parts.map((part) => (
          <Check
            key={part.id}
            on={!left.includes(part.id)}
            set={changed((on: boolean) => setLeft(on ? left.filter((id) => id !== part.id) : [...left, part.id]))}
          >
            {part.title}
          </Check>
        ))}
      </fieldset>
      <label>
        {say("print-paper")}
        <select value={paper} onChange={(event) => changed(setPaper)(event.currentTarget.value)}>
          {choices.papers.map((each) => (
            <option value={each}>{called("paper", each)}</option>
          ))}
        </select>
      </label>
      <label>
        {say("print-ink")}
        <select value={ink} onChange={(event) => changed(setInk)(event.currentTarget.value)}>
          {choices.inks.map((each) => (
            <option value={each}>{called("ink", each)}</option>
          ))}
        </select>
      </label>
      {!state?.ready && (
        <button type="submit" class="ui-button main" disabled={making || parts.length === 0}>
          {say("print-make")}
        </button>
      )}
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
      {making && <Making state={state} />}
      {state?.ready && (
        <div role="status">
          <p>{say("print-made")}</p>
          <a class="ui-button main" href={api.printLink(game, { paper, ink, parts })} download={`${game}-${paper}.pdf`}>
            {say("print-save")}
          </a>
        </div>
      )}
    </form>
  );
}

function Making({ state }: { state: PrintState }) {
  const drawn = state.done >= state.steps - 1 && state.steps > 1;
  return (
    <div class="ui-printing">
      <p role="status">
        {drawn ? say("print-setting") : state.what ? say("print-drawing", { what: state.what }) : say("print-waiting")}
      </p>
      <progress class="ui-progress" max={state.steps} value={state.done} aria-label={say("print-progress")} />
    </div>
  );
}
