import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import type { LearningPathSummary } from '@codivia/contract/api/learning-paths';
import { ArrowRight, Crown } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { CourseArt } from '../../features/courses/course-art.tsx';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The next lesson of the member in a course: open, or part of Premium. */
export interface NextLesson {
  course: Course;
  lesson: LessonSummary;
  /** Number of completed lessons of the course. */
  done: number;
  /** True if a lesson of the course is completed, or this one was begun. */
  begun: boolean;
  locked: boolean;
}

function Action({ next: { lesson, begun, locked } }: { next: NextLesson }) {
  const { t } = useTranslation('dashboard');
  const title = localizedTitle(lesson, useLanguage());
  if (locked) {
    return (
      <ButtonLink to={paths.offer} state={{ offered: true }} variant="joy" size="lg">
        <Crown aria-hidden="true" className="size-5" />
        {t('next.unlock')}
      </ButtonLink>
    );
  }
  const text = begun ? 'continue' : 'begin';
  return (
    <ButtonLink
      to={paths.lesson(lesson.id)}
      size="lg"
      aria-label={t(`next.${text}_lesson`, { lesson: title })}
    >
      {t(`next.${text}`)}
      <ArrowRight aria-hidden="true" className="size-5" />
    </ButtonLink>
  );
}

function LessonStep({ next }: { next: NextLesson }) {
  const { t, language } = useTranslation('dashboard');
  const { course, lesson, done, locked } = next;
  const count = course.lessons.length;
  const courseTitle = localizedTitle(course, language);
  const lessonTitle = localizedTitle(lesson, language);
  return (
    <div className="grid min-w-0 content-center justify-items-start gap-3 p-5 sm:p-6">
      <p className="break-words text-muted">{courseTitle}</p>
      <p className="break-words font-display font-extrabold text-2xl leading-tight sm:text-3xl">
        {lessonTitle}
      </p>
      <div className="grid w-full max-w-md gap-1.5">
        <ProgressBar
          value={done}
          max={count}
          label={t('courses.progress', { course: courseTitle })}
          valueText={t('courses.lessons', { done, count })}
        />
        <p className="text-muted text-sm">{t('courses.lessons', { done, count })}</p>
      </div>
      {locked && <p>{t('next.premium_text', { lesson: lessonTitle })}</p>}
      <Action next={next} />
    </div>
  );
}

/** The way to the path that the member follows, or to all paths. */
function PathLink({ path }: { path: LearningPathSummary | undefined }) {
  const { t, language } = useTranslation('dashboard');
  return (
    <Link
      to={path ? paths.learningPath(path.id) : paths.learningPaths}
      className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-trail"
    >
      {path ? t('next.path', { path: path.title[language] }) : t('next.choose_path')}
    </Link>
  );
}

type Props = {
  next: NextLesson | null;
  /** The path that the member follows. */
  path: LearningPathSummary | undefined;
};

/** The one thing to do next, with the artwork of its course; null when every lesson is completed. */
export function NextStep({ next, path }: Props) {
  const { t } = useTranslation('dashboard');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid overflow-hidden sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {next && <CourseArt course={next.course} className="grid content-center max-sm:max-h-36" />}
        <div className="grid content-center">
          <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-3 sm:px-6 sm:pt-4">
            <h2 id={title} className="font-bold text-base text-trail">
              {t('next.title')}
            </h2>
            <PathLink path={path} />
          </div>
          {next ? (
            <LessonStep next={next} />
          ) : (
            <div className="flex items-center gap-5 p-5 sm:p-6">
              <Mascot pose="level" className="h-24 w-auto" />
              <div className="grid justify-items-start gap-3">
                <p className="font-bold text-xl">{t('next.all_done')}</p>
                <p className="text-muted">{t('next.all_done_text')}</p>
                <ButtonLink to={paths.pythonRoom}>{t('next.room')}</ButtonLink>
              </div>
            </div>
          )}
        </div>
      </Card>
    </section>
  );
}
