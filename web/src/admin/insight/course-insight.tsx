import type { InsightLesson } from '@codivia/contract/api/admin-insight';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { useCourseInsight } from './admin-insight.api.ts';
import { CourseExport } from './course-export.tsx';
import { shareOf, useFigures } from './figures.ts';
import { useInsightAddress } from './insight-address.ts';
import { InsightPage, Loaded } from './insight-page.tsx';
import { type Column, SortedTable } from './sorted-table.tsx';
import { TitleLink } from './title-link.tsx';

/** The lessons of a course: who finishes them, how long they take, and the exercise that is hardest in each. */
export function CourseInsight({ id }: { id: string }) {
  const { t, language } = useTranslation('admin-insight');
  const { addressOf } = useInsightAddress();
  const { number, percent } = useFigures();
  const columns: Column<InsightLesson>[] = [
    {
      key: 'lesson',
      label: t('columns.lesson'),
      cell: (lesson) => (
        <TitleLink
          to={addressOf({ lesson: lesson.id })}
          title={localizedText(lesson.title, language)}
          draft={!lesson.is_active}
        />
      ),
    },
    {
      key: 'started',
      label: t('columns.started'),
      by: ({ figures }) => figures?.started ?? null,
      cell: ({ figures }) => number(figures?.started ?? null),
    },
    {
      key: 'finished',
      label: t('columns.finished'),
      by: ({ figures }) => shareOf(figures),
      cell: ({ figures }) => percent(shareOf(figures)),
    },
    {
      key: 'stated',
      label: t('columns.stated_minutes'),
      cell: ({ stated_minutes }) => number(stated_minutes),
    },
    {
      key: 'median',
      label: t('columns.median_minutes'),
      by: ({ figures }) => figures?.median_minutes ?? null,
      cell: ({ figures }) => number(figures?.median_minutes ?? null),
    },
    {
      key: 'weakest',
      label: t('columns.weakest'),
      by: ({ weakest }) => weakest?.solved ?? null,
      cell: ({ id: lesson, weakest }) =>
        weakest ? (
          <span className="flex flex-wrap items-center gap-x-2">
            <TitleLink
              to={addressOf({ lesson, exercise: weakest.id })}
              title={localizedText(weakest.title, language)}
            />
            {t('solved_by', { share: percent(weakest.solved) })}
          </span>
        ) : (
          number(null)
        ),
    },
  ];
  return (
    <Loaded query={useCourseInsight(id)}>
      {(course) => (
        <InsightPage
          title={localizedText(course.title, language)}
          back={{ to: addressOf({}), name: t('all_courses') }}
          countedAt={course.counted_at}
          actions={<CourseExport course={course} />}
        >
          {course.started === null && <p>{t('too_few')}</p>}
          <SortedTable
            caption={t('lessons')}
            rows={course.lesson_list}
            columns={columns}
            keyOf={(lesson) => lesson.id}
          />
          <p className="max-w-prose text-muted text-sm">{t('minutes_note')}</p>
        </InsightPage>
      )}
    </Loaded>
  );
}
