// Written by `make types`. Do not edit: change the Python structs, where the fields are also explained.

export type OptionValue = string | number | boolean;

export type Incoming = Hello | Play | Undo | Pause | Say | AskHint | AskWhy | Ping;

export type Outgoing = Welcome | TableInfo | View | Answer | Chat | Hint | Why | Pong | ErrorMessage;

export interface Answer {
  type: "answer";
  client: string;
  result: "done" | "refused" | "stale";
  seq: number;
  rule: string;
  why: string;
}

export interface Appraisal {
  together: boolean;
  judgements: Judgement[];
}

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

export interface AskWhy {
  type: "why";
  seat: number;
  token: string;
}

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

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface ClockPlan {
  decision?: number | null;
  game?: number | null;
}

export interface Created {
  table: string;
  host: string;
  mine: IssuedKey[];
  invitations: IssuedKey[];
}

export interface Curve {
  name: string;
  points: [number, number][];
}

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

export interface GameCard {
  info: GameInfo;
  options: OptionInfo[];
  bots: string[];
  lesson: boolean;
  debriefing: boolean;
}

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

export interface IssuedKey {
  seat: number;
  key: string;
}

export interface JoinBody {
  name: string;
  invite?: string | null;
}

export interface Judgement {
  at: number;
  values: number[];
}

export interface LessonStep {
  at: number;
  words: string;
  phrases: Phrase[];
  token: string;
}

export interface LessonText {
  game: string;
  title: string;
  seat: number;
  seats: number;
  length: number;
  chapters: Chapter[];
}

export interface Limit {
  name: string;
  value: number;
}

export interface Line {
  text: string;
  touches: string[];
  rule: string;
}

export interface Lobby {
  tables: TableInfo[];
}

export interface Moment {
  round: number;
  text: string;
  at: number;
}

export interface Next {
  table: string;
}

export interface Offer {
  token: string;
  label: string;
  touches: string[];
  help?: string;
}

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

export interface Outcome {
  reason: string;
  scores: number[];
  ranks: number[];
  winners: number[];
  rule: string;
}

export interface Pause {
  type: "pause";
  seat: number;
  want: boolean;
}

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

export interface Scene {
  game: string;
  title: string;
  prompt: string;
  rule: string;
  areas: Area[];
  offers?: Offer[];
}

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

export interface SeatPlan {
  who: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

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

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number | boolean>;
  listed?: boolean;
  hints?: boolean;
  clock?: ClockPlan | null;
  absent_after?: number | null;
}

export interface Talk {
  title: string;
  ending: string;
  charts: Chart[];
  moments: Moment[];
  questions: TalkingPoint[];
  period: string;
}

export interface TalkingPoint {
  part: string;
  text: string;
}

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

export interface Why {
  type: "why";
  seat: number;
  token: string;
  allowed: boolean;
  rule: string;
  why: string;
}
