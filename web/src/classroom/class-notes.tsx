// What the teacher tells a pupil, over every page: messages until they are read, and the time to talk.

import { useState } from "preact/hooks";
import { prefs } from "../prefs";
import { Say, say } from "../say";
import { Countdown } from "./countdown";
import { markRead } from "./my-classes";
import { usePupilRoom } from "./pupil-room";

/** As many unread messages are shown at once. */
const SHOWN = 3;

export function ClassNotes() {
  const room = usePupilRoom();
  const [, redraw] = useState(0);
  if (!room?.state || !room.live) return null;
  const { notices, discussion } = room.state;
  const unread = notices.filter((each) => !prefs.pupil?.read.includes(each.id));
  const read = (upTo: number) => {
    for (const each of unread) if (each.id <= upTo) markRead(each.id);
    redraw((count) => count + 1);
  };
  return (
    <section class="ui-class-notes" aria-label={say("from-teacher")}>
      {discussion && <Countdown discussion={discussion} now={() => room.live!.now()} />}
      <div role="status">
        {unread.slice(-SHOWN).map((each) => (
          <div class="ui-notice" key={each.id}>
            <p>
              <Say id="teacher-says" b={<b />} text={each.text} />
            </p>
            <button type="button" class="ui-button small" onClick={() => read(each.id)}>
              {say("teacher-ok")}
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
