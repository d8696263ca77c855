import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Codivia } from '../faults/harness/codivia.ts';
import { freePort } from './postgres.ts';

/** Mebibytes of memory that a process has now. */
function memoryOf(pid: number): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}

/** Starts of a copy of the product on an embedded database of its own. */
export class Starts {
  /** Milliseconds of each start, by the clock and of the processors, and the memory after it in mebibytes. */
  readonly times: number[] = [];
  readonly processor: number[] = [];
  readonly memory: number[] = [];
  readonly #data: string;
  readonly #server: Codivia;

  private constructor(product: string, port: number) {
    this.#data = mkdtempSync(join(tmpdir(), 'codivia-starts-'));
    const settings = { PORT: String(port), DATA_DIR: this.#data };
    const main = join(product, 'server/dist/main.js');
    this.#server = new Codivia(settings, ['--enable-source-maps', main]);
  }

  /** Starts it once, so that its database is filled; returns the time that this took, in milliseconds. */
  static async of(product: string): Promise<Starts> {
    const starts = new Starts(product, await freePort());
    await starts.again();
    return starts;
  }

  async again(): Promise<void> {
    this.times.push(await this.#server.start());
    this.processor.push(this.#server.processorTime);
    this.memory.push(memoryOf(this.#server.pid));
    await this.#server.end('SIGTERM');
  }

  /** Takes the start that filled the database off the lists, and returns its processor time and its memory. */
  takeFirst(): { processor: number; memory: number } {
    this.times.shift();
    return { processor: this.processor.shift() ?? 0, memory: this.memory.shift() ?? 0 };
  }

  clear(): void {
    rmSync(this.#data, { recursive: true });
  }
}
