// The HTTP side of the server. An error comes as one sentence.

import { inLanguage } from "./language";
import { say } from "./say";
import type {
  Aid,
  AnalysisState,
  AnswerBody,
  Appraisal,
  Beats,
  BindBody,
  BotBody,
  ChannelBody,
  ChannelInfo,
  ChannelRemoval,
  Created,
  Done,
  Ended,
  ForgetBody,
  ForkBody,
  GameCard,
  IssuedKey,
  JoinBody,
  LessonText,
  LobbyPage,
  Me,
  MoveBody,
  MuteBody,
  Next,
  Note,
  NoteBody,
  NotificationWays,
  PrintBody,
  PrintChoices,
  PrintState,
  PuzzleList,
  PuzzleText,
  QrCode,
  RecordBody,
  RuleText,
  SeatPlan,
  ServerLoad,
  Solution,
  StoredTables,
  TableInfo,
  TablePlan,
  Talk,
  TokenBody,
  Tried,
  TryBody,
  View,
  WatchingBody,
  Why,
} from "./types";

export class ApiError extends Error {
  constructor(
    why: string,
    /** The status of the answer; 0 where there was none. */
    readonly status = 0,
  ) {
    super(why);
  }
}

export async function ask<T>(path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers.authorization = `Bearer ${key}`;
  const init: RequestInit = { headers };
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(inLanguage(path), init);
  } catch {
    throw new ApiError(say(navigator.onLine ? "no-answer" : "no-network"));
  }
  if (!response.ok) {
    const told = (await response.json().catch(() => null)) as { why?: string } | null;
    throw new ApiError(told?.why ?? say("status-code", { status: String(response.status) }), response.status);
  }
  return (await response.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const games = () => once<GameCard[]>("/api/games");
export const rules = (game: string) => once<RuleText[]>(`/api/games/${game}/rules`);
export const aid = (game: string) => once<Aid>(`/api/games/${game}/aid`);
export const printChoices = (game: string) => once<PrintChoices>(`/api/games/${game}/print`);
/** Makes the PDF, or tells how far it is. */
export const printGame = (game: string, body: PrintBody) => ask<PrintState>(`/api/games/${game}/print`, body);
/** Where a PDF that is made can be fetched. */
export const printLink = (game: string, { paper = "a4", ink = "colour", parts = [] }: PrintBody) =>
  inLanguage(`/api/games/${game}/print.pdf?${new URLSearchParams({ paper, ink, parts: parts.join(",") })}`);
export const tokens = (game: string) => once<string[]>(`/api/games/${game}/tokens`);
export const lobby = (page = 0) => ask<LobbyPage>(`/api/tables?page=${page}`);

/** Looks at the first page of the lobby whenever it is called. Gives null where nothing has changed. */
export function lobbyWatch(): () => Promise<LobbyPage | null> {
  let tag = "";
  return async () => {
    const response = await fetch(inLanguage("/api/tables"), { headers: tag ? { "if-none-match": tag } : {} });
    if (!response.ok) return null;
    tag = response.headers.get("etag") ?? "";
    return (await response.json()) as LobbyPage;
  };
}

export const me = (person: string) => ask<Me>("/api/me", undefined, person);
export const bindSeat = (person: string, body: BindBody) => ask<Done>("/api/me/seats", body, person);
export const forget = (person: string, table: string) =>
  ask<Done>("/api/me/forget", { table } satisfies ForgetBody, person);
export const privateCode = (person: string) => ask<QrCode>("/api/me/code", {}, person);
export const notificationWays = () => once<NotificationWays>("/api/notifications");
export const subscribe = (person: string, body: ChannelBody) => ask<ChannelInfo>("/api/me/channels", body, person);
export const unsubscribe = (person: string, id: string) =>
  ask<Done>("/api/me/channels/remove", { id } satisfies ChannelRemoval, person);
export const answerMail = (what: "confirm" | "stop", token: string) =>
  ask<Done>(`/api/mail/${what}`, { token } satisfies TokenBody);
export const table = (id: string) => ask<TableInfo>(`/api/tables/${id}`);
export const create = (plan: TablePlan) => ask<Created>("/api/tables", plan);
export const start = (id: string, host: string) => ask<TableInfo>(`/api/tables/${id}/start`, {}, host);
export const join = (id: string, seat: number, body: JoinBody) =>
  ask<IssuedKey>(`/api/tables/${id}/seats/${seat}/join`, body);
/** Leave a seat: before the start it is free then, later a bot plays until its person comes back. */
export const leave = (id: string, seat: number, key: string) =>
  ask<TableInfo>(`/api/tables/${id}/seats/${seat}/leave`, {}, key);
/** Whether a key still opens its seat. */
export async function holds(id: string, seat: number, key: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(`/api/tables/${id}/view?seat=${seat}`, { headers })).status !== 403;
}

export const invite = (id: string, seat: number, host: string) =>
  ask<IssuedKey>(`/api/tables/${id}/seats/${seat}/invite`, {}, host);
export const remove = (id: string, seat: number, host: string) =>
  ask<TableInfo>(`/api/tables/${id}/seats/${seat}/remove`, {}, host);
export const giveToBot = (id: string, seat: number, host: string, level?: string) =>
  ask<TableInfo>(`/api/tables/${id}/seats/${seat}/bot`, (level ? { level } : {}) satisfies BotBody, host);
export const move = (id: string, seat: number, to: number, key: string) =>
  ask<TableInfo>(`/api/tables/${id}/seats/${seat}/move`, { to } satisfies MoveBody, key);
export const mute = (id: string, seat: number, muted: boolean, host: string) =>
  ask<TableInfo>(`/api/tables/${id}/seats/${seat}/mute`, { muted } satisfies MuteBody, host);
export const setWatching = (id: string, watching: WatchingBody["watching"], host: string) =>
  ask<TableInfo>(`/api/tables/${id}/watching`, { watching } satisfies WatchingBody, host);
export const close = (id: string, host: string) => ask<TableInfo>(`/api/tables/${id}/close`, {}, host);
export const deleteTable = (id: string, host: string) => ask<Ended>(`/api/tables/${id}/delete`, {}, host);

export const serverLoad = (key: string) => ask<ServerLoad>("/api/admin/load", undefined, key);
export const storedTables = (key: string, skip: number) =>
  ask<StoredTables>(`/api/admin/tables?skip=${skip}`, undefined, key);
export const endAny = (key: string, id: string, how: "close" | "delete") =>
  ask<Ended>(`/api/admin/tables/${id}/${how}`, {}, key);
export const upload = (record: string) => ask<Next>("/api/records", { record } satisfies RecordBody);
export const rematch = (id: string, key: string) => ask<Next>(`/api/tables/${id}/rematch`, {}, key);
export const declineRematch = (id: string, key: string) => ask<Next>(`/api/tables/${id}/rematch/decline`, {}, key);
export const fork = (id: string, at: number, seats: SeatPlan[]) =>
  ask<Created>(`/api/tables/${id}/fork`, { at, seats } satisfies ForkBody);
export const viewNow = (id: string) => ask<View>(`/api/tables/${id}/view`);
export const viewAt = (id: string, at: number, seat: number | null) =>
  ask<View>(`/api/tables/${id}/view?at=${at}${seat === null ? "" : `&seat=${seat}`}`);

/** What a viewer saw of one step. `own`: counted as in the live views, which needs the key of the seat. */
export const beats = (
  id: string,
  at: number,
  seat: number | null,
  { own = false, key }: { own?: boolean; key?: string | undefined } = {},
) =>
  ask<Beats>(
    `/api/tables/${id}/beats?at=${at}${seat === null ? "" : `&seat=${seat}`}${own ? "&own=true" : ""}`,
    undefined,
    key,
  );

export const lesson = (game: string) => once<LessonText>(`/api/games/${game}/lesson`);
export const lessonView = (game: string, at: number) => once<View>(`/api/games/${game}/lesson/view?at=${at}`);
export const lessonWhy = (game: string, at: number, element: string) =>
  ask<Why>(`/api/games/${game}/lesson/why?at=${at}&element=${encodeURIComponent(element)}`);
export const leaveLesson = (game: string, at: number, seats: SeatPlan[]) =>
  ask<Created>(`/api/games/${game}/lesson/table`, { at, seats } satisfies ForkBody);
export const debrief = (id: string, key?: string) => ask<Talk>(`/api/tables/${id}/debrief`, undefined, key);
export const takeNote = (id: string, note: NoteBody, key: string) => ask<Note[]>(`/api/tables/${id}/notes`, note, key);
export const startAnalysis = (id: string) => ask<AnalysisState>(`/api/tables/${id}/analysis`, {});
export const analysis = (id: string) => ask<AnalysisState>(`/api/tables/${id}/analysis`);
export const tryTurn = (id: string, at: number, seat: number, tokens: string[]) =>
  ask<Tried>(`/api/tables/${id}/analysis/try`, { at, seat, tokens } satisfies TryBody);
export const puzzles = () => ask<PuzzleList[]>("/api/puzzles");
export const puzzle = (game: string, number: number) => ask<PuzzleText>(`/api/puzzles/${game}/${number}`);
export const puzzleSolution = (game: string, number: number) =>
  ask<Solution>(`/api/puzzles/${game}/${number}/solution`);
export const tryPuzzle = (game: string, number: number, tokens: string[]) =>
  ask<Tried>(`/api/puzzles/${game}/${number}/try`, { tokens } satisfies AnswerBody);
export const appraisal = (id: string) => ask<Appraisal>(`/api/tables/${id}/appraisal`);

export async function artText(game: string): Promise<string> {
  const response = await fetch(inLanguage(`/api/games/${game}/art`));
  if (!response.ok) throw new ApiError(say("no-pictures"));
  return response.text();
}
