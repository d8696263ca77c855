import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { FromWorker } from './messages.ts';
import { relayMessages } from './relay.ts';
import { Replacements } from './replacement.ts';

/** Maximum time for a worker to become ready, in milliseconds. */
const READY_TIME = 120_000;

export interface SupervisorOptions {
  workers: number;
  /** Maximum time for workers to end after SIGTERM, in milliseconds. */
  stopTimeMs: number;
  /** Called once, when all of them serve. */
  onReady(): void;
}

const howItEnded = (code: number | null, signal: string | null) => signal ?? `exit code ${code}`;

/** Keeps this number of workers alive, and ends with them. */
class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #ready = new Set<number>();
  readonly #replacements = new Replacements();
  #alive = 0;
  #announced = false;
  #stopping = false;
  #exitCode = 0;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    relayMessages(this.#ready);
  }

  async start(): Promise<void> {
    process.on('SIGINT', () => this.#stop('SIGINT'));
    process.on('SIGTERM', () => this.#stop('SIGTERM'));
    // The first worker finds any fault that prevents all of them from starting, and reports it once.
    const first = this.#fork();
    await Promise.race([this.#becomesReady(first), once(first, 'exit')]);
    for (let i = 1; i < this.#options.workers && !this.#stopping; i++) this.#fork();
  }

  #fork(): Worker {
    const worker = cluster.fork();
    this.#alive += 1;
    const hangs = setTimeout(() => worker.process.kill('SIGKILL'), READY_TIME);
    let readyAt: number | undefined;
    this.#becomesReady(worker).then(() => {
      clearTimeout(hangs);
      readyAt = performance.now();
      this.#ready.add(worker.id);
      this.#replacements.ready();
      if (this.#announced || this.#ready.size < this.#options.workers) return;
      this.#announced = true;
      this.#options.onReady();
    });
    worker.once('exit', (code, signal) => {
      clearTimeout(hangs);
      this.#alive -= 1;
      this.#ready.delete(worker.id);
      this.#ended(howItEnded(code, signal), readyAt);
    });
    return worker;
  }

  #becomesReady(worker: Worker): Promise<void> {
    return new Promise((resolve) => {
      worker.on('message', ({ kind }: FromWorker) => kind === 'ready' && resolve());
    });
  }

  #ended(how: string, readyAt: number | undefined): void {
    const asked = how === 'exit code 0';
    if (this.#stopping) {
      // A worker that was not ready yet could not listen to the signal, and had nothing to end.
      if (!asked && readyAt !== undefined) this.#exitCode = 1;
      if (this.#alive === 0) process.exit(this.#exitCode);
      return;
    }
    const pause = this.#replacements.ended(performance.now(), readyAt);
    const nobodyYet = !this.#announced && readyAt === undefined && this.#ready.size === 0;
    if (nobodyYet || (this.#replacements.hopeless && this.#ready.size === 0)) {
      console.error(`Codivia ends: its workers do not get ready (${how}).`);
      this.#exitCode = 1;
      this.#stop('SIGTERM');
      if (this.#alive === 0) process.exit(1);
      return;
    }
    if (!asked) console.error(`A worker ended (${how}); another one starts in ${pause / 1000} s.`);
    setTimeout(() => this.#stopping || this.#fork(), pause);
  }

  /** Tells all workers to end, and ends after the last of them. */
  #stop(signal: 'SIGINT' | 'SIGTERM'): void {
    if (this.#stopping) return;
    this.#stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(this.#exitCode);
    for (const worker of workers) worker?.process.kill(signal);
    setTimeout(() => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    }, this.#options.stopTimeMs).unref();
  }
}

/**
 * Serves with several processes on one address: one that dies is replaced, signals are passed on, and this one ends
 * when all have ended. The first must have got ready before the others start.
 */
export function supervise(options: SupervisorOptions): Promise<void> {
  return new Supervisor(options).start();
}
