import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** The functions that read and store a draft. */
export interface DraftStore<Value> {
  read: () => Value | null;
  /** Returns false where it is held for the life of the page only. */
  store: (value: Value) => boolean;
  delete: () => void;
}

/** The text that somebody writes, as they left it, and the function that restores the start. */
export interface Draft<Value> {
  value: Value;
  /** Null while it is at its start. */
  own: Value | null;
  /** False where the browser stores nothing: the draft is lost when the page is left. */
  stored: boolean;
  /** Keeps an edit at once, for the next visit too. */
  change: (value: Value) => void;
  /** Puts something else in its place. It can be undone. */
  replace: (value: Value) => void;
  /** Brings back what `replace` took away, until the next edit; null when there is nothing. */
  undo: (() => void) | null;
  /** Reads it again: another tab may have changed it. Returns whether it has. */
  reload: () => boolean;
}

/** The draft kept in `store`, else `start`. */
export function useDraft<Value>(
  store: DraftStore<Value>,
  start: Value,
  same: (a: Value, b: Value) => boolean = Object.is,
): Draft<Value> {
  const [kept, setOwn] = useState(store.read);
  const own = useHydrated() ? kept : null;
  const [replaced, setReplaced] = useState<{ value: Value } | null>(null);
  const [stored, setStored] = useState(true);
  const value = own ?? start;

  function put(next: Value): void {
    // Authors may improve the start: it is not stored as if it were the learner's.
    if (same(next, start)) {
      store.delete();
      setOwn(null);
    } else {
      setStored(store.store(next));
      setOwn(next);
    }
  }

  return {
    value,
    own,
    stored,
    change: (next) => {
      setReplaced(null);
      put(next);
    },
    replace: (next) => {
      if (!same(value, next)) setReplaced({ value });
      put(next);
    },
    undo:
      replaced &&
      (() => {
        setReplaced(null);
        put(replaced.value);
      }),
    reload: () => {
      const current = store.read();
      if (same(current ?? start, value)) return false;
      setReplaced(null);
      setOwn(current);
      return true;
    },
  };
}
