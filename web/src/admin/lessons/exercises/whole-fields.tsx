import { taskOf } from '@codivia/contract/exercises/modules';
import type { AuthoredOpenExercise } from '@codivia/contract/exercises/tasks/open';
import type { AuthoredWriteExercise } from '@codivia/contract/exercises/tasks/write';
import { type AuthoredProgram, isText } from '@codivia/contract/programs/stored-forms';
import { useTranslation } from '../../../lib/i18n.ts';
import { AnswerMark } from '../studio/answer-mark.tsx';
import { type AnswerList, AnswerLists } from './answer-lists.tsx';
import { ProgramField } from './program-field.tsx';

type WholeExercise = AuthoredWriteExercise | AuthoredOpenExercise;
type Props = {
  exercise: WholeExercise;
  put: (changes: object) => void;
  only?: AnswerList | undefined;
};

/** A wrong answer: a page has its parts beside the key of its feedback. */
type Wrong = {
  feedback: string;
  hard_coded?: boolean;
  code?: AuthoredProgram;
  [part: string]: unknown;
};

/** Starter and solution of an exercise whose answer is a whole program. */
export function WholeCode({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  const { kind, starter, solution } = exercise;
  return (
    <>
      <ProgramField
        label={t('starter')}
        hint={t('starter_hint')}
        kind={kind}
        program={starter}
        onChange={(changed) => put({ starter: changed })}
      />
      <AnswerMark of={{ of: 'starter' }} />
      <ProgramField
        label={t('solution')}
        kind={kind}
        program={solution}
        start={starter}
        onChange={(changed) => put({ solution: changed })}
      />
      <AnswerMark of={{ of: 'solution' }} />
    </>
  );
}

/** Wrong answers and other right ones, each with the files it writes. */
export function WholeAnswers({ exercise, put, only }: Props) {
  const { kind, starter } = exercise;
  const program = (
    label: string,
    written: AuthoredProgram,
    change: (changed: AuthoredProgram) => void,
  ) => (
    <ProgramField label={label} kind={kind} program={written} start={starter} onChange={change} />
  );
  const empty = (): AuthoredProgram => (isText(starter) ? '' : {});
  return (
    <AnswerLists<Wrong, AuthoredProgram>
      exercise={{
        feedback: taskOf(exercise).feedback(exercise),
        wrong: exercise.wrong,
        alternatives: exercise.alternatives,
      }}
      atLeast={1}
      only={only}
      ownFeedback={exercise.task !== 'open'}
      makeWrong={(feedback) => (kind === 'web' ? { feedback } : { code: empty(), feedback })}
      makeRight={empty}
      wrongField={({ feedback, hard_coded, code, ...parts }, label, change) =>
        program(label, code ?? (parts as AuthoredProgram), (changed) => {
          const about = { feedback, ...(hard_coded && { hard_coded }) };
          change(
            kind === 'web' ? { ...(changed as object), ...about } : { code: changed, ...about },
          );
        })
      }
      rightField={(written, label, change) => program(label, written, change)}
      put={put}
    />
  );
}
