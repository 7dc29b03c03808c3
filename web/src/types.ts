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

export type ClassIncoming = ClassHello | Ping;

export type ClassOutgoing = Console | ConsoleRoom | ConsoleTables | PupilState | Pong | ErrorMessage;

export interface AddressBody {
  address: string;
}

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

export interface ClassChange {
  title?: string | null;
  seating?: "arrival" | "choice" | "list" | null;
  names?: string[][] | null;
  latecomers?: "bot" | "watch" | null;
  door?: boolean | null;
}

export interface ClassClock {
  decision: number | null;
}

export interface ClassCreated {
  id: string;
  code: string;
  key: string;
}

export interface ClassHello {
  type: "hello";
  key: string;
}

export interface ClassInfo {
  id: string;
  title: string;
  code: string;
  game: string;
  game_title: string;
  seat_titles: string[];
  people: number;
  options: Record<string, string | number | boolean>;
  hints: boolean;
  keep_talk: boolean;
  same_deal: boolean;
  seating: "arrival" | "choice" | "list";
  names: string[][];
  latecomers: "bot" | "watch";
  door: boolean;
  status: "debriefing" | "playing" | "waiting";
  decision: number | null;
  discussion: Discussion | null;
  notices: Notice[];
  replay: LedReplay | null;
  pupils: PupilInfo[];
  created: number;
  debriefing: boolean;
  stuck_after: number;
  now: number;
}

export interface ClassJoin {
  code: string;
  name: string;
  key?: string | null;
}

export interface ClassNotice {
  text: string;
  table?: number | null;
}

export interface ClassPause {
  want: boolean;
  table?: number | null;
}

export interface ClassPlan {
  game: string;
  title?: string;
  tables?: number;
  people?: number;
  options?: Record<string, string | number | boolean>;
  components?: ComponentsBody | null;
  hints?: boolean;
  keep_talk?: boolean;
  same_deal?: boolean;
  seating?: "arrival" | "choice" | "list";
  names?: string[][];
  latecomers?: "bot" | "watch";
  decision?: number | null;
  talk?: number | null;
  level?: string;
}

export interface ClassWhatIf {
  table: string;
  at: number;
  seats: WhatIfSeat[];
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

export interface Console {
  type: "console";
  room: ClassInfo;
  tables: TableGlance[];
}

export interface ConsoleRoom {
  type: "room";
  room: ClassInfo;
}

export interface ConsoleTables {
  type: "tables";
  tables: TableGlance[];
  now: number;
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

export interface Discussion {
  label: string;
  seconds: number;
  ends: number;
}

export interface DiscussionBody {
  seconds: number;
  label?: string;
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
  period?: string;
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

export interface FreeSeat {
  number: number;
  name: string;
  seat: number;
  title: string;
  bot: boolean;
  mates: string[];
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

export interface GlanceSeat {
  seat: number;
  title: string;
  kind: "bot" | "open" | "person";
  name: string;
  pupil: string;
  here: boolean;
  stand_in: boolean;
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

export interface JoinAddress {
  typed: string;
  link: string;
  reachable: boolean;
  label: string;
}

export interface JoinBody {
  name: string;
  invite?: string | null;
}

export interface Joined {
  id: string;
  pupil: string;
  name: string;
  key: string;
  state: PupilState;
}

export interface JointDebriefing {
  title: string;
  game: string;
  game_title: string;
  period: string;
  same_deal: boolean;
  over: boolean;
  tables: JointTable[];
  charts: Chart[];
  ends: DebriefingTable;
  partings: Parting[];
  questions: TalkingPoint[];
}

export interface JointTable {
  number: number;
  name: string;
  table: string;
  players: string[];
  status: "closed" | "finished" | "open" | "playing";
  ending: string;
  over: boolean;
  best: RoundTold | null;
  worst: RoundTold | null;
  moments: Moment[];
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

export interface LeaderBody {
  pupil?: string | null;
}

export interface LedReplay {
  table: string;
  name: string;
  at: number | null;
  beat: number;
  length: number | null;
  leader: string;
  leader_name: string;
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
  colour: "" | "green" | "red";
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

export interface Notice {
  id: number;
  table: number | null;
  text: string;
  at: number;
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

export interface OneOrAll {
  table?: number | null;
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

export interface Parting {
  round: number;
  chart: string;
  text: string;
  high: string;
  low: string;
  told: string[];
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

export interface PupilBody {
  pupil: string;
}

export interface PupilInfo {
  id: string;
  name: string;
  here: boolean;
  asks: boolean;
  table: number | null;
  seat: number | null;
  stand_in: boolean;
  leads: boolean;
  joined: number;
}

export interface PupilMove {
  pupil: string;
  table?: number | null;
  seat?: number | null;
}

export interface PupilName {
  pupil: string;
  name: string;
}

export interface PupilPlace {
  number: number;
  name: string;
  table: string;
  seat: number;
  title: string;
  begun: boolean;
}

export interface PupilStandIn {
  pupil: string;
  want: boolean;
}

export interface PupilState {
  type: "pupil";
  id: string;
  title: string;
  game: string;
  game_title: string;
  status: "debriefing" | "playing" | "waiting";
  pupil: string;
  name: string;
  place: PupilPlace | null;
  free: FreeSeat[];
  watch: WatchTable[];
  paused: boolean;
  discussion: Discussion | null;
  notices: Notice[];
  replay: LedReplay | null;
  leads: boolean;
  now: number;
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

export interface ReplayBody {
  table?: string | null;
  at?: number | null;
  beat?: number;
}

export interface Resign {
  type: "resign";
  seat: number;
  client: string;
}

export interface RoundTold {
  round: string;
  text: string;
  at: number;
  change: number;
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
  sits_out: boolean;
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

export interface SitBody {
  table: number;
  seat: number;
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

export interface TableGlance {
  number: number;
  name: string;
  table: string;
  status: "closed" | "finished" | "open" | "playing";
  earlier: number;
  paused: boolean;
  held: boolean;
  seq: number;
  round: string;
  figures: StatusLine[];
  waits: WaitedFor[];
  stuck: boolean;
  told: string;
  seats: GlanceSeat[];
  length: number | null;
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
  held: boolean;
  classroom: string;
  sealed: boolean;
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

export interface TablesBody {
  count?: number;
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

export interface WaitedFor {
  seat: number;
  name: string;
  since: number;
  bot: boolean;
}

export interface WatchTable {
  number: number;
  name: string;
  table: string;
}

export interface WatchingBody {
  watching: "closed" | "talk" | "watch";
}

export interface Welcome {
  type: "welcome";
  table: string;
  seats: number[];
}

export interface WhatIfSeat {
  who: "bot" | "pupil" | "teacher";
  pupil?: string | null;
}

export interface WhatIfStarted {
  table: string;
  mine: IssuedKey[];
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
