import type { StoredValueChange } from '@codivia/contract/api/stored-values';
import { deleteStored, readStoredJson, store } from '../storage.ts';
import type { StorageKey } from '../storage-key.ts';
import { createSubscribers } from '../subscribers.ts';
import { type ProgramMemory, programMemory } from './program-memory.ts';

/** The values of a project that the account has, as far as this browser knows. */
interface Synced {
  /** The revision of the account's values when they were last read or changed from here; 0 before. */
  revision: number;
  /** Names whose value has changed here since, or was deleted. */
  unsent: readonly string[];
}

const { subscribe, notify } = createSubscribers();

/** Calls back when a program has stored something. Returns the function that stops this. */
export const watchValues = subscribe;

const keyOf = (place: string): StorageKey => `room:${place}:memory-synced`;

/** Only projects are in the account. */
const isProject = (place: string): boolean => place.includes('/project/');

/** Returns the revision and the unsent names. Of a work whose values the account has not seen yet, all are unsent. */
export function readSyncedValues(place: string): Synced {
  const stored = readStoredJson(keyOf(place)) as Synced | null;
  return stored ?? { revision: 0, unsent: Object.keys(programMemory(place).read()) };
}

export function storeSyncedValues(place: string, { revision, unsent }: Synced): void {
  store(keyOf(place), JSON.stringify({ revision, unsent }));
}

/** Returns the unsent changes of a project's values, with their present values. */
export function unsentChanges(place: string): StoredValueChange[] {
  const values = new Map(Object.entries(programMemory(place).read()));
  return readSyncedValues(place).unsent.map((key) => ({ key, value: values.get(key) ?? null }));
}

/** Changes the values that the program of a work has stored here, name by name. */
export function changeValues(place: string, changes: readonly StoredValueChange[]): void {
  const memory = programMemory(place);
  const values = new Map(Object.entries(memory.read()));
  for (const { key, value } of changes) {
    if (value === null) values.delete(key);
    else values.set(key, value);
  }
  memory.write(Object.fromEntries(values));
}

/** Returns the changes that turn values into other ones. */
function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): StoredValueChange[] {
  const written = [...after].filter(([key, value]) => before.get(key) !== value);
  const deleted = [...before.keys()].filter((key) => !after.has(key));
  return [
    ...written.map(([key, value]) => ({ key, value })),
    ...deleted.map((key) => ({ key, value: null })),
  ];
}

/**
 * Returns the storage for the program of a work during a run. A program reports all of its values each time: only those
 * that it has changed itself are taken over, since another tab or device may have changed the rest meanwhile.
 */
export function runMemory(place: string): ProgramMemory {
  let last = new Map<string, string>();
  return {
    read() {
      const values = programMemory(place).read();
      last = new Map(Object.entries(values));
      return values;
    },
    write(kept) {
      const now = new Map(Object.entries(kept));
      const changes = changesBetween(last, now);
      last = now;
      if (changes.length === 0) return;
      const { revision, unsent } = readSyncedValues(place);
      changeValues(place, changes);
      if (!isProject(place)) return;
      const names = changes.map(({ key }) => key);
      storeSyncedValues(place, { revision, unsent: [...new Set([...unsent, ...names])] });
      notify();
    },
  };
}

/** Deletes the values that the program of a work has stored here, and the known state of the account's values. */
export function forgetValues(place: string): void {
  programMemory(place).write({});
  deleteStored(keyOf(place));
}
