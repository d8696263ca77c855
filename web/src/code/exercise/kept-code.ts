import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';

export interface KeptCode {
  code: string;
  /** Keeps a change at once, for the next visit too. */
  change: (code: string) => void;
  /** Goes back to the starting code. */
  reset: () => void;
  /** Brings back what reset took away; null when there is nothing to bring back. */
  undoReset: (() => void) | null;
}

/**
 * The code of one editor as the learner left it, else `start`. It is kept in this browser alone; without a
 * key, not even there.
 */
export function useKeptCode(storageKey: string | null, start: string): KeptCode {
  const [code, setCode] = useState(() => (storageKey && readDraft(storageKey)) ?? start);
  const [taken, setTaken] = useState<string | null>(null);

  function put(next: string): void {
    setCode(next);
    if (storageKey === null) return;
    // The starting code may be improved by its author: it is not kept as if it were the learner's.
    if (next === start) forgetDraft(storageKey);
    else keepDraft(storageKey, next);
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
