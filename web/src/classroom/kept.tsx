import { Say } from "../say";

/** What is kept about pupils, in words that they understand. */
export function WhatIsKept() {
  return (
    <p class="ui-small ui-kept">
      <Say id="kept" b={<b />} />
    </p>
  );
}
