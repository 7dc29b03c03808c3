// Small scenes, views and tables for tests.

import type { Area, Element, Offer, Scene, TableInfo, View } from "../src/types";

export function offer(token: string, ...touches: string[]): Offer {
  return { token, label: token.toUpperCase(), touches };
}

export function element(id: string, more: Partial<Element> = {}): Element {
  return { id, symbol: "stone", x: 0, y: 0, label: `Stone ${id}`, ...more };
}

export function area(...elements: Element[]): Area {
  return { id: "river", title: "The river", kind: "board", view: [0, 0, 100, 100], elements };
}

export function scene(offers: Offer[], ...elements: Element[]): Scene {
  return { game: "pebbles", title: "Pebbles", prompt: "Take one.", rule: "PB-1", areas: [area(...elements)], offers };
}

export function view(more: Partial<View> = {}): View {
  return {
    type: "view",
    seat: 0,
    seq: 0,
    deciders: [0],
    choices: [],
    final: [],
    rule: "PB-1",
    kept: 0,
    lines: [],
    undo: null,
    outcome: null,
    scene: scene([]),
    form: null,
    observation: null,
    ...more,
  };
}

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    type: "table",
    id: "abcd",
    game: "pebbles",
    title: "Pebbles",
    status: "playing",
    seats: [],
    options: {},
    components: "",
    keep_talk: false,
    listed: false,
    hints: true,
    paused: false,
    held: false,
    classroom: "",
    sealed: false,
    private: false,
    watching: "watch",
    watchers: 0,
    clock: null,
    talk_left: null,
    absent_after: 120,
    commitment: "",
    seed: null,
    salt: null,
    fork_of: "",
    next: "",
    created: 0,
    length: null,
    archived: "",
    ...more,
  };
}
