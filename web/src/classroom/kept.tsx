/** What is kept about pupils, in words that they understand. */
export function WhatIsKept() {
  return (
    <p class="ui-small ui-kept">
      <b>What is kept about you:</b> the name that you type, and what you play and say at the table. Your teacher sees
      it. The name is deleted when the class is removed. No e-mail, no password, nothing else.
    </p>
  );
}
