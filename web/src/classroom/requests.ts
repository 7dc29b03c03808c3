// The HTTP side of a class.

import { ask } from "../api";
import { inLanguage } from "../language";
import type {
  AddressBody,
  ClassChange,
  ClassClock,
  ClassCreated,
  ClassJoin,
  ClassNotice,
  ClassPause,
  ClassPlan,
  ClassWhatIf,
  Console,
  DiscussionBody,
  Done,
  JoinAddress,
  Joined,
  JointDebriefing,
  LeaderBody,
  OneOrAll,
  PupilBody,
  PupilMove,
  PupilName,
  PupilStandIn,
  PupilState,
  QrCode,
  ReplayBody,
  SitBody,
  TablesBody,
  WhatIfStarted,
} from "../types";

export const create = (plan: ClassPlan) => ask<ClassCreated>("/api/classes", plan);
export const join = (body: ClassJoin) => ask<Joined>("/api/classes/join", body);

/** The class of a key: what is asked of it. */
export interface ClassKey {
  id: string;
  key: string;
}

const get = <T>({ id, key }: ClassKey, what: string) => ask<T>(`/api/classes/${id}${what}`, undefined, key);
const post = <T>({ id, key }: ClassKey, what: string, body: unknown = {}) =>
  ask<T>(`/api/classes/${id}/${what}`, body, key);

/** These two also open the tables of the class for this browser. */
export const open = (at: ClassKey) => get<Console>(at, "");
export const myState = (at: ClassKey) => get<PupilState>(at, "/me");

export const sit = (at: ClassKey, body: SitBody) => post<PupilState>(at, "sit", body);
export const leave = (at: ClassKey) => post<Done>(at, "leave");
export const debriefing = (at: ClassKey) => get<JointDebriefing>(at, "/debriefing");
export const step = (at: ClassKey, body: ReplayBody) => post<Done>(at, "replay", body);

export const addresses = (at: ClassKey) => get<JoinAddress[]>(at, "/addresses");
export const code = (at: ClassKey, address: string) =>
  post<QrCode>(at, "qr", { address } satisfies AddressBody).then(({ svg }) => svg);
export const change = (at: ClassKey, body: ClassChange) => post<Done>(at, "change", body);
export const addTables = (at: ClassKey, body: TablesBody) => post<Done>(at, "tables", body);
export const removeTable = (at: ClassKey, table: number) =>
  post<Done>(at, "tables/remove", { table } satisfies OneOrAll);
export const begin = (at: ClassKey, body: OneOrAll = {}) => post<Done>(at, "begin", body);
export const pause = (at: ClassKey, body: ClassPause) => post<Done>(at, "pause", body);
export const say = (at: ClassKey, body: ClassNotice) => post<Done>(at, "say", body);
export const clock = (at: ClassKey, body: ClassClock) => post<Done>(at, "clock", body);
export const discuss = (at: ClassKey, body: DiscussionBody) => post<Done>(at, "discussion", body);
export const standIn = (at: ClassKey, body: PupilStandIn) => post<Done>(at, "stand-in", body);
export const move = (at: ClassKey, body: PupilMove) => post<Done>(at, "move", body);
export const rename = (at: ClassKey, body: PupilName) => post<Done>(at, "rename", body);
export const free = (at: ClassKey, body: PupilBody) => post<Done>(at, "free", body);
export const dismiss = (at: ClassKey, body: PupilBody) => post<Done>(at, "dismiss", body);
export const newGame = (at: ClassKey, table: number) => post<Done>(at, "new-game", { table } satisfies OneOrAll);
export const end = (at: ClassKey, body: OneOrAll = {}) => post<Done>(at, "end", body);
export const lead = (at: ClassKey, body: LeaderBody) => post<Done>(at, "leader", body);
export const whatIf = (at: ClassKey, body: ClassWhatIf) => post<WhatIfStarted>(at, "what-if", body);
export const remove = (at: ClassKey) => post<Done>(at, "remove");
export const exportLink = (id: string) => inLanguage(`/api/classes/${id}/export`);
