/**
 * The names under which the browser keeps things (docs/product.md#browser-storage): the session, the
 * choices, what was solved, what learners write in lessons and rooms, and what administrators and hosts have not saved.
 */
export type StorageKey =
  | 'token'
  | 'refresh_token'
  | 'user'
  | 'language'
  | 'redirectUrl'
  | 'theme'
  | 'mascot'
  | 'sound'
  | 'code_size'
  | 'code_split'
  | 'code_theme'
  | 'code_wrap'
  | 'code_help_key'
  | 'exercise_results'
  | 'challenge_tries'
  | 'lesson_positions'
  | 'trial_lesson'
  | 'pending_completions'
  | 'celebrated_xp'
  | 'activity_minutes'
  | `code:${string}`
  | `code-at:${string}`
  | `aside:${string}`
  | `room:${string}`
  | `admin-lesson:${string}`
  | `live:${string}`
  | `replay:${string}`;

/** What the browser refuses to store, until the page is left. */
const unstored = new Map<StorageKey, string>();

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
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, value);
    return false;
  }
}

/** Deletes stored texts. */
export function deleteStored(...keys: StorageKey[]): void {
  for (const key of keys) {
    unstored.delete(key);
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
