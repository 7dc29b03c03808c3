import { useEffect } from "preact/hooks";
import { Debriefing } from "./pages/debrief";
import { Home } from "./pages/home";
import { Learn } from "./pages/learn";
import { NewTable } from "./pages/new";
import { Replay } from "./pages/replay";
import { TablePage } from "./pages/table";
import { usePlace } from "./route";

export function App() {
  const { path, query } = usePlace();
  const [page, id] = path;
  useEffect(() => scrollTo(0, 0), [page, id]);
  if (page === "t" && id) return <TablePage key={id} id={id} query={query} />;
  if (page === "replay" && id) return <Replay key={`${id} ${query}`} id={id} from={Number(query.get("at") ?? 0)} />;
  if (page === "learn" && id) return <Learn key={id} game={id} from={Number(query.get("step") ?? 0)} />;
  if (page === "debrief" && id) return <Debriefing key={id} id={id} />;
  if (page === "new" && id) return <NewTable key={id} game={id} />;
  return <Home />;
}
