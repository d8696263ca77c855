import type { AuthoredPageParts } from '@codivia/contract/exercises/base';
import { taskOf } from '@codivia/contract/exercises/modules';
import type { AuthoredOpenPage } from '@codivia/contract/exercises/tasks/open';
import type { AuthoredWebExercise } from '@codivia/contract/exercises/tasks/write';
import { useTranslation } from '../../../lib/i18n.ts';
import { AnswerLists } from './answer-lists.tsx';
import { PartsField } from './parts-field.tsx';

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
  const parts = (
    label: string,
    written: AuthoredPageParts,
    change: (parts: AuthoredPageParts) => void,
  ) => <PartsField label={label} parts={written} start={exercise.starter} onChange={change} />;
  return (
    <AnswerLists
      exercise={{ ...exercise, feedback: taskOf(exercise).feedback(exercise) }}
      atLeast={1}
      makeWrong={(feedback): WrongPage => ({ feedback })}
      makeRight={(): AuthoredPageParts => ({})}
      wrongField={({ feedback, hard_coded, ...written }, label, change) =>
        parts(label, written, (changed) =>
          change({ ...changed, feedback, ...(hard_coded ? { hard_coded } : {}) }),
        )
      }
      rightField={(written, label, change) => parts(label, written, change)}
      put={put}
    />
  );
}
