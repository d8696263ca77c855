const CODE = 'code:';
/** When a draft was last changed or given up, in milliseconds since 1970. */
const CHANGED_AT = 'code-at:';

/** Holds what the browser refuses to store, until the page is left. */
const held = new Map<string, string>();
const watchers = new Set<() => void>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? held.get(name) ?? null;
  } catch {
    return held.get(name) ?? null;
  }
}

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    held.delete(name);
  } catch {
    held.set(name, text);
  }
}

function remove(name: string): void {
  held.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was stored either.
  }
}

function changed(key: string, at: number): void {
  write(CHANGED_AT + key, String(at));
  for (const watcher of watchers) watcher();
}

/** What the learner wrote in one editor; null when it stands at its start. Kept in this browser alone. */
export function readDraft(key: string): string | null {
  return read(CODE + key);
}

/** Keeps a draft at once, for the next visit too. `at` tells when it was written, if not now. */
export function keepDraft(key: string, code: string, at = Date.now()): void {
  write(CODE + key, code);
  changed(key, at);
}

/** Goes back to the start; that this was done is remembered. */
export function forgetDraft(key: string): void {
  remove(CODE + key);
  changed(key, Date.now());
}

/** When a draft was last changed or given up; null when that is not known. */
export function draftChangedAt(key: string): number | null {
  const at = Number(read(CHANGED_AT + key) ?? Number.NaN);
  return Number.isNaN(at) ? null : at;
}

/** Calls `watcher` whenever a draft changes in this tab. Returns its end. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
