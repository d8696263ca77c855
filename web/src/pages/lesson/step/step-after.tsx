import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import { type LessonParts, LessonPiece } from '../../../features/lessons/lesson-content.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { useShown } from '../../../ui/use-shown.ts';

type Props = {
  step: LessonStep;
  parts: LessonParts;
  /** False until the program has run, the exercise is passed, or the step was skipped. */
  open: boolean;
  /** True if it scrolls into view when it appears. */
  follows: boolean;
  /** True if it is shown with the result, on phones that show no text. */
  withResult: boolean;
};

/** The text that stands after the action of a step. It is announced when it appears; the focus stays where it is. */
export function StepAfter({ step, parts, open, follows, withResult }: Props) {
  const { t } = useTranslation('lessons');
  const shown = useShown<HTMLDivElement>(open && follows ? step.id : null);
  return (
    <div ref={shown} aria-live="polite" className="step-after" data-part={withResult && 'result'}>
      {open && (
        <div className="step-after-text">
          {withResult && <p className="mb-2 text-muted text-sm">{t('step.after_result')}</p>}
          <LessonPiece html={step.after} parts={parts} counts={step.counts} />
        </div>
      )}
    </div>
  );
}
