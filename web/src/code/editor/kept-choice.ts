import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, store } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

/** An editor setting in local storage, shared by all rooms, lessons and challenges. */
export interface StoredChoice<Value extends string | number | null> {
  /** The current value, followed across tabs. A React hook. */
  use: () => Value;
  /** The current value, where there is no component. */
  read: () => Value;
  /** Stores and applies a value; the default is not stored. */
  choose: (value: Value) => void;
}

/**
 * A choice under a name in local storage. The document applies it before the first paint of the next visit
 * (web/index.html), so nothing moves then.
 *
 * @param read what a stored text means; null means that nothing is stored; its result is the default
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
    read: current,
    use: () => useSyncExternalStore(changes.subscribe, current, () => usual),
    choose: (value) => {
      if (value === usual) deleteStored(key);
      else store(key, String(value));
      show();
      changes.notify();
    },
  };
}
