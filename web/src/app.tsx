import { useArrival } from "./arrival";
import { ClassNotes } from "./classroom/class-notes";
import { PupilRoomProvider, usePlaceAt, usePupilRoom } from "./classroom/pupil-room";
import { NoNetwork } from "./components/no-network";
import { AdminPage } from "./pages/admin";
import { AidPage } from "./pages/aid";
import { ClassPage } from "./pages/class";
import { Debriefing } from "./pages/debrief";
import { Home } from "./pages/home";
import { JoinPage } from "./pages/join";
import { Learn } from "./pages/learn";
import { MailPage } from "./pages/mail";
import { MePage } from "./pages/me";
import { Mistakes } from "./pages/mistakes";
import { NewTable } from "./pages/new";
import { PrintPage } from "./pages/print";
import { PupilPage } from "./pages/pupil";
import { PuzzlePage, Puzzles } from "./pages/puzzles";
import { Replay } from "./pages/replay";
import { RulesPage } from "./pages/rules";
import { TablePage } from "./pages/table";
import { Together } from "./pages/together";
import { usePlace } from "./route";
import { CloserLookPanel } from "./table/closer-look";

export function App() {
  return (
    <>
      <NoNetwork />
      <PupilRoomProvider>
        <ClassNotes />
        <Pages />
      </PupilRoomProvider>
      <CloserLookPanel />
    </>
  );
}

function Pages() {
  const { path, query } = usePlace();
  const [page, id] = path;
  const room = usePupilRoom();
  const seat = usePlaceAt(page === "t" ? id : undefined);
  useArrival(`${page}/${id}`);
  if (room?.state?.replay) return <Together room={room} replay={room.state.replay} />;
  if (page === "t" && id) return <TablePage key={`${id} ${seat}`} id={id} />;
  if (page === "replay" && id)
    return <Replay key={`${id} ${query}`} id={id} from={query.get("at") ?? "0"} analyse={query.has("analyse")} />;
  if (page === "mistakes" && id) return <Mistakes key={`${id} ${query}`} id={id} seat={Number(query.get("of") ?? 0)} />;
  if (page === "puzzles") return <Puzzles />;
  if (page === "puzzle" && id)
    return <PuzzlePage key={`${id} ${query}`} game={id} number={Number(query.get("number") ?? 0)} />;
  if (page === "learn" && id) return <Learn key={id} game={id} from={Number(query.get("step") ?? 0)} />;
  if (page === "debrief" && id) return <Debriefing key={id} id={id} />;
  if (page === "rules" && id) return <RulesPage key={id} game={id} at={query.get("rule") ?? ""} />;
  if (page === "aid" && id) return <AidPage key={id} game={id} />;
  if (page === "print" && id) return <PrintPage key={id} game={id} />;
  if (page === "new" && id) return <NewTable key={id} game={id} />;
  if (page === "me") return <MePage />;
  if (page === "mail") return <MailPage query={query} />;
  if (page === "class") return <ClassPage key={id} id={id ?? ""} what={path[2] ?? ""} />;
  if (page === "join") return <JoinPage key={id} code={id ?? ""} />;
  if (page === "pupil") return <PupilPage />;
  if (page === "admin") return <AdminPage />;
  return <Home />;
}
