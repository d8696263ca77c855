import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { type DraftStore, useDraft } from '../../lib/use-draft.ts';

export interface KeptCode {
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
  keep: (code) => keepDraft(key, code),
  forget: () => forgetDraft(key),
});

const NO_STORE: DraftStore<string> = { read: () => null, keep: () => false, forget: () => {} };

/**
 * The code of one editor as the learner left it, else `start`. It is kept in this browser alone; without a
 * key, not even there.
 */
export function useKeptCode(storageKey: string | null, start: string): KeptCode {
  const draft = useDraft(storageKey ? storeOf(storageKey) : NO_STORE, start);
  return {
    code: draft.value,
    change: draft.change,
    reset: () => draft.replace(start),
    undoReset: draft.undo,
  };
}
