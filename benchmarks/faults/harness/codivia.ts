import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverArguments } from '../../../scripts/server-entry.mjs';
import { processorTimeBelow } from '../../harness/processes.ts';
import { endChild, isRunning } from './children.ts';
import { sendRequest } from './send-request.ts';

/** The command that operators use; `npm run faults` has built the server before. */
const ARGUMENTS = serverArguments();
/** Poll interval until a server is ready, in milliseconds. */
const POLL_MS = 25;
/** Timeout of a start, in milliseconds. */
const READY_TIMEOUT_MS = 300_000;

export const ADMIN_PASSWORD = 'only for campaigns';
export const ADMIN_EMAIL = 'admin@codivia.local';

/** Settings that all servers of a campaign share. */
export const SETTINGS = {
  TOKEN_SECRET: 'a secret that is long enough for campaigns',
  ADMIN_PASSWORD,
  LOG_LEVEL: 'silent',
};

/** The server as operators start it, in a separate process. */
export class Codivia {
  readonly url: string;
  readonly #env: Record<string, string>;
  readonly #command: string[];
  #child: ChildProcess | undefined;
  #output = '';

  /** `settings` are added to the shared ones; they include PORT. `command` starts another copy of it. */
  constructor(settings: Record<string, string>, command = ARGUMENTS) {
    this.#command = command;
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.#env = { PUBLIC_URL: this.url, ...SETTINGS, ...settings };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Processor time that its processes have used so far, in milliseconds. */
  get processorTime(): number {
    return processorTimeBelow(String(this.pid));
  }

  /** Everything it has printed so far. */
  get output(): string {
    return this.#output;
  }

  /** Starts it without waiting. */
  launch(): void {
    this.#child = spawn(process.execPath, this.#command, {
      env: { PATH: process.env.PATH, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text) => {
        this.#output += text;
      });
    }
  }

  /** Starts it and waits until it is healthy; returns the time that this took, in milliseconds. */
  async start(): Promise<number> {
    const started = performance.now();
    this.launch();
    await this.ready();
    return performance.now() - started;
  }

  /** Kills it and starts it at once, as a supervisor may while the system still takes the killed process down. */
  async restart(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.start();
  }

  /** Starts it and waits until all its workers serve. */
  async startAll(): Promise<void> {
    await this.start();
    while (!this.#output.includes('Codivia is ready')) await delay(POLL_MS);
  }

  /** Waits until it is healthy. Throws when it has ended. */
  async ready(): Promise<void> {
    const limit = performance.now() + READY_TIMEOUT_MS;
    while ((await sendRequest(this.url, { path: '/api/health' })).status !== 200) {
      if (!isRunning(this.#child)) throw new Error(`the server ended: ${this.#output}`);
      if (performance.now() > limit) throw new Error(`the server is not ready: ${this.#output}`);
      await delay(POLL_MS);
    }
  }

  /** Sends a signal and waits for the end; returns the exit code, null after a signal. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    return endChild(this.#child, signal);
  }
}

/** Makes a folder that is deleted at the end of the campaign. */
export function temporaryFolder(atEnd: (work: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-faults-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
