import { type ProgramFiles, sameFiles } from '@codivia/contract/programs/program';
import { useEffect, useEffectEvent, useState } from 'react';
import { addVersion, readVersions, type Version } from '../../code/tools/work-history/versions.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { type DraftKey, deleteDraft, readDraft, storeDraft, watchDraft } from './work-draft.ts';

/** A pause in writing after which a version is kept, in milliseconds. */
const DEBOUNCE_MS = 20_000;

/** The work of a room: its files, stored at every edit, and the functions that go back. */
export interface Work {
  files: ProgramFiles;
  /** The place where it is kept; its other files are kept there too (../files). */
  place: string;
  /** An edit of one file. */
  change: (name: string, text: string) => void;
  /** Replaces the code of all files: by an example, a version, the start. It can be undone. */
  replace: (files: ProgramFiles) => void;
  /** Brings back the code that `replace` removed, until the next edit; null when there is nothing. */
  undo: (() => void) | null;
  /** The newest first. */
  versions: readonly Version[];
  /** Keeps a version; to be called before every run, and when the work is saved. */
  recordVersion: (reason: 'run' | 'saved') => void;
  /** False where the browser stores nothing: the work is lost when the page is left. */
  stored: boolean;
}

/**
 * The work kept under a key in this browser, else `start`. A component whose `key` may change must use its name as
 * React's key. Tabs that show the same work follow each other.
 */
export function useWork(key: DraftKey, start: ProgramFiles): Work {
  const store = {
    read: () => readDraft(key),
    store: (files: ProgramFiles) => storeDraft(key, files),
    delete: () => deleteDraft(key),
  };
  const draft = useDraft(store, start, sameFiles);
  const [versions, setVersions] = useState(() => readVersions(key.name));
  const { value: files, own } = draft;

  const follow = useEffectEvent(() => {
    draft.reload();
    setVersions(readVersions(key.name));
  });
  useEffect(() => watchDraft(key, () => follow()), [key]);

  const pause = useEffectEvent(() => setVersions(addVersion(key.name, files, 'pause')));
  useEffect(() => {
    if (own === null) return;
    const timer = setTimeout(() => pause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [own]);

  return {
    files,
    place: key.name,
    change: (name, text) => draft.change({ ...files, [name]: text }),
    replace: (next) => {
      if (sameFiles(next, files)) return;
      if (!sameFiles(files, start)) setVersions(addVersion(key.name, files, 'replaced'));
      draft.replace(next);
    },
    undo: draft.undo,
    versions,
    recordVersion: (reason) => setVersions(addVersion(key.name, files, reason)),
    stored: draft.stored,
  };
}
