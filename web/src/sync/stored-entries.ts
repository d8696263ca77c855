import { deleteStored, readStored, readStoredJson, store } from '../lib/storage.ts';
import type { StorageKey } from '../lib/storage-key.ts';
import { createSubscribers } from '../lib/subscribers.ts';
import { newBrowser } from './browser-name.ts';
import type { Refusal } from './delivery-outcome.ts';

/** The entry of one thing, as this browser knows it. */
interface Entry {
  /** Tells whether the account has it, or will never take it. */
  sent: boolean;
}

/** An entry in the state in which it was sent. */
export interface Waiting<E> {
  key: string;
  entry: E;
}

type Entries<E> = Record<string, E>;

/**
 * The whole stored text: the entries of each person, and a name of this browser where the account counts by browsers.
 */
interface Stored {
  browser: string;
  people: Record<string, unknown>;
}

interface Options<E> {
  storageKey: StorageKey;
  /** Merges one more entry with the existing one; returns the same object when nothing has changed. */
  merge: (before: E | undefined, more: E) => E;
  /** Returns the rest of an entry once the account has it, or will never take it; null for nothing. */
  settled?: (entry: E, refusal?: Refusal) => E | null;
  /** Stores `{ browser, people }` in place of `people` alone. */
  namesBrowser?: boolean;
  /** Makes a person's entries from their stored form. */
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
  /** The subscribers to changes in this tab, and to changes in any tab. */
  const changes = createSubscribers();
  const anyChanges = createSubscribers([storageKey]);

  function readAll(): Stored {
    const all = readStoredJson(storageKey);
    // Content of another form is not ours: it is replaced by an empty text.
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

    /** Lists the entries that the account does not have yet, the first one first. */
    pending: (person: string): Waiting<E>[] =>
      Object.entries(read(person)).flatMap(([key, entry]) => (entry.sent ? [] : { key, entry })),

    /**
     * Records that the account has an entry, or will never take it. One that has changed since it was sent stays
     * pending.
     */
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

    /** Calls back at every change, in another tab too. Returns the function that stops this. */
    watch: anyChanges.subscribe,

    /** Calls back at changes of this tab alone: each tab sends its own changes. */
    watchOwn: changes.subscribe,
  };
}
