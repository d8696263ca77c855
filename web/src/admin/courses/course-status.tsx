import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

/** Shows if learners see a course: they see nothing of it while it or all its lessons are inactive. */
export function CourseStatus({ course }: { course: AdminCourseSummary }) {
  const { t } = useTranslation('admin-courses');
  return (
    <span className="flex flex-wrap gap-1.5">
      {!course.is_active && <Badge>{t('status.inactive')}</Badge>}
      {course.is_active && course.active_lesson_count === 0 && (
        <Badge>{t('status.no_lesson')}</Badge>
      )}
      {course.featured && <Badge tone="trail">{t('status.featured')}</Badge>}
      {course.is_premium && <Badge tone="joy">{t('status.premium')}</Badge>}
    </span>
  );
}
