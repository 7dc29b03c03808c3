// Whoever leads a replay tells the class where it stands: one step at a time, and always the latest.

import type { Frame } from "../moments/frames";
import { beatOf } from "../replay/position";
import type { LedReplay, ReplayBody } from "../types";

export class Leading {
  private waiting: ReplayBody | null = null;
  private busy = false;
  private told: ReplayBody;

  constructor(
    { table, at, beat }: LedReplay,
    private readonly send: (body: ReplayBody) => Promise<unknown>,
    private readonly failed: (why: string) => void,
  ) {
    this.told = { table, at, beat };
  }

  /** The leader looks at this moment now. Moments that are passed while the class is being told are left out. */
  moved(frame: Frame): void {
    const body = { table: this.told.table!, at: frame.step, beat: beatOf(frame) };
    if (body.at === this.told.at && body.beat === this.told.beat) {
      this.waiting = null;
      return;
    }
    this.waiting = body;
    if (!this.busy) void this.tell();
  }

  private async tell(): Promise<void> {
    this.busy = true;
    while (this.waiting) {
      this.told = this.waiting;
      this.waiting = null;
      try {
        await this.send(this.told);
      } catch (failure) {
        this.failed((failure as Error).message);
      }
    }
    this.busy = false;
  }
}
