// A first game that teaches: what it says now, and which move it wants.

import type { PromptInfo } from "../wire";
import * as api from "./api";
import type { TableState } from "./table.svelte";

export class Course {
  readonly #table: TableState;
  prompts = $state.raw<PromptInfo[]>([]);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Reads what the lesson of this table says. */
  async begin(): Promise<void> {
    const { info } = this.#table;
    if (!info?.lesson) return;
    this.prompts = await api.prompts(info.game, info.role);
    const { stage } = this.#table;
    stage.direction = { ...stage.direction, tries: (count) => this.prompts.slice(0, -1).some((one) => one.at === count && !one.play.length) };
  }

  /** Which prompt it is, from 0. */
  get at(): number {
    return this.prompts.findLastIndex((one) => one.at <= this.#table.stage.count);
  }

  get isLast(): boolean {
    return this.at === this.prompts.length - 1;
  }

  /** The learner does something by hand; what comes of it in the lesson is told when they have. */
  get isTrying(): boolean {
    return this.#table.stage.holding?.tries ?? false;
  }

  /** The prompt that is said now: none while something is told or waits for a hand, and none after the line. */
  get prompt(): PromptInfo | null {
    const { stage } = this.#table;
    const found = this.prompts[this.at];
    if (found && this.isTrying) return found;
    if (!found || stage.busy || stage.holding) return null;
    const isSaid = this.wanted !== null || (this.isLast && (stage.count === found.at || this.#table.myTurn));
    return isSaid ? found : null;
  }

  /** The move to try now; none while others play. */
  get wanted(): string | null {
    const { stage, myTurn } = this.#table;
    const found = this.prompts[this.at];
    return (found && !stage.busy && myTurn && found.play[stage.count - found.at]) || null;
  }
}
