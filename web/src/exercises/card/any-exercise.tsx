import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { lazy, Suspense } from 'react';
import type { GivenAnswer } from '../../lib/exercise-results/answer-drafts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

// Lessons begin with a text or a program to try (docs/decisions/0237).
const QuizCard = lazy(async () => ({
  default: (await import('../quiz/quiz-card.tsx')).QuizCard,
}));
const PredictPython = lazy(async () => ({
  default: (await import('../predict/predict-python.tsx')).PredictPython,
}));
const PredictScript = lazy(async () => ({
  default: (await import('../predict/predict-script.tsx')).PredictScript,
}));
const ExploreCard = lazy(async () => ({
  default: (await import('../explore/explore-card.tsx')).ExploreCard,
}));
const PreviewCard = lazy(async () => ({
  default: (await import('./preview-card.tsx')).PreviewCard,
}));
const PythonCard = lazy(async () => ({
  default: (await import('./python-card.tsx')).PythonCard,
}));

type Props = {
  exercise: Exercise;
  /** The place where the learner's input is kept; null where it is not. */
  storageKey: string | null;
  /**
   * Called with each answer that was checked: `right` is null for a wrong one, and `given` the answer all the same. `done`
   * has the finished items of its list, `message` what the page says about it, or the options that were chosen.
   */
  onChecked?: (
    right: GivenAnswer | null,
    done: readonly string[],
    message: string,
    given: GivenAnswer,
  ) => void;
};

/** The card of an exercise or a question of any kind. */
export function AnyExercise({ exercise, storageKey, onChecked }: Props) {
  const checked = (
    passed: boolean,
    given: GivenAnswer,
    done: readonly string[] = [],
    message = '',
  ) => onChecked?.(passed ? given : null, done, message, given);
  const checkedText = (
    passed: boolean,
    answer: AnswerParts,
    done?: readonly string[],
    message?: string,
  ) => checked(passed, { answer }, done, message);
  const props = { storageKey, onChecked: checkedText };
  switch (exercise.kind) {
    case 'quiz':
      return (
        <Suspense>
          <QuizCard
            question={exercise}
            onChecked={(passed, chosen, message) =>
              checked(passed, { answer: null, chosen }, [], message)
            }
          />
        </Suspense>
      );
    case 'predict': {
      const Card = exercise.language === 'javascript' ? PredictScript : PredictPython;
      return (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Card exercise={exercise} {...props} />
        </Suspense>
      );
    }
    case 'explore':
      return (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ExploreCard exercise={exercise} {...props} />
        </Suspense>
      );
    case 'python':
      return (
        <Suspense>
          <PythonCard exercise={exercise} {...props} />
        </Suspense>
      );
    default:
      return (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <PreviewCard exercise={exercise} {...props} />
        </Suspense>
      );
  }
}
