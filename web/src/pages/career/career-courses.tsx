import type { Career } from '@codivia/contract/api/careers';
import type { ReactNode } from 'react';
import { CourseGrid } from '../../features/courses/course-grid.tsx';
import { useCourses } from '../../features/courses/courses.api.ts';
import { useCompletedLessonIds } from '../../features/progress/progress.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** A part of a career's page under its title. */
export function CareerSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-7 text-[clamp(1.8rem,4vw,2.5rem)]">{title}</h2>
      {children}
    </section>
  );
}

/**
 * Lists the courses of the catalogue that lead to a career: those with one of its icons, so that a course added later
 * is found by itself. Without any, it renders nothing.
 */
export function CareerCourses({ icons }: { icons: Career['course_icons'] }) {
  const { t } = useTranslation('careers');
  const courses = useCourses();
  const completed = useCompletedLessonIds();
  const leading = courses.data?.filter(({ icon }) => icons.some((one) => one === icon));
  if (leading?.length === 0) return null;
  return (
    <CareerSection title={t('courses')}>
      {courses.isLoadingError ? (
        <ErrorState heading="h3" error={courses.error} onRetry={courses.refetch} />
      ) : (
        <CourseGrid courses={leading} completed={completed} />
      )}
    </CareerSection>
  );
}
