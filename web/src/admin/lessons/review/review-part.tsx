import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Part } from '../editor/part.tsx';
import type { LessonDraft } from '../editor/use-lesson-draft.ts';
import { useLessonReview } from './admin-lesson-reviews.api.ts';
import { PlanLine } from './plan-line.tsx';
import { ReviewLine } from './review-line.tsx';

type Props = {
  draft: LessonDraft;
  /** True while the lesson is saved. */
  busy: boolean;
  onPublish: () => void;
};

/** The way of a lesson to its learners: when it is published, and what colleagues say. */
export function ReviewPart({ draft, busy, onPublish }: Props) {
  const { t } = useTranslation('admin-lesson-reviews');
  const { base } = draft;
  const review = useLessonReview(base.id);
  return (
    <Part title={t('title')}>
      {review.data && (
        <div className="grid grid-cols-1 gap-5 @container lg:grid-cols-2">
          <PlanLine draft={draft} plan={review.data.plan} busy={busy} onPublish={onPublish} />
          <ReviewLine draft={draft} found={review.data} />
        </div>
      )}
      {review.isError && !review.data && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('load_failed')}</p>
          <Button variant="secondary" size="sm" onClick={() => void review.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Part>
  );
}
