import type { Course } from '@codivia/contract/api/courses';
import { CourseArt } from '../../features/courses/course-art.tsx';
import { completedLessons } from '../../features/courses/course-facts.ts';
import { CourseMeta } from '../../features/courses/course-meta.tsx';
import { DifficultyBadge } from '../../features/courses/difficulty-badge.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** A course in short: its artwork, title and figures. */
export function CourseTile({
  course,
  completed,
}: {
  course: Course;
  completed: ReadonlySet<string>;
}) {
  const { t, language } = useTranslation('courses');
  const title = localizedTitle(course, language);
  const done = completedLessons(course, completed);
  const finished = done > 0 && done === course.lessons.length;
  return (
    <li className="flex w-68 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <CourseArt course={course} />
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <DifficultyBadge difficulty={course.difficulty} />
        <h3 className="text-xl">{title}</h3>
        <CourseMeta course={course} withLessons />
        <ButtonLink
          to={paths.course(course.id)}
          variant={finished ? 'secondary' : 'primary'}
          className="mt-auto"
        >
          {t(finished ? 'review' : done > 0 ? 'continue' : 'start')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
