import type { Kept } from '@codivia/runners/preview/messages';
import { deleteStored, readStoredJson, store } from '../storage.ts';
import type { StorageKey } from '../storage-key.ts';

/** Where what a program keeps in `localStorage` is kept for its next run. */
export interface ProgramMemory {
  read: () => Kept;
  write: (kept: Kept) => void;
}

const memoryKey = (place: string): StorageKey => `room:${place}:memory`;

/** What the program of a work keeps in `localStorage`, kept beside its draft in this browser. */
export function programMemory(place: string): ProgramMemory {
  return {
    read() {
      const stored = readStoredJson(memoryKey(place));
      if (typeof stored !== 'object' || stored === null) return {};
      return Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      );
    },
    write(kept) {
      if (Object.keys(kept).length === 0) deleteStored(memoryKey(place));
      else store(memoryKey(place), JSON.stringify(kept));
    },
  };
}

/** Gives a work what the program of another one keeps. */
export function copyMemory(from: string, to: string): void {
  programMemory(to).write(programMemory(from).read());
}
