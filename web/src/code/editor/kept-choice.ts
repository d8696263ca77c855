import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, type StorageKey, store } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

/** A choice about editors that this browser keeps, the same in all rooms, lessons and challenges. */
export interface StoredChoice<Value extends string | number | null> {
  /** The choice as it is, followed across tabs. A React hook. */
  use: () => Value;
  /** Keeps another choice and shows it; the one that nobody had to make is not kept. */
  choose: (value: Value) => void;
}

/**
 * A choice under a name in local storage. The document applies it before the first paint of the next visit
 * (web/index.html), so nothing moves then.
 *
 * @param read what a stored text means; null represents none, and the answer to it is the usual choice
 * @param apply shows it on the document
 */
export function storedChoice<Value extends string | number | null>(
  key: StorageKey,
  read: (stored: string | null) => Value,
  apply: (value: Value, root: HTMLElement) => void,
): StoredChoice<Value> {
  const usual = read(null);
  const current = () => read(readStored(key));
  const show = () => apply(current(), document.documentElement);
  const changes = createSubscribers([key], show);
  return {
    use: () => useSyncExternalStore(changes.subscribe, current, () => usual),
    choose: (value) => {
      if (value === usual) deleteStored(key);
      else store(key, String(value));
      show();
      changes.notify();
    },
  };
}
