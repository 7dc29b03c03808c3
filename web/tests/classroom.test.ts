import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ClassLive, merged } from "../src/classroom/class-live";
import { attendance, forHowLong, inOrder, isStuck } from "../src/classroom/glances";
import { Leading } from "../src/classroom/leading";
import { consoleLink, inGroups, keepDesk, keepPlace, leaveDesk } from "../src/classroom/my-classes";
import { groupsOf, listOf } from "../src/classroom/names";
import { nextPage } from "../src/classroom/pupil-room";
import type { Frame } from "../src/moments/frames";
import { keep, myTable, myTables, prefs } from "../src/prefs";
import type {
  ClassIncoming,
  ClassOutgoing,
  LedReplay,
  PupilPlace,
  PupilState,
  ReplayBody,
  TableGlance,
} from "../src/types";

const glance = (number: number, more: Partial<TableGlance> = {}): TableGlance => ({
  number,
  name: `Table ${number}`,
  table: `t${number}`,
  status: "playing",
  earlier: 0,
  paused: false,
  held: false,
  seq: 1,
  round: "Round 1",
  figures: [],
  waits: [],
  stuck: false,
  told: "",
  seats: [],
  length: null,
  ...more,
});
const waits = (since: number, bot = false) => [{ seat: 0, name: "Ada", since, bot }];
const seat = (here: boolean) => [
  { seat: 0, title: "Red", kind: "person" as const, name: "Ada", pupil: "p1", here, stand_in: false },
];
const place = (more: Partial<PupilPlace> = {}): PupilPlace => ({
  number: 1,
  name: "Table 1",
  table: "t1",
  seat: 2,
  title: "Red",
  begun: false,
  ...more,
});
const state = (more: Partial<PupilState> = {}): PupilState => ({
  type: "pupil",
  id: "class1",
  title: "8b",
  game: "pebbles",
  game_title: "Pebbles",
  status: "waiting",
  pupil: "p1",
  name: "Ada",
  place: null,
  free: [],
  watch: [],
  paused: false,
  discussion: null,
  notices: [],
  replay: null,
  leads: false,
  now: 100,
  ...more,
});

beforeEach(() => localStorage.clear());

describe("a pasted list of names", () => {
  test("tables are filled evenly", () => {
    const { groups, wrong } = groupsOf("Ada\nBen\nCleo\nDan\nEva", 3);
    expect(groups).toEqual([
      ["Ada", "Ben", "Cleo"],
      ["Dan", "Eva"],
    ]);
    expect(wrong).toBe("");
  });
  test("an empty line, or a heading, begins a new table", () => {
    const groups = [["Ada", "Ben"], ["Cleo"]];
    expect(groupsOf("Ada\n Ben \n\n\nCleo\n", 4).groups).toEqual(groups);
    expect(groupsOf("Table 1: Ada, Ben\r\nTable 2\r\nCleo", 4).groups).toEqual(groups);
    expect(groupsOf(listOf(groups), 4).groups).toEqual(groups);
  });
  test("spaces within a name become one", () => {
    expect(groupsOf("Anna  Lena;Ben\tCleo", 4).groups).toEqual([["Anna Lena", "Ben", "Cleo"]]);
  });
  test.each([
    ["Ada\nada", 4, "ada is twice on the list: add a letter, such as “ada B”."],
    ["A\nB\nC\n\nD", 2, "Table 1 has 3 names, and only 2 pupils sit at a table."],
    ["x".repeat(41), 4, "“xxxxxxxxxxxxxxxxxxxx…” is too long: a name has at most 40 letters."],
    [
      Array.from({ length: 17 }, (_, number) => `P${number}`).join("\n"),
      1,
      "These are 17 tables: a class has at most 16.",
    ],
  ])("what is wrong is said", (text, people, why) => {
    expect(groupsOf(text, people).wrong).toBe(why);
  });
  test("nothing is no table", () => {
    expect(groupsOf(" \n\n", 4)).toEqual({ groups: [], wrong: "" });
  });
});

describe("tables at a glance", () => {
  test("a table is stuck when it waits for long, or for somebody who is not here", () => {
    expect(isStuck(glance(1, { waits: waits(10), seats: seat(true) }), 80, 60)).toBe(true);
    expect(isStuck(glance(1, { waits: waits(30), seats: seat(true) }), 80, 60)).toBe(false);
    expect(isStuck(glance(1, { waits: waits(79), seats: seat(false) }), 80, 60)).toBe(true);
  });
  test("one that is paused or over, or waits for a bot, is not", () => {
    expect(isStuck(glance(1, { waits: waits(0), paused: true }), 80, 60)).toBe(false);
    expect(isStuck(glance(1, { waits: waits(0), status: "finished" }), 80, 60)).toBe(false);
    expect(isStuck(glance(1, { waits: waits(0, true) }), 80, 60)).toBe(false);
  });
  test("stuck tables come first, the one that waits longest before the others", () => {
    const tables = [glance(2), glance(1, { waits: waits(15) }), glance(3, { waits: waits(5) }), glance(4)];
    expect(inOrder(tables, 100, 60).map((each) => each.number)).toEqual([3, 1, 2, 4]);
  });
  test("time is told coarsely", () => {
    expect([0, 4, 37, 61, 3599, 3700].map(forHowLong)).toEqual(["0 s", "0 s", "35 s", "1 min", "59 min", "1 h 1 min"]);
  });
  test("only the tables that changed are replaced", () => {
    const [one, two] = [glance(1), glance(2)];
    const news = glance(2, { seq: 2 });
    const found = merged([one, two], [news]);
    expect(found[0]).toBe(one);
    expect(found[1]).toBe(news);
  });
  test("who is here", () => {
    const pupil = (here: boolean, table: number | null) => ({
      ...{ id: "p", name: "A", here, asks: false, table, seat: null, stand_in: false, leads: false, joined: 0 },
    });
    const room = (...pupils: ReturnType<typeof pupil>[]) => attendance({ pupils } as Parameters<typeof attendance>[0]);
    expect(room()).toBe("Nobody has come yet");
    expect(room(pupil(true, 1))).toBe("1 pupil is here");
    expect(room(pupil(true, 1), pupil(false, null))).toBe("1 of 2 pupils are here, 1 without a seat");
  });
});

describe("a pupil's browser", () => {
  const joined = { id: "class1", pupil: "p1", name: "Ada", key: "key-of-ada", state: state() };
  test("the key opens the seat, and no longer the one before", () => {
    keepDesk(joined, "KTM4X7");
    keepPlace(prefs.pupil!, state({ place: place() }));
    expect(myTable("t1")).toMatchObject({ seats: { 2: "key-of-ada" }, bound: true });
    keepPlace(prefs.pupil!, state({ place: place({ table: "t5", seat: 0 }) }));
    expect(myTable("t1")).toBeUndefined();
    expect(myTable("t5")?.seats).toEqual({ 0: "key-of-ada" });
  });
  test("whoever leaves leaves nothing behind but their other tables", () => {
    keep({ id: "own", game: "g", title: "G", at: 1, host: "", seats: { 0: "mine" }, invitations: {} });
    keepDesk(joined, "KTM4X7");
    keepPlace(prefs.pupil!, state({ place: place() }));
    leaveDesk();
    expect(myTables().map((each) => each.id)).toEqual(["own"]);
    expect(JSON.stringify(localStorage)).not.toContain("Ada");
    expect(JSON.stringify(localStorage)).not.toContain("key-of-ada");
  });
  test("the link of the console names an address that another device can reach", () => {
    const mine = { id: "class1", title: "", key: "secret" };
    const at = (host: string, reachable: boolean) => ({
      ...{ typed: `${host}/join`, link: `http://${host}/#/join/KTM4X7`, label: "", reachable },
    });
    const link = consoleLink(mine, [at("localhost:8000", false), at("192.168.1.5:8000", true)]);
    expect(link).toBe("http://192.168.1.5:8000/#/class/class1?teacher=secret");
    expect(consoleLink(mine, [at("localhost:8000", false)])).toContain(location.origin);
  });
  test("the code is read in two groups", () => {
    expect(inGroups("KTM4X7")).toBe("KTM 4X7");
    expect(inGroups("KT")).toBe("KT");
  });
  test.each<[string, PupilState | null, PupilState, boolean, string | null]>([
    [
      "after a reload elsewhere one stays",
      null,
      state({ status: "playing", place: place({ begun: true }) }),
      false,
      null,
    ],
    ["who waits goes to the table", null, state({ status: "playing", place: place({ begun: true }) }), true, "t/t1"],
    ["the game begins", state({ place: place() }), state({ place: place({ begun: true }) }), false, "t/t1"],
    [
      "a new game",
      state({ place: place({ begun: true }) }),
      state({ place: place({ table: "t9", begun: true }) }),
      false,
      "t/t9",
    ],
    ["a seat is lost", state({ place: place() }), state(), false, "pupil"],
    [
      "the debriefing",
      state({ status: "playing", place: place({ begun: true }) }),
      state({ status: "debriefing", place: place({ begun: true }) }),
      false,
      "pupil",
    ],
    ["nothing of it", state({ place: place({ begun: true }) }), state({ place: place({ begun: true }) }), true, null],
  ])("%s", (_, before, now, waiting, page) => {
    expect(nextPage(before, now, waiting)).toBe(page);
  });
});

describe("leading a replay", () => {
  const replay: LedReplay = { table: "t1", name: "Table 1", at: 0, beat: 0, length: 9, leader: "", leader_name: "" };
  // A position: the last of its frames.
  const frame = (step: number, beat = 0, of = 1) => ({ step, beat, of }) as Frame;
  test("moments that are passed meanwhile are left out, the last one is told", async () => {
    const sent: ReplayBody[] = [];
    const answers: (() => void)[] = [];
    const leading = new Leading(
      replay,
      (body) => {
        sent.push(body);
        return new Promise<void>((done) => answers.push(done));
      },
      () => undefined,
    );
    leading.moved(frame(0));
    expect(sent).toEqual([]);
    for (const step of [1, 2, 3]) leading.moved(frame(step));
    leading.moved(frame(4, 0, 3));
    expect(sent).toEqual([{ table: "t1", at: 1, beat: 0 }]);
    answers[0]!();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ table: "t1", at: 4, beat: 1 });
  });
  test("a refusal is told, and the next step is sent", async () => {
    const failed = vi.fn<(why: string) => void>();
    const send = vi.fn(() => Promise.reject(new Error("Ben leads now.")));
    const leading = new Leading(replay, send, failed);
    leading.moved(frame(1));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith("Ben leads now."));
    leading.moved(frame(2));
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe("the connection", () => {
  class FakeSocket {
    static readonly OPEN = 1;
    readyState = 1;
    sent: ClassIncoming[] = [];
    onopen = () => {};
    onmessage = (_event: { data: string }) => {};
    onclose = (_event: { code: number }) => {};
    constructor(readonly url: string) {
      socket = this;
    }
    send(text: string) {
      this.sent.push(JSON.parse(text));
    }
    close() {}
    hear(message: ClassOutgoing) {
      this.onmessage({ data: JSON.stringify(message) });
    }
  }
  let socket: FakeSocket;
  let live: ClassLive;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    live = new ClassLive({ id: "class1", key: "secret" }, () => undefined);
    socket.onopen();
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });
  test("the key is said, and is not in the address", () => {
    expect(socket.sent[0]).toEqual({ type: "hello", key: "secret" });
    expect(socket.url).toMatch(/\/api\/classes\/class1\/live$/);
  });
  test("times are those of the server", () => {
    vi.setSystemTime(1_000_000);
    socket.hear(state({ now: 5000 }));
    vi.setSystemTime(1_002_000);
    expect(live.now()).toBeCloseTo(5002);
  });
  test("who is dismissed hears why", () => {
    socket.hear({ type: "error", code: "forbidden", why: "Your teacher has freed this name." });
    socket.onclose({ code: 4403 });
    expect(live.gone).toBe("Your teacher has freed this name.");
    expect(live.link).toBe("gone");
  });
  test("a class that is gone says so", () => {
    socket.onclose({ code: 4404 });
    expect(live.gone).toBe("There is no such class any more.");
  });
});
