import type { Course } from '@codivia/contract/api/courses';
import { useTranslation } from '../../lib/i18n.ts';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseCard } from './course-card.tsx';

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';
const PLACES = [1, 2, 3];
/** Maximum number of courses in a row: the first ones that a page with the grid shows. */
const FIRST_ROW = 3;

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t('loading')}</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-140 rounded-card" />
      ))}
    </div>
  );
}

/**
 * Courses side by side; without courses yet, their places. `completed` holds ids of lessons; `leadsPage`: the
 * grid is what its page opens with.
 */
export function CourseGrid({
  courses,
  completed,
  leadsPage = false,
  trial,
}: {
  courses: readonly Course[] | undefined;
  completed: ReadonlySet<string>;
  leadsPage?: boolean;
  /** The course whose first lesson can be tried without an account. */
  trial?: { course: string; begun: boolean } | undefined;
}) {
  const changed = useChanged([completed.size, trial?.course, trial?.begun, ...(courses ?? [])]);
  if (!courses) return <Waiting />;
  return (
    <ServerHtml as="ul" className={GRID} changed={changed}>
      {courses.map((course, at) => (
        <CourseCard
          key={course.id}
          course={course}
          completed={completed}
          inFirstView={leadsPage && at < FIRST_ROW}
          trial={trial?.course === course.id ? trial : undefined}
        />
      ))}
    </ServerHtml>
  );
}
