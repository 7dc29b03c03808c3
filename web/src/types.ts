// Written by `python -m paddlewheel.server.typescript`. Do not edit: change the Python structs instead.

export type OptionValue = string | number | boolean;

export type Incoming = Hello | Play | Undo | Pause | Say | AskHint | AskWhy | Ping;

export type Outgoing = Welcome | TableInfo | View | Answer | Chat | Hint | Why | Pong | ErrorMessage;

/** What became of a play or an undo. `stale`: decide again from what follows. */
export interface Answer {
  type: "answer";
  client: string;
  result: "done" | "refused" | "stale";
  seq: number;
  rule: string;
  why: string;
}

/** A whole game judged. Where all win or lose together there is one value for the group. */
export interface Appraisal {
  together: boolean;
  judgements: Judgement[];
}

/** A sheet with its own measure: the board, a hand, a seat's panel, a track. */
export interface Area {
  id: string;
  title: string;
  kind: "board" | "hand" | "panel" | "seat";
  view: [number, number, number, number];
  elements: Element[];
  seat?: number | null;
}

export interface AskHint {
  type: "hint";
  seat: number;
}

/** Why can I not do this? */
export interface AskWhy {
  type: "why";
  seat: number;
  token: string;
}

/** How many of one's choices can be taken back, and why none if none. */
export interface Back {
  steps: number;
  why: string;
  rule: string;
  turn: string[];
}

export interface Chapter {
  title: string;
  steps: LessonStep[];
}

/** Curves that belong together, over the rounds. */
export interface Chart {
  title: string;
  curves: Curve[];
  limits: Limit[];
  section: string;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Something said at the table. The seat is -1 for what the table itself says. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Time in seconds, for every decision and for all decisions of a seat together. None: without limit. */
export interface ClockPlan {
  decision?: number | null;
  game?: number | null;
}

/** A new table with its keys. They are shown this once. */
export interface Created {
  table: string;
  host: string;
  mine: IssuedKey[];
  invitations: IssuedKey[];
}

/** One line of a chart: a value for each round that has one. */
export interface Curve {
  name: string;
  points: [number, number][];
}

/** One symbol of the game's art at one place. `id` stays the same while the thing stays the same. */
export interface Element {
  id: string;
  symbol: string;
  x: number;
  y: number;
  label: string;
  angle?: number;
  scale?: number;
  layer?: number;
  tip?: string;
  texts?: Record<string, string>;
  classes?: string[];
  token?: string;
}

export interface ErrorMessage {
  type: "error";
  code: "bad" | "conflict" | "forbidden" | "too many" | "unknown";
  why: string;
}

export interface ForkBody {
  at: number;
  seats: SeatPlan[];
}

/** A game in the lobby: its facts, its options, the bots it can be played against. */
export interface GameCard {
  info: GameInfo;
  options: OptionInfo[];
  bots: string[];
  lesson: boolean;
  debriefing: boolean;
}

/** The facts about a title that a lobby, an environment or a paper needs. */
export interface GameInfo {
  id: string;
  title: string;
  one_line: string;
  seats: [number, number];
  usual_seats: number;
  minutes: [number, number];
  credits: string;
  rules_version: number;
  utility: "co-operative" | "mixed" | "ranked" | "zero-sum";
  hidden_information: boolean;
  simultaneous: boolean;
  longest: number;
  deepest: number;
  tempers: string[];
}

/** The first message: keys of one's own seats at this table; none to watch. */
export interface Hello {
  type: "hello";
  keys?: string[];
  show?: "observation" | "scene";
  watch?: boolean;
}

export interface Hint {
  type: "hint";
  seat: number;
  token: string;
  label: string;
  why: string;
  value: number;
}

/** A key that is shown once. */
export interface IssuedKey {
  seat: number;
  key: string;
}

export interface JoinBody {
  name: string;
  invite?: string | null;
}

/** How the seats stood after so many choices, from 0 (lost) to 1 (won). */
export interface Judgement {
  at: number;
  values: number[];
}

/** One thing to read, and to do if there is something asked for. */
export interface LessonStep {
  at: number;
  words: string;
  phrases: Phrase[];
  token: string;
}

/** A guided first game: whose seat, how many choices in all, and what is said and asked at which of them. */
export interface LessonText {
  game: string;
  title: string;
  seat: number;
  seats: number;
  length: number;
  chapters: Chapter[];
}

/** A level worth drawing across a chart, such as the loss at which a game ends. */
export interface Limit {
  name: string;
  value: number;
}

/** An event in words, with the elements of the scene that it speaks of. */
export interface Line {
  text: string;
  touches: string[];
  rule: string;
}

export interface Lobby {
  tables: TableInfo[];
}

/** A turning point: its round, what happened, and how many choices had been made, to look it up in a replay. */
export interface Moment {
  round: number;
  text: string;
  at: number;
}

/** The table that follows. */
export interface Next {
  table: string;
}

/** A choice in words, with the elements it touches. */
export interface Offer {
  token: string;
  label: string;
  touches: string[];
  help?: string;
}

/** One option for people: what it means, what it is when nobody says, and what is allowed. */
export interface OptionInfo {
  name: string;
  title: string;
  meaning: string;
  default: string | number | boolean;
  allowed: string;
  values: string[];
  labels: string[];
  low: number | null;
  high: number | null;
}

/** The reason it ended, each seat's score and rank (1 is best), and the seats that won. */
export interface Outcome {
  reason: string;
  scores: number[];
  ranks: number[];
  winners: number[];
  rule: string;
}

/** Ask for a pause or take that back. It begins when all people agree and ends when one goes on. */
export interface Pause {
  type: "pause";
  seat: number;
  want: boolean;
}

/** A part of a step's words. Where it names a rule, `rule` is its number, so that it can be opened. */
export interface Phrase {
  text: string;
  rule: string;
}

export interface Ping {
  type: "ping";
}

export interface Play {
  type: "play";
  seat: number;
  token: string;
  client: string;
  seq: number;
}

export interface Pong {
  type: "pong";
}

export interface RecordBody {
  record: string;
}

/** A rule or ruling, as the rules panel shows it. */
export interface RuleText {
  id: string;
  text: string;
  source: string;
  why: string;
  section: string;
}

export interface Say {
  type: "say";
  seat: number;
  text: string;
}

/** Everything one seat sees, ready to be placed. */
export interface Scene {
  game: string;
  title: string;
  prompt: string;
  rule: string;
  areas: Area[];
  offers?: Offer[];
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  here: boolean;
  stand_in: string;
  wants_pause: boolean;
  left: TimeLeft | null;
}

/** Who is to sit there: `me`, somebody invited (`open`), or a bot of a level. */
export interface SeatPlan {
  who: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** A table as everybody sees it. Seed and salt are shown once the game is over. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "finished" | "open" | "playing";
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  listed: boolean;
  hints: boolean;
  paused: boolean;
  clock: ClockPlan | null;
  absent_after: number | null;
  commitment: string;
  seed: string | null;
  salt: string | null;
  fork_of: string;
  next: string;
  created: number;
  length: number | null;
}

/** A table to be laid. */
export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number | boolean>;
  listed?: boolean;
  hints?: boolean;
  clock?: ClockPlan | null;
  absent_after?: number | null;
}

/** A debriefing, drawn by whoever reads it. `at` of a moment is a step of this table's replay. */
export interface Talk {
  title: string;
  ending: string;
  charts: Chart[];
  moments: Moment[];
  questions: TalkingPoint[];
  period: string;
}

/** A question and the part of the talk it belongs to. */
export interface TalkingPoint {
  part: string;
  text: string;
}

/** Seconds a seat has left, None where there is no limit. */
export interface TimeLeft {
  decision: number | null;
  game: number | null;
}

export interface Undo {
  type: "undo";
  seat: number;
  client: string;
  seq: number;
  back?: number;
}

/** What a viewer sees. `lines` follow after the first `kept` lines of the journal. */
export interface View {
  type: "view";
  seat: number | null;
  seq: number;
  deciders: number[];
  choices: string[];
  final: string[];
  rule: string;
  kept: number;
  lines: Line[];
  undo: Back | null;
  outcome: Outcome | null;
  scene: Scene | null;
  observation: unknown;
}

export interface Welcome {
  type: "welcome";
  table: string;
  seats: number[];
}

/** The answer to *why not?*; allowed when nothing forbids it. */
export interface Why {
  type: "why";
  seat: number;
  token: string;
  allowed: boolean;
  rule: string;
  why: string;
}
