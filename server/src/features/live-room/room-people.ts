/** What a process has said is outdated when it has not said so again for so long. In milliseconds. */
export const PRESENCE_LASTS = 40_000;
/** The end of a person's id, which is random, tells people in one room apart; whole ids of 500 are too long for a notice. */
const KEY_LENGTH = 12;

export const keyOf = (userId: string): string => userId.slice(-KEY_LENGTH);

/**
 * The participants who are connected to one room through other processes, as those have said it. Somebody who is
 * connected through several is counted by one of them: the first by its id (docs/decisions/0271).
 */
export class RoomPeople {
  readonly #others = new Map<string, { keys: Set<string>; at: number }>();

  /** Notes what another process has said. Returns whether nothing was known of it: it may not know of this one either. */
  hear(process: string, text: string, now: number): boolean {
    const before = this.#others.get(process);
    const keys = text.match(new RegExp(`.{${KEY_LENGTH}}`, 'g')) ?? [];
    if (keys.length === 0) this.#others.delete(process);
    else this.#others.set(process, { keys: new Set(keys), at: now });
    return keys.length > 0 && !(before && now - before.at < PRESENCE_LASTS);
  }

  /** How many of the people who are connected here this process counts. */
  counted(process: string, userIds: Iterable<string>, now: number): number {
    const first = [...this.#others].filter(
      ([other, { at }]) => other < process && now - at < PRESENCE_LASTS,
    );
    const here = [...userIds].map(keyOf);
    return here.filter((key) => !first.some(([, { keys }]) => keys.has(key))).length;
  }
}

/** What tells the hosts of a session apart: whose session it is, or the administrators (LiveCaret of the contract). */
export const hostKeyOf = (userId: string, hostId: string | null): string =>
  userId === hostId ? 'host' : keyOf(userId);

/** Keys as one text, and the keys of such a text: each of them once, in an order that does not change. */
export const keysText = (keys: Iterable<string>): string => [...keys].sort().join(' ');
export const keysOf = (text: string): string[] => [...new Set(text.match(/\S+/g))].sort();

/** What a process says to the others of who is connected through it. */
export const textOf = (userIds: Iterable<string>): string =>
  [...userIds].map(keyOf).sort().join('');
