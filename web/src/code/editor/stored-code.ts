import { useEffect, useEffectEvent } from 'react';
import { deleteDraft, readDraft, storeDraft, watchDraft } from '../../lib/drafts.ts';
import { type DraftStore, useDraft } from '../../lib/use-draft.ts';

export interface StoredCode {
  code: string;
  /** Keeps a change at once, for the next visit too. */
  change: (code: string) => void;
  /** Goes back to the starting code. */
  reset: () => void;
  /** Brings back what reset took away; null when there is nothing to bring back. */
  undoReset: (() => void) | null;
}

const storeOf = (key: string): DraftStore<string> => ({
  read: () => readDraft(key),
  store: (code) => storeDraft(key, code),
  delete: () => deleteDraft(key),
});

const NO_STORE: DraftStore<string> = { read: () => null, store: () => false, delete: () => {} };

/**
 * The code of one editor as the learner left it, else `start`. It is kept in this browser alone; without a key, not
 * even there. Tabs that show the same editor follow each other, since the last tab to store would overwrite the code of
 * the other. `onFollowed` is called when the code of another tab has replaced this one.
 */
export function useStoredCode(
  storageKey: string | null,
  start: string,
  onFollowed: () => void = () => {},
): StoredCode {
  const draft = useDraft(storageKey ? storeOf(storageKey) : NO_STORE, start);
  const follow = useEffectEvent(() => {
    if (draft.reload()) onFollowed();
  });
  useEffect(
    () => (storageKey === null ? undefined : watchDraft(storageKey, () => follow())),
    [storageKey],
  );
  return {
    code: draft.value,
    change: draft.change,
    reset: () => draft.replace(start),
    undoReset: draft.undo,
  };
}
