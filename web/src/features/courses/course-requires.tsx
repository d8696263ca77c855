import type { Course, RequiredCourse } from '@codivia/contract/api/courses';
import { useQueries } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { completedLessons } from './course-facts.ts';
import { courseQuery } from './courses.api.ts';

/**
 * Returns the required courses that the reader has not completed; all of them to visitors. `completed` is undefined for
 * visitors, and `null` while it is not known: then there are none yet.
 */
function useMissing(
  { requires }: Course,
  completed: ReadonlySet<string> | undefined | null,
): RequiredCourse[] {
  const { language } = useTranslation('courses');
  const found = useQueries({
    queries: requires.map(({ id }) => ({ ...courseQuery(id, language), enabled: !!completed })),
  });
  if (completed === undefined) return requires;
  return requires.filter((_, at) => {
    const course = found[at]?.data;
    return completed && course && completedLessons(course, completed) < course.lessons.length;
  });
}

/** Says kindly what a course builds on, while the reader has not completed it; anyone may go on. */
export function CourseRequires({
  course,
  completed,
}: {
  course: Course;
  completed: ReadonlySet<string> | undefined | null;
}) {
  const { t, language } = useTranslation('courses');
  const missing = useMissing(course, completed);
  if (missing.length === 0) return null;
  return (
    <aside
      aria-label={t('requires.title')}
      className="flex gap-4 rounded-card bg-joy-soft p-5 text-ink"
    >
      <Footprints aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="grid gap-1.5">
        <p className="font-bold">{t('requires.title')}</p>
        <p>{t('requires.text')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {missing.map((one) => (
            <li key={one.id}>
              <Link
                to={paths.course(one.id)}
                className="inline-flex min-h-11 items-center font-bold text-trail underline"
              >
                {localizedTitle(one, language)}
              </Link>
            </li>
          ))}
        </ul>
        <p>{t('requires.anyway')}</p>
      </div>
    </aside>
  );
}
