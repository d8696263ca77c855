import type { ReviewQuestion } from '@codivia/contract/api/reviews';
import { formatDate } from '@codivia/contract/text/format-dates';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isNotFound, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GivenAnswer } from './review-question-card.tsx';
import { useAnswerReview } from './reviews.api.ts';

const ReviewQuestionCard = lazy(async () => ({
  default: (await import('./review-question-card.tsx')).ReviewQuestionCard,
}));

/** Tells what happens to a question after its first answer. */
function useOutcome({ data }: ReturnType<typeof useAnswerReview>): string | null {
  const { t, language } = useTranslation('reviews');
  if (!data) return null;
  if (!data.counted) return t('before');
  if (!data.right) return t('again');
  if (!data.due_on) return t('learned');
  return t('right', { date: formatDate(data.due_on, language, 'long') });
}

type OneProps = { question: ReviewQuestion; number: number; total: number; onNext: () => void };

function OneQuestion({ question, number, total, onNext }: OneProps) {
  const { t, language } = useTranslation('reviews');
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useAnswerReview();
  const outcome = useOutcome(answer);
  const { mutate, isIdle, isPending, isError } = answer;
  useEffect(() => heading.current?.focus(), []);

  /** The first answer counts; later answers are for practice. An answer that did not arrive is sent again. */
  function send(givenAnswer: GivenAnswer): void {
    if (!isIdle && !isError) return;
    const { lesson_id, due_on, exercise } = question;
    mutate(
      { lesson_id, due_on, exercise_id: exercise.id, ...givenAnswer },
      {
        onError: (error) =>
          toast.error(isNotFound(error) ? t('gone') : messageFor(error, language)),
      },
    );
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {t('question', { number, total })}
        </h3>
        <p className="break-words text-muted">
          {t('lesson', { lesson: localizedTitle(question, language) })}
        </p>
      </div>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <ReviewQuestionCard exercise={question.exercise} onAnswer={send} />
      </Suspense>
      <p role="status" className="font-bold empty:hidden">
        {outcome}
      </p>
      {!isIdle && (
        <Button className="justify-self-start" loading={isPending} onClick={onNext}>
          {t(number < total ? 'next' : 'finish')}
        </Button>
      )}
    </div>
  );
}

type Props = { questions: readonly ReviewQuestion[]; onDone: () => void };

/** The questions of a review, one after the other, as they were when it began. */
export function ReviewSession({ questions, onDone }: Props) {
  const [at, setAt] = useState(0);
  const question = questions[at];
  if (!question) return null;
  return (
    <OneQuestion
      key={question.lesson_id}
      question={question}
      number={at + 1}
      total={questions.length}
      onNext={() => (at + 1 < questions.length ? setAt(at + 1) : onDone())}
    />
  );
}
