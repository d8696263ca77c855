import type { Db } from '../../db/connect.ts';
import type { HubRoom } from './hub-room.ts';
import { type EncodedEvents, selectEncodedEvents } from './live-events.queries.ts';

/** Maximum number of events, and of their characters, that are read at once. */
export const BATCH = { limit: 500, characters: 64 * 1024 };

/**
 * The events of a room that were not sent yet. Notices carry most events; those too long for one, or whose notice was
 * missed, are read from the database.
 */
export class PendingEvents {
  readonly #room: HubRoom;
  #waiting: EncodedEvents[] = [];
  #missed = false;

  constructor(room: HubRoom) {
    this.#room = room;
  }

  /** Adds a notice: numbers and events, or only the fact that events are missing when they did not fit. */
  addNotice(notice: string): void {
    const [, first, last, text] = /^(\d+) (\d+) (.+)$/s.exec(notice) ?? [];
    if (text) this.#waiting.push({ first: Number(first), last: Number(last), text });
    else this.#missed = true;
  }

  /** Records that there may be events without a notice. */
  markMissed(): void {
    this.#missed = true;
  }

  /** Sends all new events. */
  async send(db: Db): Promise<void> {
    for (;;) {
      const next = this.#takeNotified();
      if (next) await this.#room.sendEvents(next);
      else if (this.#missed) await this.#sendStored(db);
      else return;
    }
  }

  async #sendStored(db: Db): Promise<void> {
    // A notice comes after its events were stored, so a read covers all notices so far, but not later ones.
    this.#waiting = [];
    this.#missed = false;
    try {
      for (;;) {
        const next = await selectEncodedEvents(db, this.#room.id, this.#room.seq, BATCH);
        if (!next) return;
        await this.#room.sendEvents(next);
      }
    } catch (error) {
      this.#missed = true;
      throw error;
    }
  }

  /** Returns the next events from notices, all at once; null when there are none, or earlier ones are missing. */
  #takeNotified(): EncodedEvents | null {
    const { seq } = this.#room;
    const next = this.#waiting.filter((events) => events.last > seq);
    this.#waiting = [];
    const isGap = next.some(({ first }, index) => first !== (next[index - 1]?.last ?? seq) + 1);
    if (isGap) this.#missed = true;
    const last = next.at(-1)?.last;
    if (isGap || last === undefined) return null;
    const texts = next.map(({ text }) => text.slice(1, -1));
    return { first: seq + 1, last, text: `[${texts.join(',')}]` };
  }
}
