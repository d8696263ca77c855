/** Time after which the announcement of a process is outdated unless it is repeated, in milliseconds. */
export const PRESENCE_LASTS = 40_000;
/**
 * Length of the end of a person's id that tells people in one room apart; it is random, and whole ids of 500 people are
 * too long for a notice.
 */
const KEY_LENGTH = 12;

export const keyOf = (userId: string): string => userId.slice(-KEY_LENGTH);

/**
 * The participants who are connected to one room through other processes, as those announced them. A person who is
 * connected through several is counted by one of them: the first by its id (docs/decisions/0271).
 */
export class RoomPeople {
  readonly #others = new Map<string, { keys: Set<string>; at: number }>();

  /**
   * Stores the announcement of another process. Returns true when nothing was known of it: it may not know of this
   * process either.
   */
  storeAnnouncement(process: string, text: string, now: number): boolean {
    const before = this.#others.get(process);
    const keys = text.match(new RegExp(`.{${KEY_LENGTH}}`, 'g')) ?? [];
    if (keys.length === 0) this.#others.delete(process);
    else this.#others.set(process, { keys: new Set(keys), at: now });
    return keys.length > 0 && !(before && now - before.at < PRESENCE_LASTS);
  }

  /** Returns the number of people connected here whom this process counts. */
  counted(process: string, userIds: Iterable<string>, now: number): number {
    const first = [...this.#others].filter(
      ([other, { at }]) => other < process && now - at < PRESENCE_LASTS,
    );
    const here = [...userIds].map(keyOf);
    return here.filter((key) => !first.some(([, { keys }]) => keys.has(key))).length;
  }
}

/**
 * Returns the key that tells the hosts of a session apart: one for its host, others for the administrators (LiveCaret
 * of the contract).
 */
export const hostKeyOf = (userId: string, hostId: string | null): string =>
  userId === hostId ? 'host' : keyOf(userId);

/** Keys as one text, and the keys of such a text: each of them once, in an order that does not change. */
export const keysText = (keys: Iterable<string>): string => [...keys].sort().join(' ');
export const keysOf = (text: string): string[] => [...new Set(text.match(/\S+/g))].sort();

/** Returns the text by which a process announces to the others the people who are connected through it. */
export const textOf = (userIds: Iterable<string>): string =>
  [...userIds].map(keyOf).sort().join('');
