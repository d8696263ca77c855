import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useLessonReview } from './admin-lesson-reviews.api.ts';

type Props = {
  lesson: Pick<AdminLessonSummary, 'publish_at' | 'plan_refused' | 'review'>;
  className?: string;
};

/** Shows when a draft is published by itself, and what reviewers say. */
export function StateBadges({ lesson, className = 'text-xs' }: Props) {
  const { t, language } = useTranslation('admin-lesson-reviews');
  const { publish_at, plan_refused, review } = lesson;
  return (
    <>
      {publish_at && (
        <Badge tone="trail" className={className}>
          {t('badges.planned', { when: formatDate(publish_at, language, 'moment') })}
        </Badge>
      )}
      {plan_refused && (
        <Badge tone="danger" className={className}>
          {t('badges.refused')}
        </Badge>
      )}
      {review && (
        <Badge tone={review === 'approved' ? 'done' : 'joy'} className={className}>
          {t(`badges.${review}`)}
        </Badge>
      )}
    </>
  );
}

/** The same for the opened lesson. */
export function ReviewBadge({ lessonId }: { lessonId: string }) {
  const { data } = useLessonReview(lessonId);
  if (!data) return null;
  const { plan, review } = data;
  const lesson = {
    publish_at: plan?.publish_at ?? null,
    plan_refused: plan?.refusal != null,
    review: review?.state ?? null,
  };
  return <StateBadges lesson={lesson} className="text-sm" />;
}
