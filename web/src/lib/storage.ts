import type { StorageKey } from './storage-key.ts';
import { createSubscribers } from './subscribers.ts';

/** What the browser refuses to store, until the page is left. */
const unstored = new Map<StorageKey, string>();
const refusals = createSubscribers();

/** Calls back when more or less is held for the life of the page only. Returns its end. */
export const watchUnstored = refusals.subscribe;

/** Whether anything under a prefix is held for the life of the page only. */
export function hasUnstored(prefix: StorageKey | ''): boolean {
  return [...unstored.keys()].some((key) => key.startsWith(prefix));
}

function release(key: StorageKey): void {
  if (unstored.delete(key)) refusals.notify();
}

/** The stored text, or null. Works without browser storage too, for the life of the page. */
export function readStored(key: StorageKey): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

/** The stored JSON, or null where there is none, or it is broken. Its shape is for the caller to check. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text. Returns false where it is held for the life of the page only. */
export function store(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    release(key);
    return true;
  } catch {
    const isNew = !unstored.has(key);
    unstored.set(key, value);
    if (isNew) refusals.notify();
    return false;
  }
}

/**
 * Calls back when a stored text may have changed in another tab: at once, and when this tab is seen again,
 * since a sleeping tab was not notified. Returns its end.
 */
export function watchOtherTabs(key: StorageKey, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) changed();
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

/** Deletes stored texts. */
export function deleteStored(...keys: StorageKey[]): void {
  for (const key of keys) {
    release(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  }
}

/** The names stored under a prefix; all of them under none. */
export function storedKeys(prefix: StorageKey | ''): StorageKey[] {
  const names = [...unstored.keys()];
  try {
    names.push(...(Object.keys(localStorage) as StorageKey[]));
  } catch {
    // Then only what could not be stored is there.
  }
  return [...new Set(names)].filter((name) => name.startsWith(prefix));
}
