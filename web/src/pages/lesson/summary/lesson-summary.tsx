import type { SolvedExercise } from '@codivia/contract/exercises/results';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { formatList } from '@codivia/contract/text/format-dates';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import {
  useCourseCertificate,
  usePathCertificates,
} from '../../../features/certificates/certificates.api.ts';
import { useCompletedLessons, useXp } from '../../../features/progress/progress.api.ts';
import { useTrailShown } from '../../../features/trail/trail-setting.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Mascot } from '../../../ui/mascot.tsx';
import { Sparks } from '../../../ui/sparks.tsx';
import { Figures } from './figures.tsx';
import { Learned } from './learned.tsx';
import { LevelProgress } from './level-progress.tsx';
import './summary.css';
import { earnedXp, isHalfSolved, learnedConcepts } from './summary-facts.ts';

const trailPart = lazyPart(
  async () => (await import('../../../features/trail/lesson-trail.tsx')).LessonTrail,
);

type Props = {
  lesson: Lesson;
  lessonTitle: string;
  courseTitle: string;
  results: readonly SolvedExercise[];
  solved: ReadonlySet<string>;
  minutes: number | null;
  /** True if the completion waits for a network. */
  queued: boolean;
  courseCompleted: boolean;
  next: string | undefined;
  onClose: () => void;
};

/** Escape leads back to the lesson, unless something above has used it. */
function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

type ChoicesProps = Pick<Props, 'lesson' | 'next' | 'courseCompleted'> & { attendance: boolean };

/** Shows two choices of the same weight: neither is recommended to the learner. */
function Choices({ lesson, next, courseCompleted, attendance }: ChoicesProps) {
  const { t } = useTranslation('rewards');
  const onward = courseCompleted
    ? {
        to: paths.courseCertificate(lesson.course_id),
        text: t(attendance ? 'summary.attendance' : 'summary.certificate'),
      }
    : next
      ? { to: paths.lesson(next), text: t('summary.next_lesson') }
      : { to: paths.course(lesson.course_id), text: t('summary.course') };
  return (
    <nav aria-label={t('summary.choices')} className="summary-choices">
      <ButtonLink replace variant="secondary" size="lg" to={onward.to}>
        {onward.text}
      </ButtonLink>
      <ButtonLink replace variant="secondary" size="lg" to={paths.dashboard}>
        {t('summary.enough')}
      </ButtonLink>
    </nav>
  );
}

/** The summary of a completed lesson, on the whole screen (docs/product.md#lesson-summary). */
export function LessonSummary(props: Props) {
  const { lesson, results, solved, minutes, queued, courseCompleted } = props;
  const { t, language } = useTranslation('rewards');
  const heading = useRef<HTMLHeadingElement>(null);
  const xp = useXp();
  const LessonTrail = trailPart.usePart(useTrailShown());
  const completions = useCompletedLessons();
  const completion = completions.data?.find(({ lesson_id }) => lesson_id === lesson.id);
  useEscape(props.onClose);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const ids = new Set(lesson.exercises.map(({ id }) => id));
  const done = lesson.exercises.filter(({ id }) => solved.has(id)).length;
  const count = lesson.exercises.length;
  const calm = !isHalfSolved({ done, count });
  const certificate = useCourseCertificate(lesson.course_id, courseCompleted && !queued);
  const attendance = certificate.data?.kind === 'attendance';
  const walked = usePathCertificates(lesson.course_id, courseCompleted && !queued);
  const mascot = (
    <Mascot
      pose={calm ? 'greet' : courseCompleted ? 'level' : 'proud'}
      className="summary-mascot"
    />
  );
  const earned = earnedXp(
    completion?.xp_awarded ?? 0,
    results.filter(({ exercise_id }) => ids.has(exercise_id)),
  );
  // Until the completion is known the sum would be wrong; without a network it is not part of it yet.
  const known = completion || (queued && earned > 0);
  return (
    <section aria-labelledby="summary-title" className="lesson-summary">
      <div className="summary-content">
        <header className="summary-head">
          {calm ? mascot : <Sparks>{mascot}</Sparks>}
          <div className="min-w-0">
            <h1
              ref={heading}
              id="summary-title"
              tabIndex={-1}
              className="text-3xl outline-none sm:text-4xl"
            >
              {t(`summary.${calm ? 'calm_' : ''}${courseCompleted ? 'course_title' : 'title'}`)}
            </h1>
            <p className="text-lg text-muted">
              {courseCompleted ? props.courseTitle : props.lessonTitle}
            </p>
            {courseCompleted && (
              <p className="mt-1">
                {t(attendance ? 'summary.attendance_text' : 'summary.course_text', {
                  course: props.courseTitle,
                })}
              </p>
            )}
            {walked.length > 0 && (
              <p className="mt-1">
                {t('summary.path_text', {
                  count: walked.length,
                  paths: formatList(
                    walked.map(({ course }) => localizedTitle(course, language)),
                    language,
                  ),
                })}
              </p>
            )}
            {calm && <p className="mt-1">{t('summary.calm_text')}</p>}
          </div>
        </header>
        {queued && (
          <p role="status" className="rounded-control bg-joy-soft px-4 py-3">
            {t('summary.queued')}
          </p>
        )}
        <Figures xp={known ? earned : null} done={done} count={count} minutes={minutes} />
        {xp.data && <LevelProgress total={xp.data.total_xp} />}
        {LessonTrail && xp.data && (
          <Suspense>
            {/* What waits for a network is not part of the total yet. */}
            <LessonTrail xp={xp.data.total_xp} gained={known && !queued ? earned : 0} />
          </Suspense>
        )}
        <Learned concepts={learnedConcepts(lesson.exercises, solved)} />
      </div>
      <Choices {...props} attendance={attendance} />
    </section>
  );
}
