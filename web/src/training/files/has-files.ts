import { deleteStored, readStoredJson, type StorageKey, store } from '../../lib/storage.ts';

/**
 * The names of the files of a work are kept beside its draft, where they are known at once: rooms whose work
 * has no files fetch nothing, and other tabs hear of a change.
 */
export const namesKey = (place: string): StorageKey => `room:${place}:files`;

/** The names of the files of a work, as this browser last knew them. */
export function fileNames(place: string): readonly string[] {
  const stored = readStoredJson(namesKey(place));
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

/** Notes the names of the files of a work. */
export function noteFileNames(place: string, names: readonly string[]): void {
  if (names.length === 0) deleteStored(namesKey(place));
  else store(namesKey(place), JSON.stringify(names));
}
