import { feedbackOf } from '@codivia/contract/exercise-checks';
import type { AuthoredOpenFile } from '@codivia/contract/exercise-open';
import type { AuthoredP5Exercise, AuthoredPythonExercise } from '@codivia/contract/exercises';
import { useTranslation } from '../../../lib/i18n.ts';
import { CodeField } from './code-field.tsx';
import { ListField } from './list-field.tsx';
import { WrongAnswers } from './wrong-answers.tsx';

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
  const { t } = useTranslation('admin-exercises');
  const language = languageOf(exercise);
  return (
    <>
      <WrongAnswers
        feedback={feedbackOf(exercise)}
        answers={exercise.wrong}
        makeNew={(feedback) => ({ code: '', feedback })}
        onChange={(wrong) => put({ wrong })}
      >
        {(answer, label, change) => (
          <CodeField
            label={label}
            code={answer.code}
            language={language}
            onChange={(code) => change({ ...answer, code })}
          />
        )}
      </WrongAnswers>
      <ListField
        title={t('alternatives')}
        nameOf={(number) => t('alternative', { number })}
        items={exercise.alternatives}
        atLeast={1}
        makeNew={() => ''}
        onChange={(alternatives) => put({ alternatives })}
      >
        {(code, number, change) => (
          <CodeField
            label={t('alternative', { number })}
            code={code}
            language={language}
            onChange={change}
          />
        )}
      </ListField>
    </>
  );
}
