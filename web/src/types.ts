// What the server sends. Written after presentation/_scene.py, tables/messages.py and server/bodies.py.

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
}

export interface Area {
  id: string;
  title: string;
  kind: "board" | "hand" | "seat" | "panel";
  view: [number, number, number, number];
  elements: Element[];
  seat?: number | null;
}

export interface Offer {
  token: string;
  label: string;
  touches: string[];
  help?: string;
}

export interface Scene {
  game: string;
  title: string;
  prompt: string;
  rule: string;
  areas: Area[];
  offers?: Offer[];
}

export interface Line {
  text: string;
  touches: string[];
  rule: string;
}

export interface Outcome {
  reason: string;
  scores: number[];
  ranks: number[];
  winners: number[];
  rule: string;
}

export interface View {
  type: "view";
  seat: number | null;
  seq: number;
  deciders: number[];
  choices: string[];
  /** Those after which there is no way back. */
  final: string[];
  rule: string;
  kept: number;
  lines: Line[];
  undo: { steps: number; why: string; rule: string; turn: string[] } | null;
  outcome: Outcome | null;
  scene: Scene | null;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  here: boolean;
  stand_in: string;
  wants_pause: boolean;
  left: { decision: number | null; game: number | null } | null;
}

export type OptionValue = string | number | boolean;

export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "open" | "playing" | "finished";
  seats: SeatInfo[];
  options: Record<string, OptionValue>;
  listed: boolean;
  hints: boolean;
  paused: boolean;
  clock: { decision: number | null; game: number | null } | null;
  absent_after: number | null;
  fork_of: string;
  next: string;
  created: number;
  length: number | null;
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Hint {
  type: "hint";
  seat: number;
  token: string;
  label: string;
  why: string;
}

export interface Why {
  type: "why";
  seat: number;
  token: string;
  allowed: boolean;
  rule: string;
  why: string;
}

export interface Answer {
  type: "answer";
  client: string;
  result: "done" | "refused" | "stale";
  seq: number;
  rule: string;
  why: string;
}

export type Message =
  | View
  | TableInfo
  | Hint
  | Why
  | Answer
  | { type: "chat"; lines: ChatLine[] }
  | { type: "welcome"; table: string; seats: number[] }
  | { type: "pong" }
  | { type: "error"; code: string; why: string };

export interface OptionInfo {
  name: string;
  meaning: string;
  default: OptionValue;
  allowed: string;
  values: string[];
}

export interface GameCard {
  info: {
    id: string;
    title: string;
    one_line: string;
    seats: [number, number];
    usual_seats: number;
    minutes: [number, number];
    credits: string;
  };
  options: OptionInfo[];
  bots: string[];
  lesson: boolean;
  debriefing: boolean;
}

export interface RuleText {
  id: string;
  text: string;
  source: string;
  why: string;
  section: string;
}

export interface Issued {
  seat: number;
  key: string;
}

export interface Created {
  table: string;
  host: string;
  mine: Issued[];
  invitations: Issued[];
}

export interface SeatPlan {
  who: "me" | "open" | "bot";
  level?: string;
  name?: string;
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, OptionValue>;
  listed?: boolean;
  hints?: boolean;
  clock?: { decision?: number | null; game?: number | null } | null;
  absent_after?: number | null;
}

export interface LessonStep {
  /** How many choices have been made before it. */
  at: number;
  words: string;
  /** The choice asked for; empty where there is only something to see. */
  token: string;
}

export interface Lesson {
  game: string;
  title: string;
  seat: number;
  seats: number;
  length: number;
  chapters: { title: string; steps: LessonStep[] }[];
}

export interface Debrief {
  title: string;
  ending: string;
  charts: { title: string; section: string; curves: { name: string; points: [number, number][] }[]; limits: { name: string; value: number }[] }[];
  moments: { round: number; text: string; at: number }[];
  questions: { part: string; text: string }[];
  period: string;
}

export interface Appraisal {
  together: boolean;
  judgements: { at: number; values: number[] }[];
}
