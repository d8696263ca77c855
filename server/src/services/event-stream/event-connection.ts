import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/**
 * Maximum number of bytes that wait for a slow network; beyond it the connection is ended, and its client comes back
 * and resumes.
 */
const UNSENT_MAX = 256 * 1024;
/** Time after which a network that accepts none of the missed events is given up too, in milliseconds. */
const STALLED_MS = 60_000;

/** Returns one event of a stream, as bytes that go to every connection. */
export function frame(event: string, data: string, id?: number): Buffer {
  return Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
}

export const HEARTBEAT = Buffer.from(':\n\n');

/**
 * An open stream of events, whose response has no chunks: it ends with its connection. It keeps only the response,
 * since there may be hundreds of streams.
 */
export class EventConnection<End extends string> {
  /** True once it has every event that was sent to others. */
  current = false;
  readonly openedAt = performance.now();
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get open(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /**
   * The amount that waits is measured before sending: one event alone, or the events that a client has missed, may be
   * more than the limit.
   */
  send(bytes: Buffer): void {
    if (!this.open) return;
    if (this.current && this.#response.writableLength > UNSENT_MAX) this.drop();
    else this.#write(bytes);
  }

  /**
   * Writes straight to the socket once the response has one: the same bytes go to hundreds, and the work of a response
   * would be half of it all.
   */
  #write(bytes: Buffer): void {
    (this.#response.socket ?? this.#response).write(bytes);
  }

  /** Sends the events that it has missed, at the speed of its network. */
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

  /** Ends the stream with the reason, which its client reads. */
  end(code: End): void {
    if (this.open) this.#response.end(frame('end', JSON.stringify({ code })));
  }

  drop(): void {
    this.#response.destroy();
  }

  onClose(closed: () => void): void {
    this.#response.once('close', closed);
  }
}
