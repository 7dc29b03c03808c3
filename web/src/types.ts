// Written by `make types`. Do not edit: change the Python structs, where the fields are also explained.

export type OptionValue = string | number | boolean;

export type Incoming =
  | Hello
  | Play
  | Undo
  | Pause
  | Resign
  | End
  | StandIn
  | Say
  | AskHint
  | AskWhy
  | AskBeats
  | AskPlans
  | Ping;

export type Outgoing = Welcome | TableInfo | View | Beats | Answer | Chat | Hint | Why | Plans | Pong | ErrorMessage;

export interface Aid {
  aim: string;
  blocks: AidBlock[];
  pictures: Picture[];
}

export interface AidBlock {
  title: string;
  steps?: string[];
  rows?: [string, string][];
  signs?: Sign[];
  lines?: string[];
}

export interface Analysis {
  game: string;
  quantity: Quantity;
  seats: SeatSummary[];
  turns: JudgedTurn[];
  draws: Draw[];
  moments: TurningPoint[];
  curve: Appraisal;
}

export interface AnalysisState {
  status: "done" | "failed" | "none" | "working";
  done: number;
  total: number;
  why: string;
  analysis: Analysis | null;
}

export interface Answer {
  type: "answer";
  client: string;
  result: "done" | "refused" | "stale";
  seq: number;
  rule: string;
  why: string;
}

export interface AnswerBody {
  tokens: string[];
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

export interface AreaChange {
  id: string;
  put?: Element[];
  gone?: string[];
  title?: string | null;
  view?: [number, number, number, number] | null;
  order?: string[] | null;
}

export interface AskBeats {
  type: "beats";
  seat: number | null;
  seq: number;
}

export interface AskHint {
  type: "hint";
  seat: number;
}

export interface AskPlans {
  type: "plans";
  seat: number;
  picked?: string[];
}

export interface AskWhy {
  type: "why";
  seat: number;
  token?: string | null;
  element?: string | null;
}

export interface Back {
  steps: number;
  why: string;
  rule: string;
  turn: string[];
  labels: string[];
}

export interface BeatChange {
  change: SceneChange;
  lines: number;
}

export interface Beats {
  type: "beats";
  seat: number | null;
  seq: number;
  first: number;
  beats: BeatChange[];
  scene: Scene | null;
}

export interface BindBody {
  table: string;
  seat: number;
  key: string;
}

export interface BotBody {
  level?: string;
}

export interface ChannelBody {
  kind: "mail" | "push" | "webhook";
  address: string;
  push_key?: string;
  push_secret?: string;
}

export interface ChannelInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  is_off: boolean;
}

export interface ChannelRemoval {
  id: string;
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
  ticks: [number, string][];
  top: number;
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
  increment?: number;
  days?: number | null;
  talk?: number | null;
}

export interface ComponentsBody {
  name: string;
  text: string;
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

export interface DebriefingTable {
  title: string;
  columns: string[];
  rows: string[][];
}

export interface Done {
  ok: boolean;
}

export interface Draw {
  at: number;
  gains: number[];
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
  part_of?: string;
}

export interface End {
  type: "end";
  seat: number;
  client: string;
  want: boolean;
}

export interface Ended {
  table: string;
}

export interface ErrorMessage {
  type: "error";
  code: "bad" | "conflict" | "forbidden" | "too many" | "unknown";
  why: string;
  about?: string;
}

export interface Figure {
  name: string;
  value: string;
  tone?: "danger" | "good" | "plain" | "warning";
  tip?: string;
}

export interface ForgetBody {
  table: string;
}

export interface ForkBody {
  at: number;
  seats: SeatPlan[];
}

export interface Form {
  label: string;
  parts: FormPart[];
  tokens: string[];
  says: string;
  send: string;
  covers?: string[];
  folded?: boolean;
  example?: string;
}

export interface FormOption {
  token: string;
  label: string;
  help?: string;
  alone?: boolean;
  words?: string[];
}

export interface FormPart {
  label: string;
  options: FormOption[];
  picked: string[];
  several?: boolean;
  is_clear?: boolean;
}

export interface GameCard {
  info: GameInfo;
  options: OptionInfo[];
  bots: string[];
  lesson: boolean;
  debriefing: boolean;
  talks: boolean;
  aid: boolean;
  seat_names: string[][];
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
  private_information: boolean;
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
  seq: number;
  token: string;
  label: string;
  turn: string[];
  plan: string;
  reasons: string[];
  compared: string;
  why: string;
  value: number;
  quantity: string;
}

export interface IssuedKey {
  seat: number;
  key: string;
}

export interface JoinBody {
  name: string;
  invite?: string | null;
}

export interface JudgedTurn {
  seat: number;
  at: number;
  end: number;
  verdict: "best" | "blunder" | "good" | "mistake" | "slip";
  cost: number;
  worth: number;
  played: TurnWords;
  better: TurnWords | null;
  reasons: string[];
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
  zone: "" | "above" | "below";
}

export interface Line {
  text: string;
  touches: string[];
  rule: string;
  seat: number;
  short: string;
  opens_round: boolean;
}

export interface LobbyPage {
  tables: TableInfo[];
  more: boolean;
}

export interface Me {
  tables: PersonTable[];
  channels: ChannelInfo[];
}

export interface Moment {
  round: number;
  text: string;
  at: number;
  beat: number;
}

export interface MoveBody {
  to: number;
}

export interface MuteBody {
  muted: boolean;
}

export interface Next {
  table: string;
}

export interface Note {
  author: number;
  round: number;
  text: string;
}

export interface NoteBody {
  author: number;
  round?: number;
  text: string;
}

export interface NotificationWays {
  push_key: string;
  mail: boolean;
  webhook: boolean;
}

export interface Offer {
  token: string;
  label: string;
  touches: string[];
  help?: string;
  confirm?: boolean;
  waits?: boolean;
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
  pattern: string;
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

export interface PersonTable {
  table: TableInfo;
  seats: IssuedKey[];
  turn: number[];
  since: number;
  result: "" | "lost" | "won";
}

export interface Phrase {
  text: string;
  rule: string;
}

export interface Picture {
  section: string;
  caption: string;
  signs: Sign[];
}

export interface Ping {
  type: "ping";
}

export interface Plan {
  tokens: string[];
  label: string;
  help?: string;
  touches?: string[];
  mark?: string;
  area?: string;
  path?: [number, number][];
  ghost?: string;
  angle?: number;
}

export interface Plans {
  type: "plans";
  seat: number;
  seq: number;
  plans: Plan[];
  form: Form | null;
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

export interface PrintBody {
  paper?: string;
  ink?: string;
  parts?: string[];
}

export interface PrintChoices {
  parts: PrintPart[];
  papers: string[];
  inks: string[];
  available: boolean;
}

export interface PrintPart {
  id: string;
  title: string;
}

export interface PrintState {
  done: number;
  steps: number;
  what: string;
  ready: boolean;
}

export interface PuzzleList {
  game: string;
  title: string;
  count: number;
  today: number;
}

export interface PuzzleText {
  game: string;
  title: string;
  number: number;
  count: number;
  today: number;
  seat: number;
  quantity: Quantity;
}

export interface QrCode {
  svg: string;
}

export interface Quantity {
  name: string;
  places: number;
}

export interface RecordBody {
  record: string;
}

export interface Resign {
  type: "resign";
  seat: number;
  client: string;
}

export interface RuleText {
  id: string;
  text: string;
  kind: string;
  source: string;
  why: string;
  section: string;
}

export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  name?: string;
}

export interface Scene {
  game: string;
  title: string;
  prompt: string;
  rule: string;
  areas: Area[];
  offers?: Offer[];
  status?: StatusLine[];
}

export interface SceneChange {
  areas?: AreaChange[];
  added?: Area[];
  order?: string[] | null;
  title?: string | null;
  prompt?: string | null;
  rule?: string | null;
  offers?: Offer[] | null;
  status?: StatusLine[] | null;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  here: boolean;
  stand_in: string;
  wants_pause: boolean;
  resigned: boolean;
  wants_end: boolean;
  muted: boolean;
  absent: boolean;
  left: TimeLeft | null;
}

export interface SeatPlan {
  who: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

export interface SeatSummary {
  seat: number;
  accuracy: number;
  verdicts: Record<string, number>;
  cost: number;
  luck: number;
}

export interface ServerLoad {
  version: string;
  stored: Record<string, number>;
  tables: number;
  connections: number;
  bots: number;
  refused: Record<string, number>;
}

export interface Sign {
  symbol: string;
  text?: string;
  x?: number;
  y?: number;
  angle?: number;
  scale?: number;
  texts?: Record<string, string>;
  classes?: string[];
}

export interface Solution {
  turn: TurnWords;
  reasons: string[];
}

export interface StandIn {
  type: "stand-in";
  seat: number;
  absent: number;
}

export interface StatusLine {
  title: string;
  figures: Figure[];
  seat?: number | null;
  touches?: string[];
}

export interface StoredTables {
  tables: TableRow[];
  more: boolean;
}

export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "closed" | "finished" | "open" | "playing";
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  components: string;
  keep_talk: boolean;
  listed: boolean;
  hints: boolean;
  paused: boolean;
  private: boolean;
  watching: "closed" | "talk" | "watch";
  watchers: number;
  clock: ClockPlan | null;
  talk_left: number | null;
  absent_after: number;
  commitment: string;
  seed: string | null;
  salt: string | null;
  fork_of: string;
  next: string;
  created: number;
  length: number | null;
  archived: string;
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number | boolean>;
  components?: ComponentsBody | null;
  keep_talk?: boolean;
  listed?: boolean;
  hints?: boolean;
  watching?: "closed" | "talk" | "watch";
  clock?: ClockPlan | null;
  absent_after?: number | null;
}

export interface TableRow {
  id: string;
  game: string;
  status: "closed" | "finished" | "open" | "playing";
  listed: boolean;
  created: number;
  last_used: number;
  people: string[];
}

export interface Talk {
  title: string;
  ending: string;
  charts: Chart[];
  moments: Moment[];
  questions: TalkingPoint[];
  period: string;
  tables: DebriefingTable[];
  over: boolean;
  notes: Note[];
  said: ChatLine[];
}

export interface TalkingPoint {
  part: string;
  text: string;
}

export interface TimeLeft {
  decision: number | null;
  game: number | null;
}

export interface TokenBody {
  token: string;
}

export interface Tried {
  view: View;
  over: boolean;
  verdict: "best" | "blunder" | "good" | "mistake" | "slip" | null;
  cost: number;
}

export interface TryBody {
  at: number;
  seat: number;
  tokens: string[];
}

export interface TurnWords {
  tokens: string[];
  labels: string[];
  touches: string[];
}

export interface TurningPoint {
  kind: "draw" | "turn";
  seat: number;
  at: number;
  change: number;
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
  form: Form | null;
  observation: unknown;
}

export interface WatchingBody {
  watching: "closed" | "talk" | "watch";
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
  element: string;
}
