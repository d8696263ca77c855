import type { ReviewQuestion } from '@codivia/contract/api/reviews';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { PredictForm } from '../../exercises/predict/predict-form.tsx';
import { QuizCard } from '../../exercises/quiz/quiz-card.tsx';

/** An answer, as the server checks it. */
export type GivenAnswer = { answer: AnswerParts | null; chosen?: number[] };

type Props = { exercise: ReviewQuestion['exercise']; onAnswer: (answer: GivenAnswer) => void };

/** A question as in its lesson. The output of a program to predict is known: nothing is started. */
export function ReviewQuestionCard({ exercise, onAnswer }: Props) {
  if (exercise.kind === 'quiz') {
    return (
      <QuizCard question={exercise} onChecked={(_, chosen) => onAnswer({ answer: null, chosen })} />
    );
  }
  return (
    <PredictForm
      exercise={exercise}
      storageKey={null}
      onChecked={(_, answer) => onAnswer({ answer })}
      running={false}
      run={(onRun) => onRun(true)}
      status={null}
    />
  );
}
