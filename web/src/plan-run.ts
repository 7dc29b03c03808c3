// A plan under way: its choices are made one by one, each from the view that follows the one before.

import { say } from "./say";
import type { Answer, Plan, View } from "./types";

/** What to do once a view has come: make this choice, or say why the plan ends here. Null: nothing yet, or it is done. */
export type NextStep = { token: string } | { stopped: string } | null;

export class PlanRun {
  private made = 0;
  private client = "";
  /** The `seq` at which the last choice can be seen; null until it is answered. */
  private due: number | null = null;

  constructor(
    readonly plan: Plan,
    readonly seat: number,
  ) {}

  get first(): string {
    return this.plan.tokens[0]!;
  }

  get isOver(): boolean {
    return this.made > 0 && this.due !== null && this.made >= this.plan.tokens.length;
  }

  /** A choice of the plan has been sent by this name. */
  sent(client: string): void {
    this.made++;
    this.client = client;
    this.due = null;
  }

  /** An answer has come. False: the choice was not made, and the plan ends. */
  answered(answer: Answer): boolean {
    if (answer.client !== this.client) return true;
    if (answer.result !== "done") {
      this.made--;
      return false;
    }
    this.due = answer.seq;
    return true;
  }

  next(view: View): NextStep {
    if (view.seat !== this.seat || this.due === null || view.seq < this.due || this.isOver) return null;
    const token = this.plan.tokens[this.made]!;
    if (!view.deciders.includes(this.seat)) return { stopped: this.words(say("plan-others-first")) };
    if (!view.undo?.steps) return { stopped: this.words(say("plan-news")) };
    if (!view.choices.includes(token)) return { stopped: this.words(say("plan-not-offered")) };
    return { token };
  }

  /** Why the plan ended before its end. */
  words(why: string): string {
    return this.made ? say("plan-stopped", { made: this.made, all: this.plan.tokens.length, why }) : why;
  }
}
