import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import { type LessonParts, LessonPiece } from '../../../features/lessons/lesson-content.tsx';
import { useShown } from '../../../ui/use-shown.ts';

type Props = {
  step: LessonStep;
  parts: LessonParts;
  /** False until the program has run, the exercise is passed, or the step was skipped. */
  open: boolean;
  /** True if it scrolls into view when it appears. */
  follows: boolean;
};

/** The text that stands after the action of a step. It is announced when it appears; the focus stays where it is. */
export function StepAfter({ step, parts, open, follows }: Props) {
  const shown = useShown<HTMLDivElement>(open && follows ? step.id : null);
  return (
    <div ref={shown} aria-live="polite" className="step-after">
      {open && (
        <div className="step-after-text">
          <LessonPiece html={step.after} parts={parts} counts={step.counts} />
        </div>
      )}
    </div>
  );
}
