import { feedbackOf } from '@codivia/contract/exercise-checks';
import type { AuthoredOpenPage } from '@codivia/contract/exercise-open';
import type { AuthoredWebExercise } from '@codivia/contract/exercises';
import { useTranslation } from '../../../lib/i18n.ts';
import { ListField } from './list-field.tsx';
import { PartsField } from './parts-field.tsx';
import { WrongAnswers } from './wrong-answers.tsx';

type PageExercise = AuthoredWebExercise | AuthoredOpenPage;
type Props = { exercise: PageExercise; put: (changes: Partial<PageExercise>) => void };

type WrongPage = AuthoredWebExercise['wrong'][number];

/** Starter and solution of an exercise whose answer is a web page. */
export function PageCode({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <PartsField
        label={t('starter')}
        hint={t('starter_hint')}
        parts={exercise.starter}
        onChange={(starter) => put({ starter })}
      />
      <PartsField
        label={t('solution')}
        parts={exercise.solution}
        start={exercise.starter}
        onChange={(solution) => put({ solution })}
      />
    </>
  );
}

/** Wrong answers and other right ones, each with the parts it writes. */
export function PageAnswers({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <WrongAnswers
        feedback={feedbackOf(exercise)}
        answers={exercise.wrong}
        makeNew={(feedback): WrongPage => ({ feedback })}
        onChange={(wrong) => put({ wrong })}
      >
        {({ feedback, hard_coded, ...parts }, label, change) => (
          <PartsField
            label={label}
            parts={parts}
            start={exercise.starter}
            onChange={(changed) =>
              change({ ...changed, feedback, ...(hard_coded ? { hard_coded } : {}) })
            }
          />
        )}
      </WrongAnswers>
      <ListField
        title={t('alternatives')}
        nameOf={(number) => t('alternative', { number })}
        items={exercise.alternatives}
        atLeast={1}
        makeNew={() => ({})}
        onChange={(alternatives) => put({ alternatives })}
      >
        {(parts, number, change) => (
          <PartsField
            label={t('alternative', { number })}
            parts={parts}
            start={exercise.starter}
            onChange={change}
          />
        )}
      </ListField>
    </>
  );
}
