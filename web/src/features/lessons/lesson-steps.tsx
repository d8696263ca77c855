import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** Links to the neighbours, or nothing at the ends. */
  previous: ReactNode;
  next: ReactNode;
  /** Stands where the complete button would be when the lesson cannot be completed. */
  instead: ReactNode;
  completed: boolean;
  completing: boolean;
  onComplete: () => void;
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

/** Previous, complete, next: always in reach at the end of a lesson. */
export function LessonSteps(props: Props) {
  const { t } = useTranslation('lessons');
  const { previous, next, instead, completed, completing, onComplete } = props;
  return (
    <nav
      aria-label={t('steps_label')}
      className="grid grid-cols-2 items-center gap-3 border-line border-t pt-6 sm:grid-cols-[1fr_auto_1fr]"
    >
      <div className="justify-self-start">{previous}</div>
      <div className="order-first col-span-2 grid sm:order-none sm:col-span-1">
        {instead ?? (
          <Button size="lg" loading={completing} disabled={completed} onClick={onComplete}>
            {!completing && <Check aria-hidden="true" className="size-5" />}
            {t(completing ? 'completing' : completed ? 'completed' : 'complete')}
          </Button>
        )}
      </div>
      <div className="col-start-2 justify-self-end sm:col-start-3">{next}</div>
    </nav>
  );
}
