import { createSubscribers } from './subscribers.ts';

/** Texts that the browser refuses to store. They are held until the page is left. */
const unstored = new Map<string, string>();
const refusals = createSubscribers();

/** Calls back when more or less is held for the life of the page only. Returns the function that stops this. */
export const watchUnstored = refusals.subscribe;

/** The names of what is held for the life of the page only. */
export const unstoredNames = (): string[] => [...unstored.keys()];

function release(name: string): void {
  if (unstored.delete(name)) refusals.notify();
}

/** The text stored under a name, or null. Works without browser storage too, for the life of the page. */
export function readText(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name) ?? null;
  } catch {
    return unstored.get(name) ?? null;
  }
}

/** Stores a text. Returns false where it is held for the life of the page only. */
export function writeText(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    release(name);
    return true;
  } catch {
    const isNew = !unstored.has(name);
    unstored.set(name, value);
    if (isNew) refusals.notify();
    return false;
  }
}

/** Deletes a stored text. */
export function deleteText(name: string): void {
  release(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was stored either.
  }
}

/** Gives a stored text another name; the longer name may not fit in a browser that is full, so the old one goes first. */
export function renameText(name: string, newName: string): void {
  const value = readText(name);
  if (value === null) return;
  deleteText(name);
  writeText(newName, value);
}

/** All names under which something is stored. */
export function textNames(): string[] {
  const names = unstoredNames();
  try {
    names.push(...Object.keys(localStorage));
  } catch {
    // Then only the texts that could not be stored are there.
  }
  return [...new Set(names)];
}
