// A class: set up by its teacher, then the console, the door on the wall, the joint debriefing and the led replay.

import { ConsolePage } from "../classroom/console";
import { DoorPage } from "../classroom/door";
import { JointDebriefingPage } from "../classroom/joint-debriefing";
import { myClass } from "../classroom/my-classes";
import { SetUp } from "../classroom/set-up";
import { useDesk } from "../classroom/use-console";
import { Loading } from "../components/loading";
import { linkWords } from "../connection";
import { type MyClass, prefs } from "../prefs";
import { say } from "../say";
import { ReplayDesk } from "./class-replay";

export function ClassPage({ id, what }: { id: string; what: string }) {
  if (!id) return <SetUp />;
  const mine = myClass(id);
  if (mine) return <TeachersPage mine={mine} what={what} />;
  const pupil = prefs.pupil;
  if (pupil?.id === id && what === "debriefing") return <JointDebriefingPage at={pupil} />;
  return <Loading heading={say("class-a")} status={say("class-teacher-only")} failed />;
}

function TeachersPage({ mine, what }: { mine: MyClass; what: string }) {
  const { desk, live } = useDesk(mine);
  if (what === "debriefing") return <JointDebriefingPage at={mine} desk={desk} />;
  if (live?.gone) return <Loading heading={mine.title || say("class-a")} status={live.gone} failed />;
  if (!desk) return <Loading heading={mine.title || say("class-a")} status={linkWords(live?.link ?? "connecting")} />;
  if (what === "door") return <DoorPage desk={desk} />;
  if (what === "replay") return <ReplayDesk desk={desk} />;
  return <ConsolePage desk={desk} />;
}
