import { type RoomFiles, sameFiles } from '@codivia/contract/rooms';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DraftPlace, forgetDraft, keepDraft, readDraft, watchDraft } from './draft.ts';
import { addVersion, readVersions, type Version } from './versions.ts';

/** A pause in writing after which a version is kept, in milliseconds. */
const DEBOUNCE_MS = 20_000;

/** The work of a room: its files, kept at every edit, and how to go back. */
export interface Work {
  files: RoomFiles;
  /** An edit of one file. */
  change: (name: string, text: string) => void;
  /** Puts other code in the place of all files: an example, a version, a copy. It can be undone. */
  replace: (files: RoomFiles) => void;
  /** Back to the code the room starts with. It can be undone. */
  reset: () => void;
  /** Brings back what `replace` or `reset` took away, until the next edit; null when there is nothing. */
  undo: (() => void) | null;
  /** The newest first. */
  versions: readonly Version[];
  /** Keeps a version; to be called before every run. */
  recordVersion: () => void;
  /** False where the browser stores nothing: the work is lost when the page is left. */
  kept: boolean;
}

/**
 * The work at a place of this browser, else `start`. A component that may change its place is keyed by
 * the place's name. Tabs that show the same place follow each other.
 */
export function useWork(place: DraftPlace, start: RoomFiles): Work {
  const [own, setOwn] = useState(() => readDraft(place));
  const [taken, setTaken] = useState<RoomFiles | null>(null);
  const [versions, setVersions] = useState(() => readVersions(place.name));
  const [kept, setKept] = useState(true);
  const files = own ?? start;

  function put(next: RoomFiles): void {
    // The starting code may be improved by its author: it is not kept as if it were the learner's.
    if (sameFiles(next, start)) {
      forgetDraft(place);
      setOwn(null);
    } else {
      setKept(keepDraft(place, next));
      setOwn(next);
    }
  }

  function replace(next: RoomFiles): void {
    if (sameFiles(next, files)) return;
    if (!sameFiles(files, start)) setVersions(addVersion(place.name, files, 'replaced'));
    setTaken(files);
    put(next);
  }

  function undo(back: RoomFiles): void {
    setTaken(null);
    put(back);
  }

  const follow = useEffectEvent(() => {
    const current = readDraft(place);
    if (!sameFiles(current ?? start, files)) {
      setTaken(null);
      setOwn(current);
    }
    setVersions(readVersions(place.name));
  });
  useEffect(() => watchDraft(place, () => follow()), [place]);

  const pause = useEffectEvent(() => setVersions(addVersion(place.name, files, 'pause')));
  useEffect(() => {
    if (own === null) return;
    const timer = setTimeout(() => pause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [own]);

  return {
    files,
    change: (name, text) => {
      setTaken(null);
      put({ ...files, [name]: text });
    },
    replace,
    reset: () => replace(start),
    undo: taken === null ? null : () => undo(taken),
    versions,
    recordVersion: () => setVersions(addVersion(place.name, files, 'run')),
    kept,
  };
}
