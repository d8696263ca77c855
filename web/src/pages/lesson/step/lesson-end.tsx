import type { LessonSummary } from '@codivia/contract/api/courses';
import { ArrowRight, Check, Flag } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import {
  LessonSteps,
  type SolvedCount,
  StepLabel,
} from '../../../features/lessons/lesson-steps.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { classes } from '../../../ui/classes.ts';
import { lazyDialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { isHalfSolved } from '../summary/summary-facts.ts';
import { useCompletion } from '../use-completion.ts';
import type { StepEntry } from './step-progress.tsx';

// Asked at the end of some lessons only: a lesson fetches little until its first step can be read.
const UnsolvedQuestion = lazyDialog(
  async () => (await import('./unsolved-question.tsx')).UnsolvedQuestion,
);

type Props = {
  lesson: LessonSummary;
  previous: string | undefined;
  next: string | undefined;
  exercises: SolvedCount;
  entries: readonly StepEntry[];
  onOpen: (index: number) => void;
  /** The number of completed lessons of the course, and the number of all. */
  done: number | undefined;
  total: number;
  /** Shown in place of the bar when the progress of the member could not be fetched. */
  barReplacement: ReactNode;
  focus: Ref<HTMLElement>;
  notices: ReactNode;
  /** Opens the summary of a completed lesson again; null until it is completed. */
  onSummary: (() => void) | null;
};

/** Links to the exercises that were left out. */
export function LeftOut({ entries, onOpen }: Pick<Props, 'entries' | 'onOpen'>) {
  const { t } = useTranslation('lessons');
  const left = entries.flatMap((entry, i) =>
    entry.done || !entry.exercise ? [] : [{ ...entry, i }],
  );
  if (left.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{t('step.left')}</h3>
      <ul className="flex flex-wrap gap-2">
        {left.map(({ id, title, i }) => (
          <li key={id}>
            <Button variant="secondary" size="sm" onClick={() => onOpen(i)}>
              {i + 1}. {title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The end of a lesson: the solved exercises, those that were left out, and the neighbours. */
export function LessonEnd(props: Props) {
  const { lesson, previous, next, exercises, entries, onOpen, done, total, focus } = props;
  const { t } = useTranslation('lessons');
  const rewards = useTranslation('rewards').t;
  const progress = done === undefined ? undefined : t('completed_of', { done, count: total });
  const link = (id: string | undefined, direction: 'previous' | 'next') =>
    id && (
      <ButtonLink to={paths.lesson(id)} variant="secondary">
        <StepLabel direction={direction} />
      </ButtonLink>
    );
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={t('step.end')}
      className="lesson-step outline-none"
    >
      <div className="step-column grid w-full gap-6">
        {props.notices}
        <h2 className="flex items-center gap-3 text-2xl sm:text-3xl">
          <Flag aria-hidden="true" className="size-7 text-trail" />
          {t('step.end')}
        </h2>
        <LeftOut entries={entries} onOpen={onOpen} />
        {props.onSummary && (
          <div>
            <Button variant="secondary" onClick={props.onSummary}>
              {rewards('summary.open')}
            </Button>
          </div>
        )}
        {total > 0 && (
          <div className="grid gap-2">
            <p className="text-muted text-sm">{progress}</p>
            {props.barReplacement ?? (
              <ProgressBar
                value={done ?? 0}
                max={total}
                label={t('progress_label')}
                {...(progress && { valueText: progress })}
              />
            )}
          </div>
        )}
        <LessonSteps
          previous={link(previous, 'previous')}
          next={link(next, 'next')}
          exercises={exercises}
        >
          <p className="text-center font-bold">{t('xp', { xp: lesson.xp_reward })}</p>
        </LessonSteps>
      </div>
    </section>
  );
}

type CompleteProps = {
  lesson: LessonSummary;
  next: string | undefined;
  completed: boolean;
  exercises: SolvedCount;
  /** Opens the first exercise that is not solved. */
  onGoOn: () => void;
  /** Called when the lesson is completed; the argument tells whether its course is too. */
  onCompleted: (courseCompleted: boolean) => void;
};

/**
 * The button of the bar at the end: it completes the lesson, and asks first if most exercises are unsolved; in a
 * completed lesson it links to what comes next.
 */
export function CompleteButton(props: CompleteProps) {
  const { lesson, next, completed, exercises, onCompleted } = props;
  const { t } = useTranslation('lessons');
  const { complete, completing } = useCompletion(lesson, onCompleted);
  const [asking, setAsking] = useState(false);
  const all = exercises.count > 0 && exercises.done === exercises.count;
  const half = isHalfSolved(exercises);
  return (
    <>
      <Button
        variant={all && !completed ? 'joy' : completed ? 'secondary' : 'primary'}
        className={classes('sm:min-w-44', completed ? 'max-sm:px-3' : 'max-sm:grow')}
        loading={completing}
        disabled={completed}
        onClick={() => (half ? complete(true) : setAsking(true))}
      >
        {!completing && <Check aria-hidden="true" className="size-5 max-sm:hidden" />}
        {t(completing ? 'completing' : completed ? 'completed' : 'complete')}
      </Button>
      <UnsolvedQuestion
        open={asking}
        onOpenChange={setAsking}
        exercises={exercises}
        onGoOn={props.onGoOn}
        onFinish={() => complete(false)}
      />
      {completed && (
        <ButtonLink
          to={next ? paths.lesson(next) : paths.course(lesson.course_id)}
          className="max-sm:px-3"
        >
          {t(next ? 'step.next_lesson' : 'back_to_course')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
    </>
  );
}
