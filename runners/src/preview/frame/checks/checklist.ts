import type { FrameVerdict } from '../../messages.ts';
import { ExpectationFailed, pause } from './kit.ts';

/** The items of an open project: each is checked, whatever the others are. */
export class Checklist {
  #done: string[] | null = null;
  #missing: string | null = null;
  #fault: string | null = null;

  /** Checks one item. What its check throws leaves it undone; an error that is no expectation is a fault of the check. */
  async item(id: string, required: boolean, work: () => Promise<void>): Promise<void> {
    this.#done ??= [];
    try {
      await work();
      this.#done.push(id);
    } catch (error) {
      if (!(error instanceof ExpectationFailed)) this.#fault ??= String(error);
      if (required) this.#missing ??= id;
    }
    await pause();
  }

  /** The first required item that is not done fails the program. */
  get verdict(): FrameVerdict {
    const fault = this.#missing === null ? null : this.#fault;
    return { passed: this.#missing === null, key: this.#missing, fault, ...this.doneItems };
  }

  /** What is done, where there are items. */
  get doneItems(): Pick<FrameVerdict, 'done'> {
    return this.#done ? { done: this.#done } : {};
  }
}
