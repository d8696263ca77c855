import type { ReviewQuestion, ReviewsOfToday } from '@codivia/contract/api/reviews';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReviewSession } from './review-session.tsx';
import { useReviews } from './reviews.api.ts';

/** Says that nothing is due: all is done, or nothing yet, and when the next question comes. */
function NothingDue({ reviews: { answered_today, next_due_on } }: { reviews: ReviewsOfToday }) {
  const { t, language } = useTranslation('reviews');
  const isDone = answered_today > 0;
  return (
    <div className="flex items-center gap-5">
      <Mascot pose={isDone ? 'level' : 'read'} className="h-24 w-auto" />
      <div role="status" className="grid gap-1">
        {(isDone || next_due_on) && (
          <p className="font-bold text-lg">{t(isDone ? 'done' : 'nothing')}</p>
        )}
        <p className="text-muted">
          {next_due_on
            ? t('done_next', { date: formatDate(next_due_on, language, 'long') })
            : !isDone && t('empty')}
        </p>
      </div>
    </div>
  );
}

/** Up to three questions of completed lessons that are due (docs/product.md#review). */
export function TodaysReview() {
  const { t } = useTranslation('reviews');
  const { data, isError, refetch } = useReviews();
  const [session, setSession] = useState<readonly ReviewQuestion[] | null>(null);
  if (session) {
    const onDone = () => void refetch().finally(() => setSession(null));
    return <ReviewSession questions={session} onDone={onDone} />;
  }
  if (data && data.questions.length > 0) {
    return (
      <div className="flex items-center gap-5">
        <Mascot pose="think" className="h-24 w-auto" />
        <div className="grid justify-items-start gap-3">
          <p>{t('due', { count: data.questions.length })}</p>
          <Button onClick={() => setSession(data.questions)}>{t('start')}</Button>
        </div>
      </div>
    );
  }
  if (data) return <NothingDue reviews={data} />;
  if (isError) {
    return <PartFailed text={t('load_failed')} onRetry={refetch} />;
  }
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-24" />
    </PartLoading>
  );
}
