import { ArrowLeft, ArrowRight, Check, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { Sparks } from '../../ui/sparks.tsx';

/** How many of a lesson's exercises are solved. */
export type SolvedCount = { done: number; count: number };

type Props = {
  /** Links to the neighbours, or nothing at the ends. */
  previous: ReactNode;
  next: ReactNode;
  /** Stands where the complete button would be when the lesson cannot be completed. */
  instead: ReactNode;
  completed: boolean;
  completing: boolean;
  onComplete: () => void;
  /** Undefined until they are known, and where the lesson cannot be read. */
  exercises?: SolvedCount | undefined;
};

/** The label of a step, with its arrow. */
export function StepLabel({ direction }: { direction: 'previous' | 'next' }) {
  const { t } = useTranslation('lessons');
  const Arrow = direction === 'previous' ? ArrowLeft : ArrowRight;
  return (
    <>
      {direction === 'previous' && <Arrow aria-hidden="true" className="size-5" />}
      {t(direction)}
      {direction === 'next' && <Arrow aria-hidden="true" className="size-5" />}
    </>
  );
}

/** Tells, aloud too, how many exercises are solved; all of them is a small celebrate, and blocks nothing. */
function SolvedSoFar({ done, count }: SolvedCount) {
  const { t } = useTranslation('lessons');
  const all = done === count;
  return (
    <p
      role="status"
      className={classes(
        'flex items-center justify-center text-center',
        all ? 'gap-6 py-4 ps-9 font-bold text-done text-lg' : 'text-muted',
      )}
    >
      {all && (
        <Sparks>
          <PartyPopper className="size-8" />
        </Sparks>
      )}
      {all && <Mascot pose="proud" className="-my-4 h-20 w-auto shrink-0" />}
      {all ? t('exercises.all_done') : t('exercises.done', { done, count })}
    </p>
  );
}

/** Previous, complete, next: always in reach at the end of a lesson. */
export function LessonSteps(props: Props) {
  const { t } = useTranslation('lessons');
  const { previous, next, instead, completed, completing, onComplete, exercises } = props;
  const celebrate = exercises !== undefined && exercises.done === exercises.count && !completed;
  return (
    <nav
      aria-label={t('steps_label')}
      className="grid grid-cols-2 items-center gap-3 border-line border-t pt-6 sm:grid-cols-[1fr_auto_1fr]"
    >
      {exercises && exercises.count > 0 && (
        <div className="order-first col-span-full">
          <SolvedSoFar {...exercises} />
        </div>
      )}
      <div className="justify-self-start">{previous}</div>
      <div className="order-first col-span-2 grid sm:order-none sm:col-span-1">
        {instead ?? (
          <Button
            size="lg"
            variant={celebrate && exercises.count > 0 ? 'joy' : 'primary'}
            loading={completing}
            disabled={completed}
            onClick={onComplete}
          >
            {!completing && <Check aria-hidden="true" className="size-5" />}
            {t(completing ? 'completing' : completed ? 'completed' : 'complete')}
          </Button>
        )}
      </div>
      <div className="col-start-2 justify-self-end sm:col-start-3">{next}</div>
    </nav>
  );
}
