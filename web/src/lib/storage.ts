/** The names under which the browser keeps things (specification §3), and our own `theme`. */
export type StorageKey = 'token' | 'refresh_token' | 'user' | 'language' | 'redirectUrl' | 'theme';

/** Holds what the browser refuses to store, until the page is left. */
const held = new Map<StorageKey, string>();

/** The stored text, or null. Works without browser storage too, for the life of the page. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? held.get(key) ?? null;
  } catch {
    return held.get(key) ?? null;
  }
}

/** Stores a text. */
export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    held.delete(key);
  } catch {
    held.set(key, value);
  }
}

/** Forgets stored texts. */
export function forget(...keys: StorageKey[]): void {
  for (const key of keys) {
    held.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  }
}
