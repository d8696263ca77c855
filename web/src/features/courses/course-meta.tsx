import { COURSE_RATING_GOAL } from '@codivia/contract/api/claims';
import type { Course } from '@codivia/contract/api/courses';
import { formatNumber } from '@codivia/contract/text/format';
import { BookOpen, Clock, Crown, Star } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { premiumLessons } from './course-facts.ts';
import { GoalLabel } from './goal-label.tsx';

const ITEM = 'inline-flex items-center gap-1.5 [&_svg]:size-4.5 [&_svg]:shrink-0';

/** Shows the members' rating of a course; our goal, marked as such, while too few have rated it. */
function CourseRating({ rating }: Pick<Course, 'rating'>) {
  const { t } = useTranslation('courses');
  const value = formatNumber(rating?.average ?? COURSE_RATING_GOAL, useLanguage());
  return (
    <li className={ITEM}>
      <Star aria-hidden="true" className="fill-joy stroke-joy-strong" />
      <span aria-hidden="true">{value}</span>
      {rating ? (
        <>
          <span className="sr-only">{t('rating', { rating: value })}</span>
          <span>{t('ratings', { count: rating.count })}</span>
        </>
      ) : (
        <>
          <span className="sr-only">{t('rating_goal', { rating: value })}</span>
          <GoalLabel />
        </>
      )}
    </li>
  );
}

/** The figures of a course: hours if its author gave any, lessons if asked for, premium lessons if any, rating. */
export function CourseMeta({ course, withLessons }: { course: Course; withLessons?: boolean }) {
  const { t } = useTranslation('courses');
  const premium = premiumLessons(course);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-muted">
      {course.duration_hours > 0 && (
        <li className={ITEM}>
          <Clock aria-hidden="true" />
          {t('hours', { count: course.duration_hours })}
        </li>
      )}
      {withLessons && (
        <li className={ITEM}>
          <BookOpen aria-hidden="true" />
          {t('lessons', { count: course.lessons.length })}
        </li>
      )}
      {premium > 0 && (
        <li className={ITEM}>
          <Crown aria-hidden="true" />
          {t('premium_lessons', { count: premium })}
        </li>
      )}
      <CourseRating rating={course.rating} />
    </ul>
  );
}
