import type { Db } from '../../db/connect.ts';
import type { HubRoom } from './hub-room.ts';
import { type EncodedEvents, selectEncodedEvents } from './live-events.queries.ts';

/** Events that are read at once. */
export const BATCH = { limit: 500, characters: 64 * 1024 };

/**
 * What is new in a room and was not sent yet. Notices bring most events; those that were too long for one, or whose notice
 * was missed, are read from the database.
 */
export class PendingEvents {
  readonly #room: HubRoom;
  #waiting: EncodedEvents[] = [];
  #missed = false;

  constructor(room: HubRoom) {
    this.#room = room;
  }

  /** Takes what a notice says: its numbers and its events, or nothing when it could not hold them. */
  addNotice(notice: string): void {
    const [, first, last, text] = /^(\d+) (\d+) (.+)$/s.exec(notice) ?? [];
    if (text) this.#waiting.push({ first: Number(first), last: Number(last), text });
    else this.#missed = true;
  }

  /** There may be events that no notice has brought. */
  markMissed(): void {
    this.#missed = true;
  }

  /** Sends everything that is new. */
  async send(db: Db): Promise<void> {
    for (;;) {
      const next = this.#takeTold();
      if (next) await this.#room.sendEvents(next);
      else if (this.#missed) await this.#sendStored(db);
      else return;
    }
  }

  async #sendStored(db: Db): Promise<void> {
    // A notice comes after its events were stored: what was told until now is read too, what is told from now on may not be.
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

  /** The events that were told and come next, all at once; null when there are none, or others are missing before them. */
  #takeTold(): EncodedEvents | null {
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
