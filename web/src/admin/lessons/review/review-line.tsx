import type { LessonReview, ReviewState } from '@codivia/contract/api/admin-lesson-reviews';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../kit/failures.ts';
import type { LessonDraft } from '../editor/use-lesson-draft.ts';
import { useReviewLesson } from './admin-lesson-reviews.api.ts';

type Props = { draft: LessonDraft; found: LessonReview };

/** Shows who asked for a review and who approved, and asks, approves or takes it back. */
export function ReviewLine({ draft, found }: Props) {
  const { t, language } = useTranslation('admin-lesson-reviews');
  const errorText = useErrorText();
  const { base, unsaved } = draft;
  const changing = useReviewLesson(base.id);
  const { review, may_approve } = found;
  const state = review?.state ?? 'none';

  function change(next: ReviewState | null): void {
    changing.mutate(
      { state: next, revision: base.revision },
      {
        onSuccess: () => toast.success(t(`review.done.${next ?? 'none'}`)),
        onError: (error) => toast.error(errorText(t('review.failed'), error)),
      },
    );
  }

  function sentence(): string {
    if (!review) return t('review.none');
    const { asked_by, asked_at, approved_by, approved_at } = review;
    const by = state === 'approved' ? approved_by : asked_by;
    const when = formatDate((state === 'approved' && approved_at) || asked_at, language, 'moment');
    return t(`review.${review.state}`, { name: by?.name ?? t('somebody'), when });
  }

  const button = (name: 'ask' | 'approve' | 'withdraw', next: ReviewState | null) => (
    <Button
      variant={name === 'withdraw' ? 'ghost' : 'secondary'}
      size="sm"
      className="min-h-11"
      disabled={unsaved}
      loading={changing.isPending && changing.variables.state === next}
      onClick={() => change(next)}
    >
      {t(`review.${name}`)}
    </Button>
  );

  return (
    <section aria-label={t('review.label')} className="grid content-start gap-3">
      <p role="status">{sentence()}</p>
      {state === 'ready' && !may_approve && <p className="text-muted">{t('review.not_you')}</p>}
      <div className="flex flex-wrap gap-3">
        {state === 'none' && button('ask', 'ready')}
        {state === 'ready' && may_approve && button('approve', 'approved')}
        {state !== 'none' && button('withdraw', null)}
      </div>
      {unsaved && <p className="text-muted text-sm">{t('save_first')}</p>}
    </section>
  );
}
