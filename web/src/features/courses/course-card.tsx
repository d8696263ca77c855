import type { Course } from '@codivia/contract/api/courses';
import { formatList } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedDescription, localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { plainText } from '../../lib/plain-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CourseIcon } from '../../ui/icon-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CourseArt } from './course-art.tsx';
import { completedLessons } from './course-facts.ts';
import { CourseMeta } from './course-meta.tsx';
import { CourseProgress } from './course-progress.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';

/** A course in the catalogue, with the reader's progress. `inFirstView`: a page opens with it. */
export function CourseCard({
  course,
  completed,
  inFirstView = false,
  trial,
}: {
  course: Course;
  completed: ReadonlySet<string>;
  inFirstView?: boolean;
  /** Its first lesson can be tried without an account; `begun`: the reader has. */
  trial?: { begun: boolean } | undefined;
}) {
  const { t, language } = useTranslation('courses');
  const title = localizedTitle(course, language);
  const done = completedLessons(course, completed);
  const finished = done > 0 && done === course.lessons.length;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-card">
      <CourseArt course={course} className="-mx-6 -mt-6 rounded-t-card" inFirstView={inFirstView} />
      <div className="flex items-end justify-between gap-3">
        <CourseIcon
          icon={course.icon}
          color={course.color}
          className="-mt-11 ring-4 ring-surface"
        />
        <span className="flex flex-wrap justify-end gap-2">
          {course.featured && <Badge tone="joy">{t('featured')}</Badge>}
          <Badge>{t('age', { age: course.age })}</Badge>
          <DifficultyBadge difficulty={course.difficulty} />
        </span>
      </div>
      <h3 className="text-2xl">{title}</h3>
      <p className="line-clamp-4 text-muted">{plainText(localizedDescription(course, language))}</p>
      <div className="mt-auto grid gap-4">
        {done > 0 && <CourseProgress title={title} done={done} total={course.lessons.length} />}
        <CourseMeta course={course} />
        {course.requires.length > 0 && (
          <p className="text-muted">
            <span className="font-bold">{t('needs_first')}</span>
            {': '}
            {formatList(
              course.requires.map((one) => localizedTitle(one, language)),
              language,
            )}
          </p>
        )}
        <ButtonLink to={paths.course(course.id)} variant={finished ? 'secondary' : 'primary'}>
          {t(finished ? 'review' : done > 0 ? 'continue' : 'start')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
        {trial && (
          <ButtonLink to={paths.trialLesson} variant="secondary" className="for-visitors">
            {t(trial.begun ? 'continue_trial' : 'try_lesson')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
