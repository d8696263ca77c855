import { currentPerson, keyOf, storedName } from './person.ts';
import type { StorageKey } from './storage-key.ts';
import { deleteText, readText, textNames, unstoredNames, writeText } from './stored-texts.ts';

export { watchUnstored } from './stored-texts.ts';

const keysAmong = (names: string[]): StorageKey[] =>
  names.flatMap((name) => (keyOf(name) as StorageKey | null) ?? []);

/** Tells whether anything of this person under a prefix is held for the life of the page only. */
export function hasUnstored(prefix: StorageKey | ''): boolean {
  return keysAmong(unstoredNames()).some((key) => key.startsWith(prefix));
}

/** The text stored for this person, or null. */
export function readStored(key: StorageKey, person = currentPerson()): string | null {
  return readText(storedName(key, person));
}

/** The stored JSON, or null where there is none, or it is broken. Its shape is for the caller to check. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text for this person. Returns false where it is held for the life of the page only. */
export const store = (key: StorageKey, value: string): boolean => writeText(storedName(key), value);

/**
 * Calls back when a stored text may have changed in another tab: at once, and when this tab becomes visible again,
 * since a sleeping tab was not notified. Returns the function that stops this.
 */
export function watchOtherTabs(key: StorageKey, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storedName(key)) changed();
  };
  const onSeen = () => {
    if (document.visibilityState === 'visible') changed();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/** Deletes a stored text of another person. */
export const deleteStoredOf = (person: string, key: StorageKey): void =>
  deleteText(storedName(key, person));

/** Deletes stored texts of this person. */
export function deleteStored(...keys: StorageKey[]): void {
  for (const key of keys) deleteText(storedName(key));
}

/** The keys of this person and of the browser under a prefix; all of them under none. */
export function storedKeys(prefix: StorageKey | ''): StorageKey[] {
  return keysAmong(textNames()).filter((key) => key.startsWith(prefix));
}
