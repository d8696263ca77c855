import type { LiveEvent } from '@codivia/contract/api/live-events';
import type { LiveStatus } from '@codivia/contract/api/live-room';
import { vi } from 'vitest';
import { Refused } from './api.ts';

/** Replaces the streams of rooms and classes in tests: messages reach the streams that are open. */
export class FakeStreams {
  /** The number of the event after which each stream asked to continue. */
  readonly opened: number[] = [];
  readonly #open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  offline = false;
  /** The lowest number of streams that were open at once since the first was. */
  fewest = Number.POSITIVE_INFINITY;
  /** The only token that opens streams; null accepts any. */
  token: string | null = null;

  /** The number of open streams. */
  get count(): number {
    return this.#open.size;
  }

  /** Answers streams instead of the `fetch` of a test, which answers all other calls. */
  install(): void {
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const url = new URL(address, location.origin);
      if (!url.pathname.endsWith('/stream')) return others(address, init);
      if (this.offline) throw new TypeError('no network');
      const authorization = new Headers(init?.headers).get('authorization');
      if (this.token !== null && authorization !== `Bearer ${this.token}`) {
        return Response.json(new Refused(401).answer, { status: 401 });
      }
      this.opened.push(Number(url.searchParams.get('after')));
      return new Response(this.#stream(init?.signal), {
        headers: { 'content-type': 'text/event-stream' },
      });
    });
  }

  #stream(signal?: AbortSignal | null): ReadableStream<Uint8Array> {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const left = (): boolean => {
      const was = this.#open.delete(own);
      this.fewest = Math.min(this.fewest, this.count);
      return was;
    };
    return new ReadableStream({
      start: (controller) => {
        own = controller;
        this.#open.add(own);
        signal?.addEventListener('abort', () => {
          if (left()) own.error(signal.reason);
        });
      },
      cancel: () => void left(),
    });
  }

  /** Sends an event to every open stream. */
  send(event: string, data: unknown): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const controller of this.#open) controller.enqueue(new TextEncoder().encode(text));
  }

  log(events: readonly LiveEvent[]): void {
    this.send('log', events);
  }

  status(status: LiveStatus): void {
    this.send('status', status);
  }

  end(code: string): void {
    this.send('end', { code });
  }

  /** Breaks off every stream. */
  break(): void {
    for (const controller of this.#open) controller.close();
    this.#open.clear();
  }
}
