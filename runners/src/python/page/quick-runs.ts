import type { RunEvent, RunFile } from '../../runner.ts';
import type { QuickStart } from '../quick/quick-start.ts';

/** A program, the files in its folder, and the listener to its events. */
export interface RunRequest {
  source: string;
  files: readonly RunFile[];
  listener: (event: RunEvent) => void;
}

/** Makes the quick start; null where Python need not be fetched. */
export type MakeQuickStart = () => Promise<QuickStart> | null;

/** Runs simple programs of a page while Python is on its way, and remembers the last one: Python lacks its variables. */
export class QuickRuns {
  #make: MakeQuickStart;
  /** Undefined before it is first needed; null once it is not needed any more. */
  #quick: Promise<QuickStart> | null | undefined;
  /** Ends the program that runs. */
  stop = () => {};
  /** The program that ran last, if Python has not run it. */
  last: RunRequest | null = null;

  constructor(make: MakeQuickStart) {
    this.#make = make;
  }

  get isNeeded(): boolean {
    return this.#start() !== null;
  }

  /** Resolves when its files use the line no longer. */
  async load(): Promise<void> {
    await this.#start()
      ?.then((quick) => quick.load())
      .catch(() => {});
  }

  /** Runs a program. Returns null, and is not needed any more, if Python has to run it. */
  async run(program: RunRequest): Promise<'finished' | 'stopped' | null> {
    const stopped = new Promise<'stopped'>((resolve) => {
      this.stop = () => resolve('stopped');
    });
    const ran = Promise.resolve(this.#start())
      .then((quick) => quick?.run(program.source) ?? null)
      .catch(() => null);
    const ending = await Promise.race([ran.then((output) => ({ output })), stopped]);
    if (ending === 'stopped') return ending;
    const { output } = ending;
    if (output === null) {
      this.end();
      return null;
    }
    program.listener({ kind: 'started' });
    if (output) program.listener({ kind: 'output', stream: 'out', text: output });
    this.last = program;
    return 'finished';
  }

  /** Frees its memory: Python is there, or another program waits for it. */
  end(): void {
    this.#quick?.then(
      (quick) => quick.dispose(),
      () => {},
    );
    this.#quick = null;
  }

  #start(): Promise<QuickStart> | null {
    if (this.#quick === undefined) this.#quick = this.#make();
    return this.#quick;
  }
}
