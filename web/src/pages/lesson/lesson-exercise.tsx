import type { AnswerParts } from '@codivia/contract/exercise-results';
import type { Exercise } from '@codivia/contract/exercises';
import { useState } from 'react';
import { noteTry } from '../../code/exercise-results/exercise-results.api.ts';
import { PreviewExercise } from '../../code/previews/preview-parts.tsx';
import { ExerciseCard } from '../../code/python/exercise-card.tsx';
import { QuizCard } from '../../code/python/quiz-card.tsx';
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
};

type CardProps = {
  exercise: Exercise;
  place: string;
  onChecked: (passed: boolean, answer?: AnswerParts) => void;
};

function Card({ exercise, place, onChecked }: CardProps) {
  if (exercise.kind === 'quiz') return <QuizCard question={exercise} onChecked={onChecked} />;
  if (exercise.kind === 'python') {
    return <ExerciseCard exercise={exercise} storageKey={place} onChecked={onChecked} />;
  }
  return <PreviewExercise exercise={exercise} storageKey={place} onChecked={onChecked} />;
}

/** An exercise in its place in the lesson. What was tried and solved is noted, whatever its kind. */
export function LessonExercise({ lessonId, exercise, place, passed, answer }: Props) {
  const { t } = useTranslation('lessons');
  // An editor reads what it begins with once: another version needs a new one.
  const [version, setVersion] = useState(0);
  if (!exercise) return <p role="status">{t('missing_exercise')}</p>;
  return (
    <>
      <Card
        key={version}
        exercise={exercise}
        place={place}
        onChecked={(right, given) => noteTry(lessonId, exercise.id, right, given ?? null)}
      />
      {passed && (
        <SolvedBefore
          isQuestion={exercise.kind === 'quiz'}
          place={place}
          answer={answer}
          onChange={() => setVersion(version + 1)}
        />
      )}
    </>
  );
}
