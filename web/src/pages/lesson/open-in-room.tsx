import type { CodeExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import { filesOfParts } from '@codivia/contract/programs/stored-forms';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { exerciseFilesPlace, fileNames } from '../../lib/files/has-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ROOM_ROUTES } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  exercise: CodeExercise;
  answer: AnswerParts;
  /** The key below which the answer to the exercise is stored. */
  place: string;
};

/**
 * Opens a project that has passed in the training room, with the files beside it: there it can be continued, and kept
 * in the account.
 */
export function OpenInRoom({ exercise, answer, place }: Props) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const [failure, setFailure] = useState<'room_too_long' | 'room_files_failed' | null>(null);
  const { kind } = exercise;

  async function open(): Promise<void> {
    const { fragmentOf, LinkError, sharedPlace } = await import(
      '../../code/tools/sharing/share-link.ts'
    );
    try {
      const files = { ...exercise.starter, ...filesOfParts(kind, answer) };
      const own: readonly string[] = PROGRAM_FILES[kind];
      const names = Object.keys(files).filter((name) => !own.includes(name));
      const modules = names.map((name) => ({ name, content: files[name] ?? '' }));
      const program = own.map((name) => [name, files[name] ?? '']);
      const fragment = await fragmentOf(Object.fromEntries(program));
      const ownPlace = exerciseFilesPlace(place);
      const givenFiles = [...modules, ...(exercise.files ?? [])];
      if (givenFiles.length > 0 || fileNames(ownPlace).length > 0) {
        const { addExerciseFiles } = await import('../../training/files/merge-files.ts');
        await addExerciseFiles(sharedPlace(kind, fragment), givenFiles, ownPlace);
      }
      await navigate(`${ROOM_ROUTES[kind]}${fragment}`);
    } catch (error) {
      setFailure(error instanceof LinkError ? 'room_too_long' : 'room_files_failed');
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={() => void open()}>
        <Wrench aria-hidden="true" className="size-5" />
        {t('exercises.open_in_room')}
      </Button>
      <p role="status" className="m-0! text-muted text-sm">
        {t(`exercises.${failure ?? 'open_in_room_text'}`)}
      </p>
    </div>
  );
}
