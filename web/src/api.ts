// The HTTP side of the server. An error comes as one sentence.

import type {
  Appraisal,
  Created,
  ForkBody,
  GameCard,
  IssuedKey,
  JoinBody,
  LessonText,
  Lobby,
  Next,
  RecordBody,
  RuleText,
  SeatPlan,
  TableInfo,
  TablePlan,
  Talk,
  View,
  Why,
} from "./types";

export class ApiError extends Error {}

async function ask<T>(path: string, body?: unknown, key?: string): Promise<T> {
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
    response = await fetch(path, init);
  } catch {
    throw new ApiError("The server does not answer. Is it running?");
  }
  if (!response.ok) {
    const told = (await response.json().catch(() => null)) as { why?: string } | null;
    throw new ApiError(told?.why ?? `The server answered with status ${response.status}.`);
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
export const tokens = (game: string) => once<string[]>(`/api/games/${game}/tokens`);
export const lobby = () => ask<Lobby>("/api/tables");
export const table = (id: string) => ask<TableInfo>(`/api/tables/${id}`);
export const create = (plan: TablePlan) => ask<Created>("/api/tables", plan);
export const start = (id: string, host: string) => ask<TableInfo>(`/api/tables/${id}/start`, {}, host);
export const join = (id: string, seat: number, body: JoinBody) =>
  ask<IssuedKey>(`/api/tables/${id}/seats/${seat}/join`, body);
export const upload = (record: string) => ask<Next>("/api/records", { record } satisfies RecordBody);
export const rematch = (id: string, key: string) => ask<Next>(`/api/tables/${id}/rematch`, {}, key);
export const fork = (id: string, at: number, seats: SeatPlan[]) =>
  ask<Created>(`/api/tables/${id}/fork`, { at, seats } satisfies ForkBody);
export const viewNow = (id: string) => ask<View>(`/api/tables/${id}/view`);
export const viewAt = (id: string, at: number, seat: number | null) =>
  ask<View>(`/api/tables/${id}/view?at=${at}${seat === null ? "" : `&seat=${seat}`}`);

export const lesson = (game: string) => once<LessonText>(`/api/games/${game}/lesson`);
export const lessonView = (game: string, at: number) => once<View>(`/api/games/${game}/lesson/view?at=${at}`);
export const lessonWhy = (game: string, at: number, token: string) =>
  ask<Why>(`/api/games/${game}/lesson/why?at=${at}&token=${encodeURIComponent(token)}`);
export const leaveLesson = (game: string, at: number, seats: SeatPlan[]) =>
  ask<Created>(`/api/games/${game}/lesson/table`, { at, seats } satisfies ForkBody);
export const debrief = (id: string) => ask<Talk>(`/api/tables/${id}/debrief`);
export const appraisal = (id: string) => ask<Appraisal>(`/api/tables/${id}/appraisal`);

export async function artText(game: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/art`);
  if (!response.ok) throw new ApiError("The pictures of this game could not be loaded.");
  return response.text();
}
