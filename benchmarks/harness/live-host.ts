import type { LiveSeats } from './serve-parent.ts';
import { wait, wallClock } from './timing.ts';

/** Pause between two keystrokes, in milliseconds: eight a second, as a fast typist. */
const KEYSTROKE_INTERVAL_MS = 125;

/** The host of a session, who types into an empty file. */
export class LiveHost {
  readonly #address: string;
  readonly #headers: Record<string, string>;
  #version = 0;

  constructor(url: string, { session, host }: LiveSeats) {
    this.#address = `${url}/api/live/sessions/${session}/edits`;
    this.#headers = { authorization: `Bearer ${host}`, 'content-type': 'application/json' };
  }

  /** Types; returns when each keystroke was sent, by the number of its event. */
  async type(keystrokes: number): Promise<Map<number, number>> {
    const sent = new Map<number, number>();
    for (let stroke = 0; stroke < keystrokes; stroke++) {
      const started = wallClock();
      sent.set(await this.#press(), started);
      await wait(Math.max(0, KEYSTROKE_INTERVAL_MS - (wallClock() - started)));
    }
    return sent;
  }

  async #press(): Promise<number> {
    const version = this.#version;
    const changes = version === 0 ? [[0, 'x']] : [version, [0, 'x']];
    const edit = { type: 'edit', file: 'main.py', version, client: 'window-1', changes };
    const answer = await fetch(this.#address, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ edits: [edit] }),
    });
    if (!answer.ok) throw new Error(`an edit was answered ${answer.status}`);
    this.#version += 1;
    return ((await answer.json()) as { seq: number }).seq;
  }
}
