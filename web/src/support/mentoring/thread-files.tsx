import type { Thread } from '@codivia/contract/api/mentoring';
import { type ReactNode, useCallback } from 'react';
import { GivenFiles } from '../../lib/files/given-files.tsx';
import { readGivenFiles } from '../../lib/files/library-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useThreadFiles } from './mentoring.api.ts';
import { LoadFilesContext } from './run-code.tsx';

const hasExercise = ({ source: { lesson_id } }: Thread) => lesson_id !== null;

/** Provides the files of the exercise to the code of a thread that is run in it. */
export function WithThreadFiles({ thread, children }: { thread: Thread; children: ReactNode }) {
  const { fetch } = useThreadFiles(thread.id, hasExercise(thread));
  const load = useCallback(async () => readGivenFiles(await fetch()), [fetch]);
  return (
    <LoadFilesContext value={hasExercise(thread) ? load : undefined}>{children}</LoadFilesContext>
  );
}

/** The names of the files that the learner has added to the exercise of a thread. */
export function OwnFileNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('mentoring');
  if (names.length === 0) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {t('thread.own_files', { count: names.length, names: names.join(', ') })}
    </p>
  );
}

/** Shows the files beside the code of a thread: files of the exercise to look into, and names of the learner's. */
export function ThreadFiles({ thread }: { thread: Thread }) {
  const { t } = useTranslation('mentoring');
  const { files } = useThreadFiles(thread.id, hasExercise(thread));
  return (
    <>
      {files.length > 0 && <GivenFiles files={files} text={t('thread.files')} />}
      <OwnFileNames names={thread.own_files} />
    </>
  );
}
