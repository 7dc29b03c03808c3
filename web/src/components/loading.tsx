// The page while something is loaded, and when it cannot be.

import { say } from "../say";
import { TopBar } from "./topbar";

interface Props {
  /** What stands in the bar at the top; the heading where it is left out. */
  bar?: string | undefined;
  heading: string;
  status: string;
  /** Whether waiting is of no use. */
  failed?: boolean;
}

export function Loading({ bar, heading, status, failed = false }: Props) {
  return (
    <div class="ui-page">
      <TopBar title={bar ?? heading} />
      <main class="ui-narrow">
        <h1>{heading}</h1>
        <p role="status">{status}</p>
        {failed && (
          <a class="ui-button" href="#/">
            {say("all-games")}
          </a>
        )}
      </main>
    </div>
  );
}
