import { taskOf } from '@codivia/contract/exercises/modules';
import type { AuthoredOpenFile } from '@codivia/contract/exercises/tasks/open';
import type {
  AuthoredP5Exercise,
  AuthoredPythonExercise,
} from '@codivia/contract/exercises/tasks/write';
import { useTranslation } from '../../../lib/i18n.ts';
import { CodeAnswers } from './answer-lists.tsx';
import { CodeField } from './code-field.tsx';

type FileExercise = AuthoredPythonExercise | AuthoredP5Exercise | AuthoredOpenFile;
type Props = { exercise: FileExercise; put: (changes: Partial<FileExercise>) => void };

const languageOf = ({ kind }: FileExercise) => (kind === 'p5' ? 'javascript' : 'python');

/** Starter and solution of an exercise whose answer is one file. */
export function FileCode({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  const language = languageOf(exercise);
  return (
    <>
      <CodeField
        label={t('starter')}
        hint={t('starter_hint')}
        code={exercise.starter}
        language={language}
        onChange={(starter) => put({ starter })}
      />
      <CodeField
        label={t('solution')}
        code={exercise.solution}
        language={language}
        onChange={(solution) => put({ solution })}
      />
    </>
  );
}

/** Wrong answers and other right ones, one file each. */
export function FileAnswers({ exercise, put }: Props) {
  return (
    <CodeAnswers
      exercise={{ ...exercise, feedback: taskOf(exercise).feedback(exercise) }}
      atLeast={1}
      language={languageOf(exercise)}
      put={put}
    />
  );
}
