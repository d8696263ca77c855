import { deleteStored, readStored, readStoredJson, store } from '../lib/storage.ts';
import type { StorageKey } from '../lib/storage-key.ts';
import { createSubscribers } from '../lib/subscribers.ts';
import { newBrowser } from './browser-name.ts';
import type { Refusal } from './delivery-outcome.ts';

/** What this browser knows of one thing. */
interface Entry {
  /** Tells whether the account has it, or will never take it. */
  sent: boolean;
}

/** An entry as it was when it was sent. */
export interface Waiting<E> {
  key: string;
  entry: E;
}

type Entries<E> = Record<string, E>;

/** The whole text: the entries of each person, and a name of this browser where the account counts by browsers. */
interface Stored {
  browser: string;
  people: Record<string, unknown>;
}

interface Options<E> {
  storageKey: StorageKey;
  /** Brings one more entry together with the one there is; the same one when nothing has changed. */
  merge: (before: E | undefined, more: E) => E;
  /** Says what is left of an entry once the account has it, or will never take it; null for nothing. */
  settled?: (entry: E, refusal?: Refusal) => E | null;
  /** Stores `{ browser, people }` in place of `people` alone. */
  namesBrowser?: boolean;
  /** Makes a person's entries of their stored form. */
  fromStored?: (stored: unknown) => Entries<E>;
  /** Makes the stored form of a person's entries. */
  toStored?: (entries: Entries<E>) => unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Entries that wait for the account, by person, in one text for all people of this browser, so that every change is
 * made at once or not at all. Each change begins from what is stored, which another tab may have written.
 */
export function createEntries<E extends Entry>({
  storageKey,
  merge,
  settled = (entry) => ({ ...entry, sent: true }),
  namesBrowser = false,
  fromStored = (stored) => stored as Entries<E>,
  toStored = (entries) => entries,
}: Options<E>) {
  /** What changed in this tab, and what changed in any. */
  const changes = createSubscribers();
  const anyChanges = createSubscribers([storageKey]);

  function readAll(): Stored {
    const all = readStoredJson(storageKey);
    // Whatever else is there is not ours: it is begun again.
    if (!namesBrowser) return { browser: '', people: isRecord(all) ? all : {} };
    const { browser, people } = isRecord(all) ? all : {};
    return typeof browser === 'string' && isRecord(people)
      ? { browser, people }
      : { browser: newBrowser(), people: {} };
  }

  const entriesIn = ({ people }: Stored, person: string): Entries<E> =>
    isRecord(people[person]) ? fromStored(people[person]) : {};

  function write({ browser, people }: Stored): void {
    if (namesBrowser) store(storageKey, JSON.stringify({ browser, people }));
    else if (Object.keys(people).length > 0) store(storageKey, JSON.stringify(people));
    else deleteStored(storageKey);
    changes.notify();
    anyChanges.notify();
  }

  function withEntries(all: Stored, person: string, entries: Entries<E>): Stored {
    const { [person]: _, ...others } = all.people;
    const isEmpty = Object.keys(entries).length === 0;
    return { ...all, people: isEmpty ? others : { ...others, [person]: toStored(entries) } };
  }

  const read = (person: string): Entries<E> => entriesIn(readAll(), person);

  return {
    read,

    /** Stores one more entry; it is sent last. */
    add(person: string, key: string, more: E): void {
      const all = readAll();
      const { [key]: before, ...others } = entriesIn(all, person);
      const merged = merge(before, more);
      if (merged !== before) write(withEntries(all, person, { ...others, [key]: merged }));
    },

    /** Lists what the account does not have yet, the first one first. */
    pending: (person: string): Waiting<E>[] =>
      Object.entries(read(person)).flatMap(([key, entry]) => (entry.sent ? [] : { key, entry })),

    /** The account has an entry, or will never take it. One that has changed since it was sent stays pending. */
    settle(person: string, { key, entry }: Waiting<E>, refusal?: Refusal): void {
      const all = readAll();
      const { [key]: now, ...others } = entriesIn(all, person);
      if (JSON.stringify(now) !== JSON.stringify(entry)) return;
      const left = settled(entry, refusal);
      write(withEntries(all, person, left ? { ...others, [key]: left } : others));
    },

    /** Gives the entries of one person to another, in one write. */
    move(from: string, person: string): void {
      const all = readAll();
      const moved = Object.entries(entriesIn(all, from));
      if (moved.length === 0) return;
      const entries = entriesIn(all, person);
      for (const [key, entry] of moved) entries[key] = merge(entries[key], entry);
      write(withEntries(withEntries(all, from, {}), person, entries));
    },

    /** Forgets the entries of a person. */
    forget(person: string): void {
      const all = readAll();
      if (all.people[person]) write(withEntries(all, person, {}));
    },

    /** The name of this browser, by which the account tells tries apart. */
    browser: (): string => readAll().browser,

    /** The stored text, which compares equal as long as nothing changes. */
    text: () => readStored(storageKey),

    /** Calls back at every change, in another tab too. Returns its end. */
    watch: anyChanges.subscribe,

    /** Calls back at changes of this tab alone: the tab in which something was done sends it. */
    watchOwn: changes.subscribe,
  };
}
