import type { LessonSummary } from '@codivia/contract/api/courses';
import type { CourseProgress } from '@codivia/contract/api/progress';
import { lessonToContinue, type MovedAt } from '@codivia/contract/lessons/next-lesson';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CourseIcon } from '../../ui/icon-tile.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

type Props = {
  course: CourseProgress;
  completed: ReadonlySet<string>;
  isLocked: (lesson: LessonSummary) => boolean;
  movedAt: MovedAt;
  /** The solved exercises of the course and their total; undefined until they are known. */
  exercises: { done: number; count: number } | undefined;
};

/** A course that was begun, and the link to continue it. */
export function CourseRow({ course, completed, isLocked, movedAt, exercises }: Props) {
  const { t, language } = useTranslation('dashboard');
  const title = localizedTitle(course, language);
  const lessons = { done: course.completed_lessons, count: course.lessons.length };
  const finished = course.progress === 100;
  const isOpen = (lesson: LessonSummary) => !completed.has(lesson.id) && !isLocked(lesson);
  const next = lessonToContinue(course.lessons, isOpen, movedAt);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <CourseIcon icon={course.icon} color={course.color} />
      <div className="grid gap-2">
        <h3 className="break-words text-lg">{title}</h3>
        <ProgressBar
          value={course.progress}
          label={t('courses.progress', { course: title })}
          valueText={t('courses.lessons', lessons)}
        />
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{t('courses.lessons', lessons)}</span>
          {exercises && exercises.count > 0 && <span>{t('courses.exercises', exercises)}</span>}
          {next && <span>{t('courses.next', { lesson: localizedTitle(next, language) })}</span>}
        </p>
      </div>
      <ButtonLink
        to={next ? paths.lesson(next.id) : paths.course(course.id)}
        variant={finished ? 'secondary' : 'primary'}
        aria-label={t(finished ? 'courses.review_course' : 'courses.continue_course', {
          course: title,
        })}
        className="col-span-2 sm:col-span-1"
      >
        {t(finished ? 'courses.review' : 'courses.continue')}
      </ButtonLink>
    </li>
  );
}
