import { useState } from 'react';

const PREFIX = 'code:';
/** Holds what the browser refuses to store, until the page is left. */
const held = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? held.get(key) ?? null;
  } catch {
    return held.get(key) ?? null;
  }
}

function keep(key: string, code: string): void {
  try {
    localStorage.setItem(PREFIX + key, code);
    held.delete(key);
  } catch {
    held.set(key, code);
  }
}

function forget(key: string): void {
  held.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored either.
  }
}

export interface KeptCode {
  code: string;
  /** Keeps a change at once, for the next visit too. */
  change: (code: string) => void;
  /** Goes back to the starting code. */
  reset: () => void;
  /** Brings back what reset took away; null when there is nothing to bring back. */
  undoReset: (() => void) | null;
}

/** The code of one editor as the learner left it, else `start`. It is kept in this browser alone. */
export function useKeptCode(storageKey: string, start: string): KeptCode {
  const [code, setCode] = useState(() => read(storageKey) ?? start);
  const [taken, setTaken] = useState<string | null>(null);

  function put(next: string): void {
    setCode(next);
    // The starting code may be improved by its author: it is not kept as if it were the learner's.
    if (next === start) forget(storageKey);
    else keep(storageKey, next);
  }

  return {
    code,
    change: (next) => {
      setTaken(null);
      put(next);
    },
    reset: () => {
      if (code !== start) setTaken(code);
      put(start);
    },
    undoReset:
      taken === null
        ? null
        : () => {
            setTaken(null);
            put(taken);
          },
  };
}
