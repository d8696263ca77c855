import type { LessonSummary } from '@codivia/contract/api/courses';
import { COURSES_IN_PROGRESS_SHOWN } from '@codivia/contract/api/experience';
import type { CourseProgress } from '@codivia/contract/api/progress';
import type { MovedAt } from '@codivia/contract/lessons/next-lesson';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { CourseRow } from './course-row.tsx';
import { Section } from './section.tsx';

type Props = {
  courses: readonly CourseProgress[];
  /** Ids of the lessons the member has completed. */
  completed: ReadonlySet<string>;
  /** Tells whether a lesson is closed to the member. */
  isLocked: (lesson: LessonSummary) => boolean;
  movedAt: MovedAt;
  /** Returns the solved exercises of a course and their total; undefined until they are known. */
  exercisesOf: (course: CourseProgress) => { done: number; count: number } | undefined;
};

/** The courses that were begun, the latest first, or an invitation to begin one. */
export function CoursesInProgress({ courses, completed, isLocked, movedAt, exercisesOf }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('courses.title')}>
      {courses.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Mascot pose="point" className="h-40 w-auto" />
          <div className="grid flex-1 basis-56 justify-items-start gap-4">
            <h3 className="text-xl">{t('courses.empty_title')}</h3>
            <p className="text-muted">{t('courses.empty_text')}</p>
            <ButtonLink to={paths.courses}>{t('courses.empty_action')}</ButtonLink>
          </div>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {courses.slice(0, COURSES_IN_PROGRESS_SHOWN).map((course) => (
            <CourseRow
              key={course.id}
              {...{ course, completed, isLocked, movedAt }}
              exercises={exercisesOf(course)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
