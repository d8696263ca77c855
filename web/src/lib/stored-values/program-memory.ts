import type { Kept } from '@codivia/runners/preview/messages';
import { deleteStored, readStoredJson, store } from '../storage.ts';
import type { StorageKey } from '../storage-key.ts';

/** The values of a program's `localStorage`, kept for its next run. */
export interface ProgramMemory {
  read: () => Kept;
  write: (kept: Kept) => void;
}

const memoryKey = (place: string): StorageKey => `room:${place}:memory`;

/** Returns the `localStorage` of the program of a work, kept beside its draft in this browser. */
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

/** Gives a work the stored values of another one's program. */
export function copyMemory(from: string, to: string): void {
  programMemory(to).write(programMemory(from).read());
}
