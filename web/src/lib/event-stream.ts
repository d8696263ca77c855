import type { Endpoint } from '@codivia/contract/api/endpoint';
import { createParser } from 'eventsource-parser';
import { ApiError, unreachable } from './api-error.ts';
import { expectOurs, isRefusal } from './http.ts';
import { refreshSession } from './refresh-session.ts';
import { readStored } from './storage.ts';

/**
 * The time without data after which a stream is considered dead, in milliseconds: the server sends a sign of life every
 * 5 s, so this is more than two.
 */
const SILENCE_MS = 12_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

export interface EventStreamOptions {
  endpoint: Endpoint;
  /** The address at this moment, which may say what is known. */
  address: () => string;
  /** The age in milliseconds at which the stream is replaced by a new one; never when unset. */
  replacedAfter?: number | undefined;
  /** The code of an `end` after which the stream is opened again. */
  restart: string;
  onEvent: (event: string | undefined, payload: unknown) => void;
  onConnected: (connected: boolean) => void;
  /** Called when the stream is over, for the reason that `code` names; no event follows. */
  onEnd: (code: string) => void;
}

/**
 * Returns the delay before the next attempt, in milliseconds, by the number of failures: 0.4 s, doubling, 15 s at most.
 * The delay is random between half of it and all of it, so that all who follow the same do not return at the same
 * moment.
 */
export function waitBefore(failures: number, chance = Math.random()): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return longest * (0.5 + chance / 2);
}

/** Waits, but not longer than until the network is back. Returns whether it is back. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (event?: Event) => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve(event?.type === 'online');
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

async function connect(
  { endpoint, address }: EventStreamOptions,
  token: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const reply = await fetch(address(), {
    headers: {
      accept: 'text/event-stream, application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    cache: 'no-store',
    signal,
  });
  await expectOurs(reply, endpoint.answers);
  if (reply.body) return reply.body;
  throw unreachable(new Error('no stream'));
}

/** Connects with the stored token; an expired one is replaced first. */
async function connectSignedIn(options: EventStreamOptions, signal: AbortSignal) {
  const token = readStored('token');
  try {
    return await connect(options, token, signal);
  } catch (error) {
    if (token === null || !(error instanceof ApiError && error.status === 401)) throw error;
    await refreshSession(token);
    return connect(options, readStored('token'), signal);
  }
}

/** The code of a connection that another one replaces while it is still open. */
const RENEWED = 'renewed';

/**
 * Passes on events until the stream is interrupted, or `isOld` says that it is to be replaced, which leaves it open.
 * Incoming data triggers the check, since timers of hidden tabs may be a minute late. Returns the code of an `end`,
 * or null without one.
 */
async function read(
  body: ReadableStream<Uint8Array>,
  options: EventStreamOptions,
  alive: () => void,
  isOld: () => boolean,
): Promise<string | null> {
  let end: string | null = null;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const payload: unknown = JSON.parse(data);
      if (event === 'end') end = (payload as { code: string }).code;
      else options.onEvent(event, payload);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    while (end === null) {
      const { done, value } = await reader.read();
      if (done) break;
      alive();
      parser.feed(decoder.decode(value, { stream: true }));
      if (end === null && isOld()) return RENEWED;
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
  reader.cancel().catch(() => {});
  return end;
}

/**
 * Runs one connection, from its opening until it is interrupted or replaced; one that is silent or has no network is
 * closed. Returns how it ended, and a function that closes it.
 */
async function follow(options: EventStreamOptions, closed: AbortSignal, onOpen: () => void) {
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  closed.addEventListener('abort', giveUp);
  // An open stream does not fail by itself when the network is lost.
  window.addEventListener('offline', giveUp);
  let silence = setTimeout(giveUp, SILENCE_MS);
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, SILENCE_MS);
  };
  try {
    const body = await connectSignedIn(options, attempt.signal);
    onOpen();
    const openedAt = performance.now();
    const { replacedAfter = Number.POSITIVE_INFINITY } = options;
    const isOld = () => performance.now() - openedAt > replacedAfter;
    return { code: await read(body, options, alive, isOld), leave: giveUp };
  } finally {
    clearTimeout(silence);
    closed.removeEventListener('abort', giveUp);
    window.removeEventListener('offline', giveUp);
  }
}

/**
 * Follows a stream of events until it is closed, across broken connections and restarts of the server. Returns a
 * function that stops it.
 */
export function openEventStream(options: EventStreamOptions): () => void {
  const closed = new AbortController();
  let failures = 0;
  /** Closes the connection that the next one replaces, once that is open. */
  let leaveOld = () => {};

  /** Connects once, and tells whether to try again: at once, after a pause, or not. */
  async function attempt(): Promise<'renew' | 'retry' | 'end'> {
    const replaced = leaveOld;
    leaveOld = () => {};
    try {
      const { code, leave } = await follow(options, closed.signal, () => {
        replaced();
        failures = 0;
        options.onConnected(true);
      });
      if (code === RENEWED) {
        leaveOld = leave;
        return 'renew';
      }
      if (code === null || code === options.restart) return 'retry';
      options.onEnd(code);
      return 'end';
    } catch (error) {
      if (closed.signal.aborted) return 'end';
      if (!isRefusal(error)) return 'retry';
      options.onEnd((error as ApiError).code);
      return 'end';
    } finally {
      replaced();
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      const next = await attempt();
      if (next === 'end' || closed.signal.aborted) return leaveOld();
      if (next === 'renew') continue;
      options.onConnected(false);
      const isBack = await pause(waitBefore(failures), closed.signal);
      failures = isBack ? 0 : failures + 1;
      if (closed.signal.aborted) return;
    }
  }

  void run();
  return () => closed.abort();
}
