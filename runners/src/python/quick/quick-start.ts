import { WorkerClient, type WorkerLike } from '../../worker-client.ts';
import type { FromQuickWorker, QuickJob } from './quick.worker.ts';

/** A program that takes longer waits for Python, in milliseconds. */
const RUN_LIMIT_MS = 2000;
/** A quick start that takes longer than this to load is none, in milliseconds. */
const LOAD_LIMIT_MS = 10_000;

type QuickClient = WorkerClient<QuickJob, FromQuickWorker>;

const later = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

function startWorker(): WorkerLike {
  return new Worker(new URL('./quick.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Runs simple programs at once in MicroPython, which is a twentieth of Python's size, until Python is there. Only a
 * program that ended well has an output here: all others are left to Python, which also explains errors.
 */
export class QuickStart {
  #start: () => WorkerLike;
  #client: QuickClient | null = null;
  #jobs = 0;
  #ended = Promise.withResolvers<void>();

  constructor(start: () => WorkerLike = startWorker) {
    this.#start = start;
  }

  /**
   * Resolves when it is loaded, cannot be loaded, takes too long or is not needed any more: Python should use the line
   * only then.
   */
  async load(): Promise<void> {
    const loaded = this.#loaded().catch(() => {});
    await Promise.race([loaded, this.#ended.promise, later(LOAD_LIMIT_MS)]);
  }

  /** Returns the output of the program; null if Python has to run it. A program that is not simple loads nothing. */
  async run(source: string): Promise<string | null> {
    try {
      const { quickProgram } = await import('./quick-program.ts');
      const program = quickProgram(source);
      return program === null ? null : await this.#perform(await this.#loaded(), program);
    } catch {
      return null;
    }
  }

  async #loaded(): Promise<QuickClient> {
    this.#client ??= new WorkerClient(this.#start());
    const client = this.#client;
    await client.ready;
    return client;
  }

  async #perform(client: QuickClient, program: string): Promise<string | null> {
    const id = ++this.#jobs;
    const ended = new Promise<string | null>((resolve) => {
      client.onMessage = (message) => {
        if (message.type === 'ran' && message.id === id) resolve(message.output);
      };
      client.onBroken = () => resolve(null);
    });
    client.send({ id, program });
    const output = await Promise.race([ended, later(RUN_LIMIT_MS)]);
    // It may still run the program.
    if (output === null) this.dispose();
    return output;
  }

  /** Ends it and frees its memory; the next use starts another. */
  dispose(): void {
    this.#client?.terminate();
    this.#client = null;
    this.#ended.resolve();
    this.#ended = Promise.withResolvers();
  }
}
