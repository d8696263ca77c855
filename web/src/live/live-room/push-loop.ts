import { LIVE_EDITS_MAX, type LiveEdit } from '@codivia/contract/api/live-events';
import type { LiveEditsAnswer } from '@codivia/contract/api/live-room';
import { ApiError } from '../../lib/api-error.ts';
import { waitBefore } from '../../lib/event-stream.ts';
import { isRefusal } from '../../lib/http.ts';
import type { Collab } from './collab.ts';

/** Delay before edits are sent together, in milliseconds. */
const BATCH_MS = 100;
/** The time to wait for conflicting edits, in milliseconds; the stream may be about to deliver them. */
const VERSION_WAIT_MS = 1000;

/**
 * `saved`: the server has everything; `sending`; `offline` since a moment (milliseconds since 1970): it is tried again;
 * `refused`: a line of a file, counted from 1, cannot be shown, and nothing is sent until it is changed; `stopped`: the
 * server accepts no more, for the reason `code`.
 */
export type PushState =
  | { phase: 'saved' | 'sending' }
  | { phase: 'offline'; since: number }
  | { phase: 'refused'; file: string; line: number; error: ApiError }
  | { phase: 'stopped'; code: string };

export interface PushOptions {
  collab: Collab;
  /** Sends edits; throws ApiError. */
  push: (edits: LiveEdit[]) => Promise<unknown>;
  onState: (state: PushState) => void;
}

/** Sends unsent edits in batches, one at a time, until the server has them (docs/decisions/0249). */
export class PushLoop {
  readonly #options: PushOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underway = false;
  #failures = 0;
  /** True if something was typed since the latest attempt began. */
  #isChanged = false;
  #closed = false;
  state: PushState = { phase: 'saved' };

  constructor(options: PushOptions) {
    this.#options = options;
    window.addEventListener('online', this.#retry);
  }

  /** To be called at every change of the files. */
  changed(): void {
    if (this.#options.collab.unsent().length === 0) {
      if (!this.#underway) this.#become({ phase: 'saved' });
      return;
    }
    this.#isChanged = true;
    if (this.state.phase === 'saved') this.#become({ phase: 'sending' });
    // After a failure, the next attempt is scheduled already.
    this.#schedule(BATCH_MS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    window.removeEventListener('online', this.#retry);
  }

  #retry = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#schedule(0);
  };

  #become(state: PushState): void {
    if (this.state.phase === 'stopped') return;
    if (state.phase === this.state.phase && state.phase !== 'refused') return;
    this.state = state;
    this.#options.onState(state);
  }

  #schedule(ms: number): void {
    if (this.#closed || this.#underway || this.#timer || this.state.phase === 'stopped') return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, ms);
  }

  async #send(): Promise<void> {
    const { collab, push } = this.#options;
    this.#underway = true;
    this.#isChanged = false;
    const idle = () => new Promise<void>((step) => collab.whenIdle(step));
    if (this.state.phase === 'refused') {
      await idle();
      collab.gather();
    }
    const edits = collab.unsent().slice(0, LIVE_EDITS_MAX);
    let wait: number | null = BATCH_MS;
    try {
      // The stream may have acknowledged all of them in the meantime.
      if (edits.length > 0) await push(edits);
      this.#failures = 0;
      await idle();
      for (const edit of edits) collab.receive(edit);
      if (this.state.phase === 'refused') this.#become({ phase: 'sending' });
    } catch (error) {
      wait = this.#failed(error);
    }
    this.#underway = false;
    if (this.#closed) return;
    if (collab.unsent().length === 0) this.changed();
    else if (wait !== null || this.#isChanged) this.#schedule(wait ?? BATCH_MS);
  }

  /** Returns the time until the next attempt, in milliseconds; null if it waits for a change. */
  #failed(error: unknown): number | null {
    if (error instanceof ApiError && error.code === 'live_version') {
      // The edits of others, and own ones whose answer was lost, arrive by the stream.
      this.#failures = 0;
      this.#become({ phase: 'sending' });
      return VERSION_WAIT_MS;
    }
    if (error instanceof ApiError && error.code === 'live_line_refused') {
      const { file = '', line = 1 } = error.answer as LiveEditsAnswer;
      this.#failures = 0;
      this.#become({ phase: 'refused', file, line, error });
      return null;
    }
    if (isRefusal(error) && (error as ApiError).status !== 401) {
      this.#become({ phase: 'stopped', code: (error as ApiError).code });
      return 0;
    }
    this.#become({ phase: 'offline', since: Date.now() });
    return waitBefore(this.#failures++);
  }
}
