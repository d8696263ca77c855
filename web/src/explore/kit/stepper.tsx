import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { HushContext } from './figure.tsx';

/** The time that one step is shown while it plays, in milliseconds. */
const STEP_MS = 900;

type Props = {
  /** The present step, from 0 to `steps`. */
  step: number;
  steps: number;
  onStep: (step: number) => void;
  /** The time that one step is shown, in milliseconds. */
  pace?: number;
};

/**
 * Goes through the steps of something, one by one or by itself. It stops at the last one, and a button that leads no
 * further keeps the focus.
 */
export function Stepper({ step, steps, onStep, pace = STEP_MS }: Props) {
  const { t } = useTranslation('explore');
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const atEnd = step >= steps;
  const plays = wantsToPlay && !atEnd;
  const advance = useEffectEvent(() => onStep(step + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step waits as long as the one before.
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => advance(), pace);
    return () => clearTimeout(timer);
  }, [plays, pace, step]);

  const hush = use(HushContext);
  useEffect(() => {
    hush(plays);
    return () => hush(false);
  }, [hush, plays]);

  function move(to: number): void {
    setWantsToPlay(false);
    if (to >= 0 && to <= steps) onStep(to);
  }
  function togglePlay(): void {
    if (atEnd) onStep(0);
    setWantsToPlay(!plays);
  }
  const PlayIcon = plays ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button
        variant="secondary"
        className="px-3!"
        aria-label={t('back')}
        aria-disabled={step <= 0}
        onClick={() => move(step - 1)}
      >
        <StepBack aria-hidden="true" className="size-5" />
      </Button>
      <Button variant="joy" className="px-4!" onClick={togglePlay}>
        <PlayIcon aria-hidden="true" className="size-5" />
        {t(plays ? 'pause' : 'play')}
      </Button>
      <Button
        variant="secondary"
        className="px-3!"
        aria-label={t('next')}
        aria-disabled={atEnd}
        onClick={() => move(step + 1)}
      >
        <StepForward aria-hidden="true" className="size-5" />
      </Button>
      <span className="text-muted text-sm">{t('step_of', { step, steps })}</span>
    </div>
  );
}
