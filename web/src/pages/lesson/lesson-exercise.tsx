import type { AnswerParts } from '@codivia/contract/exercise-results';
import type { Exercise } from '@codivia/contract/exercises';
import { useState } from 'react';
import { AnyExercise } from '../../code/exercise/any-exercise.tsx';
import { EarnedXpContext } from '../../code/exercise/earned-xp.ts';
import { noteTry, useXpGain } from '../../code/exercise-results/exercise-results.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SolvedBefore } from './solved-before.tsx';

type Props = {
  lessonId: string;
  /** Undefined when the lesson names one that is gone. */
  exercise: Exercise | undefined;
  /** Where what is written in it is kept. */
  place: string;
  passed: boolean;
  /** The right answer that the account keeps. */
  answer: AnswerParts | null;
  /** Called with each answer that was checked. */
  onChecked: (passed: boolean) => void;
};

/** An exercise in its place in the lesson. What was tried and solved is noted, whatever its kind. */
export function LessonExercise(props: Props) {
  const { lessonId, exercise, place, passed, answer } = props;
  const { t } = useTranslation('lessons');
  const gain = useXpGain(lessonId, exercise?.id ?? '');
  // An editor reads what it begins with once: another version needs a new one.
  const [version, setVersion] = useState(0);
  if (!exercise) return <p role="status">{t('missing_exercise')}</p>;
  return (
    <EarnedXpContext value={gain?.state === 'granted' ? gain.xp : 0}>
      <AnyExercise
        key={version}
        exercise={exercise}
        storageKey={place}
        onChecked={(right) => {
          noteTry(lessonId, exercise.id, right);
          props.onChecked(right !== null);
        }}
      />
      {passed && (
        <SolvedBefore
          isQuestion={exercise.kind === 'quiz'}
          place={place}
          answer={answer}
          gain={gain}
          onChange={() => setVersion(version + 1)}
        />
      )}
    </EarnedXpContext>
  );
}
