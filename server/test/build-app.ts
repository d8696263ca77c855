import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppDeps, buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { shippedChallenges } from '../src/features/challenges/challenge-plan.ts';
import type { JobPace } from '../src/services/jobs.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A clock that tests move. Starts at the real time, since the database has a clock of its own. */
export class TestClock {
  #offset = 0;
  #stoppedAt: number | undefined;

  readonly now = (): Date => new Date((this.#stoppedAt ?? Date.now()) + this.#offset);

  /** Stops the clock: from now on only tests move it, however slow the machine is. */
  stop(): void {
    this.#stoppedAt ??= Date.now();
  }

  /** Moves time on, in milliseconds. */
  pass(milliseconds: number): void {
    this.#offset += milliseconds;
  }
}

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  config: Config;
  /** Sends JSON to the API and reads its JSON answer. */
  call(method: InjectOptions['method'], path: string, options?: CallOptions): Promise<CallAnswer>;
  close(): Promise<void>;
}

/** Jobs that fail are tried again at once. */
export const QUICK: JobPace = { poll: 2, retryDelay: 1, retryDelayMax: 1, retryLimit: 50 };
/**
 * The same, for tests that wait for a second attempt: looking for jobs as often as the queue allows takes processor
 * time.
 */
export const FREQUENT: JobPace = { ...QUICK, poll: 0.5 };

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The address from which the call comes; this machine's own when unset. */
  from?: string;
}

export interface CallAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever was answered
  body: any;
  headers: Record<string, unknown>;
}

export function testConfig(changes: Partial<Config> = {}): Config {
  const env = { TOKEN_SECRET: 'a secret that is long enough for tests only', LOG_LEVEL: 'silent' };
  return { ...readConfig(env), ...changes };
}

/** Folder of the built web app, for tests of its pages and files. */
export const BUILT_WEB_APP = join(import.meta.dirname, '../../web/dist');
/** A folder without a web app: to register its files takes a quarter of the time of building a server. */
export const NO_WEB_APP = 'none';

/** The options of a server in tests that differ from the defaults. */
interface TestAppOptions {
  /** A fresh one if unset. */
  database?: TestDatabase | undefined;
  /** The web app that is served; none if unset. */
  webFolder?: string;
  jobPace?: JobPace;
  challengeFiles?: NonNullable<AppDeps['challengeFiles']>;
  logStream?: NonNullable<AppDeps['logStream']>;
  outgoing?: NonNullable<AppDeps['outgoing']>;
}

/** Builds the server with these changes of its settings. Close it at the end of the file. */
export async function buildTestApp(
  changes: Partial<Config> = {},
  { database, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  const opened = database ?? (await openTestDatabase());
  const clock = new TestClock();
  const config = testConfig(changes);
  const defaults = { webFolder: NO_WEB_APP, jobPace: QUICK, challengeFiles: shippedChallenges };
  const app = await buildApp({
    database: opened,
    clock: clock.now,
    config,
    ...defaults,
    ...options,
  });
  await app.ready();
  return {
    app,
    database: opened,
    clock,
    config,
    async call(method, path, { body, token, headers, from } = {}) {
      const response = await app.inject({
        method: method ?? 'GET',
        url: `/api${path}`,
        remoteAddress: from ?? '127.0.0.1',
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const json = /json/.test(String(response.headers['content-type'])) && response.body;
      return {
        status: response.statusCode,
        body: json ? response.json() : response.body,
        headers: response.headers,
      };
    },
    async close() {
      await app.close();
      await opened.close();
    },
  };
}
