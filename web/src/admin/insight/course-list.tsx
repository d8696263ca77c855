import type { InsightCourse } from '@codivia/contract/api/admin-insight';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useInsightCourses } from './admin-insight.api.ts';
import { shareOf, useFigures } from './figures.ts';
import { useInsightAddress } from './insight-address.ts';
import { CountedAt, Loaded } from './insight-page.tsx';
import { type Column, SortedTable } from './sorted-table.tsx';
import { TitleLink } from './title-link.tsx';

/** All courses with what learners do with them. */
export function CourseList() {
  const { t, language } = useTranslation('admin-insight');
  const { addressOf } = useInsightAddress();
  const { number, decimal, percent } = useFigures();
  const columns: Column<InsightCourse>[] = [
    {
      key: 'course',
      label: t('columns.course'),
      cell: ({ id, title, is_active }) => (
        <TitleLink
          to={addressOf({ course: id })}
          title={localizedText(title, language)}
          draft={!is_active}
        />
      ),
    },
    { key: 'lessons', label: t('columns.lessons'), cell: ({ lessons }) => number(lessons) },
    {
      key: 'started',
      label: t('columns.started'),
      by: ({ started }) => started,
      cell: ({ started }) => number(started),
    },
    {
      key: 'finished',
      label: t('columns.course_finished'),
      by: shareOf,
      cell: (course) => percent(shareOf(course)),
    },
    {
      key: 'stars',
      label: t('columns.stars'),
      by: ({ stars }) => stars,
      cell: ({ stars, ratings }) =>
        stars === null ? decimal(null) : t('stars', { stars: decimal(stars), count: ratings }),
    },
  ];
  return (
    <Loaded query={useInsightCourses()}>
      {(courses) => (
        <div className="grid grid-cols-1 gap-4">
          <p className="max-w-prose text-muted">{t('text')}</p>
          <CountedAt at={courses.find(({ counted_at }) => counted_at)?.counted_at ?? null} />
          {courses.length === 0 ? (
            <EmptyState
              title={t('no_courses')}
              action={<ButtonLink to="?section=courses">{t('to_courses')}</ButtonLink>}
            />
          ) : (
            <SortedTable
              caption={t('courses')}
              rows={courses}
              columns={columns}
              keyOf={({ id }) => id}
            />
          )}
          {courses.every(({ started }) => started === null) && <p>{t('too_few')}</p>}
        </div>
      )}
    </Loaded>
  );
}
