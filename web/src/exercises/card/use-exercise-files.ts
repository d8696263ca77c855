import type { PreviewFile } from '@codivia/contract/exercises/base';
import type { FilesBeside, ProgramFile } from '@codivia/runners/files/program-file';
import { use } from 'react';
import { exerciseFilesPlace, fileNames } from '../../lib/files/has-files.ts';
import { readGivenFiles } from '../../lib/files/library-files.ts';
import { OwnFilesContext } from './own-files.ts';

/**
 * The files beside the page or the sketch of an exercise: the given ones, and the learner's own, which never replace
 * them.
 *
 * @param storageKey the place where the learner's code is kept; null where it is not, and then there are no files of
 * their own
 */
export function useExerciseFiles(
  { files: givenFiles = [] }: { files?: readonly PreviewFile[] },
  storageKey: string | null,
) {
  const own = use(OwnFilesContext);
  const place = own && storageKey ? exerciseFilesPlace(storageKey) : null;

  async function readAll(): Promise<readonly ProgramFile[]> {
    const mine = own && place ? await own.readForPreview(place) : [];
    const names = givenFiles.map(({ name }) => name);
    return [
      ...(await readGivenFiles(givenFiles)),
      ...mine.filter(({ name }) => !names.includes(name)),
    ];
  }

  /** Returns the files of a program; undefined where there are none, as in most exercises. */
  function read(): FilesBeside | undefined {
    if (givenFiles.length === 0 && (!place || fileNames(place).length === 0)) return undefined;
    const reading = readAll();
    // The run reports a failure, perhaps a moment later.
    reading.catch(() => {});
    return reading;
  }
  return { place, Dialog: own?.Dialog ?? null, read };
}
