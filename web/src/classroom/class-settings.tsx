// What is arranged once: who may come in and sits where, further tables, another device, the export, and the end of the class.

import { useState } from "preact/hooks";
import { Check } from "../components/check";
import { CopyLink } from "../components/copy";
import { AskFirst } from "../components/question";
import { go } from "../route";
import { say } from "../say";
import { Choice } from "./fields";
import { consoleLink, forgetClass } from "./my-classes";
import { NameList } from "./name-list";
import { groupsOf, listOf } from "./names";
import * as requests from "./requests";
import { LATECOMERS, MOST_TABLES, SEATING } from "./set-up";
import type { Desk } from "./use-console";

export function ClassSettings({ desk }: { desk: Desk }) {
  const { mine, console, run } = desk;
  const { room, tables } = console;
  const change = (body: Parameters<typeof requests.change>[1]) => run(requests.change(mine, body));
  return (
    <>
      <details class="ui-tool">
        <summary>{say("door-settings")}</summary>
        <Check on={room.door} set={(door) => change({ door })}>
          {say("door-open")}
        </Check>
        <Choice
          label={say("setup-seating")}
          kind="seating"
          values={SEATING}
          value={room.seating}
          set={(seating) => change({ seating })}
        />
        <Choice
          label={say("setup-late")}
          kind="latecomers"
          values={LATECOMERS}
          value={room.latecomers}
          set={(latecomers) => change({ latecomers })}
        />
        {room.seating === "list" && <ChangeList key={listOf(room.names)} desk={desk} />}
        <button
          type="button"
          class="ui-button small"
          disabled={tables.length >= MOST_TABLES}
          onClick={() => run(requests.addTables(mine, { count: 1 }))}
        >
          {say("door-add-table")}
        </button>
      </details>
      <OtherDevice desk={desk} />
      <details class="ui-tool">
        <summary>{say("export")}</summary>
        <a class="ui-button small" href={requests.exportLink(room.id)} download={`class-${room.code}.zip`}>
          {say("export-all")}
        </a>
        <p class="ui-small">{say("export-kept")}</p>
        <AskFirst
          label={say("export-remove")}
          question={say("export-remove-question")}
          act={() =>
            run(
              requests.remove(mine).then(() => {
                forgetClass(mine.id);
                go("class");
              }),
            )
          }
        />
      </details>
    </>
  );
}

function ChangeList({ desk: { mine, console, run } }: { desk: Desk }) {
  const { names, people } = console.room;
  const [list, setList] = useState(listOf(names));
  const { groups, wrong } = groupsOf(list, people);
  return (
    <>
      <NameList list={list} set={setList} tables={groups} wrong={list.trim() ? wrong : ""} />
      <button
        type="button"
        class="ui-button small"
        disabled={wrong !== "" || list === listOf(names)}
        onClick={() => run(requests.change(mine, { names: groups }))}
      >
        {say("door-use-list")}
      </button>
    </>
  );
}

/** The private link of the console. */
function OtherDevice({ desk: { mine, run } }: { desk: Desk }) {
  const [link, setLink] = useState("");
  const [code, setCode] = useState("");
  const show = async () => {
    const found = consoleLink(mine, await requests.addresses(mine));
    setLink(found);
    setCode(await requests.code(mine, found));
  };
  return (
    <details
      class="ui-tool"
      onToggle={(event) => {
        if (event.currentTarget.open && !link) run(show());
      }}
    >
      <summary>{say("device")}</summary>
      <p class="ui-small">{say("device-help")}</p>
      {link && <CopyLink link={link} name={say("device-link")} />}
      {code && <img class="ui-code" alt={say("device-code")} src={`data:image/svg+xml,${encodeURIComponent(code)}`} />}
    </details>
  );
}
