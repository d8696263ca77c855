import { useMemo, useSyncExternalStore } from 'react';
import { deleteStored, readStored, readStoredJson, store, watchOtherTabs } from '../storage.ts';
import type { StorageKey } from '../storage-key.ts';
import { createSubscribers } from '../subscribers.ts';

/**
 * The names of the files of a work are kept beside its draft, where they are known at once: rooms whose work has no
 * files fetch nothing, and other tabs are notified of a change.
 */
export const namesKey = (place: string): StorageKey => `room:${place}:files`;

/** Returns the place of the files that learners add to an exercise, by the place of its code. */
export const exerciseFilesPlace = (storageKey: string) => `exercise/${storageKey}`;

/** The names of the files of a work, as this browser last knew them. */
export function fileNames(place: string): readonly string[] {
  const stored = readStoredJson(namesKey(place));
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

const named = createSubscribers();

/** Notes the names of the files of a work. */
export function noteFileNames(place: string, names: readonly string[]): void {
  const text = names.length === 0 ? null : JSON.stringify(names);
  if (readStored(namesKey(place)) === text) return;
  if (text === null) deleteStored(namesKey(place));
  else store(namesKey(place), text);
  named.notify();
}

/** The names of the files of a work, and their changes in any tab; none while the page comes from the server. */
export function useFileNames(place: string): readonly string[] {
  const watch = (changed: () => void) => {
    const end = named.subscribe(changed);
    const endOther = watchOtherTabs(namesKey(place), changed);
    return () => {
      end();
      endOther();
    };
  };
  const stored = useSyncExternalStore(
    watch,
    () => readStored(namesKey(place)),
    () => null,
  );
  return useMemo(() => (stored === null ? [] : fileNames(place)), [stored, place]);
}

const unsentKey = (place: string): StorageKey => `room:${place}:unsent`;
const { subscribe, notify } = createSubscribers();

/**
 * Calls back when files of a work that should be sent to the account have changed. Returns the function that
 * unsubscribes.
 */
export const watchUnsent = subscribe;

/**
 * Returns a mark when files of a work have changed since they were last sent to the account; it differs after each
 * change. Null when none has.
 */
export const unsentMark = (place: string): string | null => readStored(unsentKey(place));

/** Records that files of a work have changed. Only projects are in the account. */
export function noteUnsent(place: string): void {
  if (!place.includes('/project/')) return;
  store(unsentKey(place), `${Date.now()} ${Math.random()}`);
  notify();
}

/** Records that the account has the files as they were at a mark; has no effect when they have changed since. */
export function noteSent(place: string, mark: string | null): void {
  if (unsentMark(place) === mark) deleteStored(unsentKey(place));
}
