import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import type { CheckFile } from '@codivia/runners/python/protocol';
import type { RunFile } from '@codivia/runners/runner';
import { type ComponentType, createContext, use } from 'react';
import type { FolderChange, ProgramFolder } from '../../code/python/use-program.ts';
import { exerciseFilesPlace } from '../../lib/files/has-files.ts';
import type { FileLine } from './shown-files.ts';

export interface OwnFilesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The text file with which the panel opens, at a line. */
  file?: FileLine | null;
  /** The place where the files are kept. */
  place: string;
  kind: ProgramKind;
  /** The title of the work in the packed file. */
  title: string;
  code: ProgramFiles;
  /** Replaces the code, which can be undone. */
  onCode: (code: ProgramFiles) => void;
}

/** The files that learners add to an exercise: the panel for them, and the functions that read and keep them. */
export interface OwnFiles {
  Dialog: ComponentType<OwnFilesDialogProps>;
  read: (place: string) => Promise<RunFile[]>;
  readForPreview: (place: string) => Promise<readonly ProgramFile[]>;
  keep: (place: string, change: FolderChange) => void;
}

/** Pages provide it; without a provider, exercises have only the files of their authors. */
export const OwnFilesContext = createContext<OwnFiles | null>(null);

/** Returns the texts in the form that checks take; files that are no text are left out. */
function textsOf(files: readonly RunFile[]): CheckFile[] {
  return files.flatMap(({ name, data }) => {
    try {
      return [{ name, content: new TextDecoder('utf-8', { fatal: true }).decode(data) }];
    } catch {
      return [];
    }
  });
}

/**
 * The folder of an exercise's program: the given files, and the learner's own beside them, which never replace them.
 *
 * @param storageKey the place where the learner's code is kept; null where it is not, and then there are no files of
 * their own
 */
export function useExerciseFolder(storageKey: string | null, givenFiles: readonly RunFile[]) {
  const own = use(OwnFilesContext);
  const place = own && storageKey ? exerciseFilesPlace(storageKey) : null;
  const isGiven = (name: string) => givenFiles.some((file) => file.name === name);

  /** Returns the learner's own files; without a place for them there are none, at once. */
  const mine = async (): Promise<RunFile[]> => {
    const files = own && place ? await own.read(place) : [];
    return files.filter(({ name }) => !isGiven(name));
  };
  const folder = async (): Promise<ProgramFolder> => ({
    files: [...givenFiles, ...(await mine())],
    onChanged: ({ kind, written, deleted, dropped }) => {
      if (!own || !place) return;
      const [kept, gone] = [
        written.filter((f) => !isGiven(f.name)),
        deleted.filter((n) => !isGiven(n)),
      ];
      if (kept.length + gone.length > 0)
        own.keep(place, { kind, written: kept, deleted: gone, dropped });
    },
  });
  const texts = async (): Promise<CheckFile[]> => textsOf(await mine());
  return { place, Dialog: own?.Dialog ?? null, folder, texts };
}
