import { Suspense } from 'react';
import type { OwnFiles, OwnFilesDialogProps } from '../../code/python/own-files.ts';
import { fileNames } from '../../lib/files/has-files.ts';
import { lazyDialog } from '../../ui/dialog.tsx';
import { keepChanges, runFilesOf } from './load-files.ts';

const FilesDialog = lazyDialog(async () => (await import('./files-dialog.tsx')).FilesDialog);
const NONE: readonly File[] = [];

/** The panel of files of a room, for the files beside a Python exercise. */
function ExerciseFilesDialog({ code, onCode, ...props }: OwnFilesDialogProps) {
  return (
    <Suspense fallback={null}>
      <FilesDialog
        {...props}
        kind="python"
        code={{ 'main.py': code }}
        onCode={(files) => onCode(files['main.py'] ?? '')}
        given={NONE}
        onTaken={() => {}}
      />
    </Suspense>
  );
}

/** What learners add to Python exercises is kept and shown as it is in rooms. */
export const EXERCISE_FILES: OwnFiles = {
  Dialog: ExerciseFilesDialog,
  read: async (place) => (fileNames(place).length > 0 ? runFilesOf(place) : []),
  keep: (place, change) => void keepChanges(place, change),
};
