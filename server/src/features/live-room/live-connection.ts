import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Why a connection is ended by the server (contract/src/api/live-room.ts). */
export type LiveEnd = 'live_over' | 'live_not_allowed' | 'live_restart';

/** Who has opened a connection. */
export interface Listener {
  userId: string;
  /** The session of the account, not the live one: signed out, it listens no longer. */
  login: string;
  /** What tells hosts apart; null for participants. */
  host: string | null;
}

/** Bytes that may wait for a slow network before its connection is given up; its client comes back and resumes. */
const UNSENT_MAX = 256 * 1024;
/** A network that takes nothing of what its client has missed for so long is given up too, in milliseconds. */
const STALLED_MS = 60_000;

/** One event of the stream, as bytes that go to every connection. */
export function frame(event: string, data: string, id?: number): Buffer {
  return Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
}

export const HEARTBEAT = Buffer.from(':\n\n');

/**
 * An open stream of a room, whose response has no chunks: it ends with its connection. It keeps the response alone, since
 * there may be hundreds of them.
 */
export class LiveConnection {
  readonly listener: Listener;
  /** The number of the last event that was sent. */
  seq: number;
  /** Whether it has every event that the room has sent to others. */
  current = false;
  readonly openedAt = performance.now();
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, listener: Listener, after: number) {
    this.#response = response;
    this.listener = listener;
    this.seq = after;
  }

  get open(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /** What waits is measured before: one event alone, or what a client has missed, may be more than the limit. */
  send(bytes: Buffer): void {
    if (!this.open) return;
    if (this.current && this.#response.writableLength > UNSENT_MAX) this.drop();
    else this.#write(bytes);
  }

  /** Straight to the socket once the response has one: the same bytes go to hundreds, and what a response adds is half of the work. */
  #write(bytes: Buffer): void {
    (this.#response.socket ?? this.#response).write(bytes);
  }

  /** Sends events that it has missed, at the speed of its network. */
  async sendMissed(bytes: Buffer): Promise<void> {
    if (!this.open || this.#response.write(bytes)) return;
    const abort = new AbortController();
    const gone = once(this.#response, 'close', abort);
    const ready = once(this.#response, 'drain', abort);
    const stalled = setTimeout(() => this.drop(), STALLED_MS);
    await Promise.race([gone, ready]);
    clearTimeout(stalled);
    abort.abort();
    await Promise.allSettled([gone, ready]);
  }

  end(code: LiveEnd): void {
    if (this.open) this.#response.end(frame('end', JSON.stringify({ code })));
  }

  drop(): void {
    this.#response.destroy();
  }

  onClose(closed: () => void): void {
    this.#response.once('close', closed);
  }
}
