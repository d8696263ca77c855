import type { FrameVerdict, PartialVerdict } from '../../messages.ts';
import { ExpectationFailed, pause } from './kit.ts';

/** The items of an open project: each is checked, regardless of the results of the others, until the time runs out. */
export class Checklist {
  readonly #report: (found: PartialVerdict) => void;
  #done: string[] | null = null;
  #missing: string | null = null;
  #fault: string | null = null;
  #current: string | null = null;
  #late: string | null = null;
  #isOver = false;

  /** @param report receives the progress of the check, in case the frame never answers again */
  constructor(report: (found: PartialVerdict) => void) {
    this.#report = report;
  }

  /**
   * Checks one item. An exception in its check leaves it undone; an error that is no expectation is a fault of the
   * check.
   */
  async item(id: string, required: boolean, work: () => Promise<void>): Promise<void> {
    this.#done ??= [];
    if (this.#isOver) {
      this.#late ??= id;
      return;
    }
    this.#current = id;
    this.#report({ done: [...this.#done], late: id });
    try {
      await work();
      if (!this.#isOver) this.#done.push(id);
    } catch (error) {
      if (!(error instanceof ExpectationFailed)) this.#fault ??= String(error);
      if (required) this.#missing ??= id;
    }
    await pause();
    this.#current = null;
  }

  /** The time limit is reached: the current item is late, else the next one, and those after it are not checked. */
  timeOut(): void {
    this.#isOver = true;
    this.#late ??= this.#current;
  }

  /** The first required item that is not done fails the program. */
  get verdict(): FrameVerdict {
    const fault = this.#missing === null ? null : this.#fault;
    return { passed: this.#missing === null, key: this.#missing, fault, ...this.found };
  }

  /** The completed items, where there are items, and the one that is late. */
  get found(): PartialVerdict {
    return {
      ...(this.#done && { done: this.#done }),
      ...(this.#late !== null && { late: this.#late }),
    };
  }
}
