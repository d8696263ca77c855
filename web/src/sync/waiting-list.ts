import type { StorageKey } from '../lib/storage-key.ts';
import { createEntries } from './stored-entries.ts';

/** An entry of which only the key is stored, until the account has it. */
interface Listed {
  sent: false;
}

const LISTED: Listed = { sent: false };

/** Keys that wait for the account, by person; stored as a list of the results of `toStored`. */
export function createWaitingList<Key extends string | number>(
  storageKey: StorageKey,
  toStored: (key: string) => Key,
  isWanted: (key: Key) => boolean = () => true,
) {
  const listed = (keys: Key[]) => keys.filter(isWanted).map((key) => [String(key), LISTED]);
  const entries = createEntries<Listed>({
    storageKey,
    merge: (before = LISTED) => before,
    settled: () => null,
    fromStored: (stored) => Object.fromEntries(listed(Array.isArray(stored) ? stored : [])),
    toStored: (waiting) => Object.keys(waiting).map(toStored),
  });
  return {
    ...entries,
    /** Adds a key, once. */
    add: (person: string, key: Key): void => entries.add(person, String(key), LISTED),
    /** Lists the keys, the first one first. */
    keys: (person: string): string[] => Object.keys(entries.read(person)),
  };
}
