import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverArguments } from '../../../scripts/server-entry.mjs';
import { processorTimeBelow } from '../../harness/processes.ts';
import { ask } from './ask.ts';
import { endChild, isRunning } from './children.ts';

/** As operators start it; `npm run faults` has built it before. */
const ARGUMENTS = serverArguments();
/** How often to look whether a server is ready, in milliseconds. */
const LOOK = 25;
/** A server that is not ready by then never will be, in milliseconds. */
const READY_LIMIT = 300_000;

export const ADMIN_PASSWORD = 'only for campaigns';
export const ADMIN_EMAIL = 'admin@codivia.local';

/** Settings that all servers of a campaign share. */
export const SETTINGS = {
  TOKEN_SECRET: 'a secret that is long enough for campaigns',
  ADMIN_PASSWORD,
  LOG_LEVEL: 'silent',
};

/** The server as operators start it, in a process of its own. */
export class Codivia {
  readonly url: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #said = '';

  /** `settings` beside those that all share; PORT is one of them. */
  constructor(settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.#env = { PUBLIC_URL: this.url, ...SETTINGS, ...settings };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** What its processes have used of processors so far, in milliseconds. */
  get processorTime(): number {
    return processorTimeBelow(String(this.pid));
  }

  /** What it has printed so far. */
  get said(): string {
    return this.#said;
  }

  /** Starts it and answers at once. */
  launch(): void {
    this.#child = spawn(process.execPath, ARGUMENTS, {
      env: { PATH: process.env.PATH, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      output?.on('data', (text) => {
        this.#said += text;
      });
    }
  }

  /** Starts it and waits until it is healthy; answers how long that took, in milliseconds. */
  async start(): Promise<number> {
    const started = performance.now();
    this.launch();
    await this.ready();
    return performance.now() - started;
  }

  /** Starts it and waits until all its workers serve. */
  async startAll(): Promise<void> {
    await this.start();
    while (!this.#said.includes('Codivia is ready')) await delay(LOOK);
  }

  /** Waits until it is healthy. Throws when it has ended. */
  async ready(): Promise<void> {
    const limit = performance.now() + READY_LIMIT;
    while ((await ask(this.url, { path: '/api/health' })).status !== 200) {
      if (!isRunning(this.#child)) throw new Error(`the server ended: ${this.#said}`);
      if (performance.now() > limit) throw new Error(`the server is not ready: ${this.#said}`);
      await delay(LOOK);
    }
  }

  /** Sends a signal and waits for the end; answers the exit code, null after a signal. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    return endChild(this.#child, signal);
  }
}

/** A folder that goes at the end of a campaign. */
export function temporaryFolder(atEnd: (work: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-faults-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
