import {
  fileNamesOf,
  type Program,
  type ProgramFiles,
  sameFiles,
} from '@codivia/contract/programs/program';
import { partOfFile } from '@codivia/contract/programs/stored-forms';
import { useEffect, useEffectEvent } from 'react';
import { deleteDraft, keyOfPart, readDraft, storeDraft, watchDraft } from '../../lib/drafts.ts';
import { useDraft } from '../../lib/use-draft.ts';

export interface StoredFiles {
  files: ProgramFiles;
  /** The names of the files, in the order in which they are shown. */
  names: readonly string[];
  /** The files that differ from the start. */
  changed: ProgramFiles;
  /** Keeps changed files at once, for the next visit too. They are files of the program. */
  change: (changed: ProgramFiles) => void;
  reset: () => void;
  /** Brings back what reset took away; null when there is nothing to bring back. */
  undoReset: (() => void) | null;
}

const NO_STORE = { read: () => null, store: () => false, delete: () => {} };

/** No file is written. */
const NOTHING: ProgramFiles = {};

/** The drafts of a program at a place, one for each file that is written. A file at its start has none. */
function storeAt(keys: Readonly<Record<string, string>>) {
  return {
    read(): ProgramFiles | null {
      const written = Object.entries(keys).flatMap(([name, key]) => {
        const text = readDraft(key);
        return text === null ? [] : [[name, text] as const];
      });
      return written.length === 0 ? null : Object.fromEntries(written);
    },
    store(written: ProgramFiles): boolean {
      const stored = Object.entries(keys).map(([name, key]) => {
        const text = written[name];
        const draft = readDraft(key);
        if (text !== undefined) return draft === text || storeDraft(key, text);
        if (draft !== null) deleteDraft(key);
        return true;
      });
      return stored.every(Boolean);
    },
    delete: () => Object.values(keys).forEach((key) => void deleteDraft(key)),
  };
}

/**
 * The files of one program as the learner left them, else those of its start. They are kept in this browser alone;
 * without a place, not even there. Tabs that show the same program follow each other: `onFollowed` is called when
 * another tab has changed it.
 */
export function useStoredFiles(
  place: string | null,
  { kind, files: start }: Program,
  onFollowed: () => void = () => {},
): StoredFiles {
  const names = fileNamesOf({ kind, files: start });
  const keys = Object.fromEntries(
    names.map((name) => [name, keyOfPart(place ?? '', partOfFile(kind, name))]),
  );
  const draft = useDraft(place === null ? NO_STORE : storeAt(keys), NOTHING, sameFiles);
  const follow = useEffectEvent(() => {
    if (draft.reload()) onFollowed();
  });
  const watched = place === null ? '' : Object.values(keys).join('\n');
  useEffect(() => {
    if (watched === '') return;
    const ends = watched.split('\n').map((key) => watchDraft(key, () => follow()));
    return () => ends.forEach((end) => void end());
  }, [watched]);
  const { value: written } = draft;
  const files = Object.fromEntries(names.map((name) => [name, written[name] ?? start[name] ?? '']));
  const changedIn = (texts: ProgramFiles) =>
    Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== start[name]));
  return {
    files,
    names,
    changed: changedIn(files),
    change: (changed) => draft.change(changedIn({ ...files, ...changed })),
    reset: () => draft.replace(NOTHING),
    undoReset: draft.undo,
  };
}
