/**
 * Remembers that this browser has the files of Python: they are then there in a moment, also over a slow line. A
 * browser that stores nothing counts as one that has none.
 */
const NAME = 'python';

/** Tells whether Python of this version has started here before. `snapshot` is the address of its memory. */
export function hasPython(snapshot: string): boolean {
  try {
    return localStorage.getItem(NAME) === snapshot;
  } catch {
    return false;
  }
}

export function rememberPython(snapshot: string): void {
  try {
    localStorage.setItem(NAME, snapshot);
  } catch {
    // The next visit begins with the quick start once more.
  }
}
