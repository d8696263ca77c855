import { ArrowLeft, ArrowRight, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { Sparks } from '../../ui/sparks.tsx';

/** The number of a lesson's solved exercises, and of all. */
export type SolvedCount = { done: number; count: number };

type Props = {
  /** Links to the neighbours, or nothing at the ends. */
  previous: ReactNode;
  next: ReactNode;
  /** Undefined where the lesson cannot be read. */
  exercises?: SolvedCount | undefined;
  /** Shown between the links. */
  children: ReactNode;
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

/**
 * Shows and announces how many exercises are solved; solving all of them starts a small celebration, which blocks
 * nothing.
 */
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

/** The neighbours of a lesson, and how many of its exercises are solved. */
export function LessonSteps({ previous, next, exercises, children }: Props) {
  const { t } = useTranslation('lessons');
  return (
    <nav
      aria-label={t('neighbours_label')}
      className="grid grid-cols-2 items-center gap-3 border-line border-t pt-6 sm:grid-cols-[1fr_auto_1fr]"
    >
      {exercises && exercises.count > 0 && (
        <div className="order-first col-span-full">
          <SolvedSoFar {...exercises} />
        </div>
      )}
      <div className="justify-self-start">{previous}</div>
      <div className="order-first col-span-2 grid sm:order-none sm:col-span-1">{children}</div>
      <div className="col-start-2 justify-self-end sm:col-start-3">{next}</div>
    </nav>
  );
}
