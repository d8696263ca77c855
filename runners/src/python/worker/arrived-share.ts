import type { PartNote, Parts } from '../parts.ts';

/**
 * The share of each part in all compressed bytes that are fetched before Python is ready, out of 1: the figures of the
 * build of Pyodide 0.28.0, rounded.
 */
const WEIGHTS = { memory: 0.47, machine: 0.49, code: 0.04 };
/** Both large parts are alike in size and share the line: until it is there, the machine is as far as the memory. */
const ALMOST = 0.95;

/** Adds up the arrived bytes of Python, and reports their share of the whole, from 0 to 1, each time that it grows. */
export class ArrivedShare {
  #report: (share: number) => void;
  #memory = 0;
  #hasMachine = false;
  #hasCode = false;

  constructor(report: (share: number) => void) {
    this.#report = report;
  }

  follow({ machine, memory }: Parts, code: Promise<unknown>): void {
    // Callers that await a failed part get its error.
    const ignore = () => {};
    machine.then(() => this.#add(() => (this.#hasMachine = true)), ignore);
    code.then(() => this.#add(() => (this.#hasCode = true)), ignore);
    memory.then(() => this.#add(() => (this.#memory = 1)), ignore);
  }

  note(note: PartNote): void {
    if ('share' in note) this.#add(() => (this.#memory = Math.max(this.#memory, note.share)));
  }

  #add(change: () => void): void {
    change();
    const machine = this.#hasMachine ? 1 : ALMOST * this.#memory;
    this.#report(
      WEIGHTS.memory * this.#memory +
        WEIGHTS.machine * machine +
        (this.#hasCode ? WEIGHTS.code : 0),
    );
  }
}
