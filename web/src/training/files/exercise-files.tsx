import { Suspense } from 'react';
import type { OwnFiles, OwnFilesDialogProps } from '../../exercises/card/own-files.ts';
import { fileNames } from '../../lib/files/has-files.ts';
import { lazyDialog } from '../../ui/dialog.tsx';
import { filesOf, keepChanges, runFilesOf } from './load-files.ts';

const FilesDialog = lazyDialog(async () => (await import('./files-dialog.tsx')).FilesDialog);
const NONE: readonly File[] = [];

/** The panel of files of a room, for the files beside an exercise. */
function ExerciseFilesDialog(props: OwnFilesDialogProps) {
  return (
    <Suspense fallback={null}>
      <FilesDialog {...props} incomingFiles={NONE} onTaken={() => {}} />
    </Suspense>
  );
}

/** The files that learners add to exercises are kept and shown as in rooms. */
export const EXERCISE_FILES: OwnFiles = {
  Dialog: ExerciseFilesDialog,
  read: async (place) => (fileNames(place).length > 0 ? runFilesOf(place) : []),
  readForPreview: filesOf,
  keep: (place, change) => void keepChanges(place, change),
};
