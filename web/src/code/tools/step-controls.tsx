import { type LoopRun, loopsAt } from '@codivia/runners/python/page/recording-loops';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** Place among the steps that are shown, from 0. */
  place: number;
  places: number;
  onPlace: (place: number) => void;
  slider: Ref<HTMLInputElement>;
};

const ICON = 'px-3!';

/** The slider and the buttons that go through the steps. */
export function StepControls({ place, places, onPlace, slider }: Props) {
  const { t } = useTranslation('steps');
  const id = useId();
  const last = places - 1;
  const text = t('step', { step: place + 1, total: places });
  const button = (to: number, label: string, icon: ReactNode) => (
    <Button
      variant="secondary"
      className={ICON}
      aria-label={label}
      title={label}
      aria-disabled={to === place}
      onClick={() => onPlace(to)}
    >
      {icon}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <label htmlFor={id} className="font-bold tabular-nums">
          {text}
        </label>
        <input
          ref={slider}
          id={id}
          type="range"
          aria-label={t('slider')}
          aria-describedby={`${id}-keys`}
          aria-valuetext={text}
          className="min-h-11 min-w-40 grow accent-trail"
          min={0}
          max={last}
          value={place}
          onChange={({ target }) => onPlace(Number(target.value))}
        />
        <p id={`${id}-keys`} className="sr-only">
          {t('keys')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:gap-1 max-sm:[&>button]:px-2! max-sm:[&>button]:text-sm">
        {button(0, t('first'), <ChevronFirst aria-hidden="true" className="size-5" />)}
        <Button
          variant="secondary"
          aria-disabled={place === 0}
          onClick={() => onPlace(Math.max(0, place - 1))}
        >
          <ChevronLeft aria-hidden="true" className="size-5 max-sm:hidden" />
          {t('back')}
        </Button>
        <Button aria-disabled={place === last} onClick={() => onPlace(Math.min(last, place + 1))}>
          {t('next')}
          <ChevronRight aria-hidden="true" className="size-5 max-sm:hidden" />
        </Button>
        {button(last, t('last'), <ChevronLast aria-hidden="true" className="size-5" />)}
      </div>
    </div>
  );
}

type LoopProps = {
  runs: readonly LoopRun[];
  step: number;
  /** The number of steps. */
  steps: number;
  onStep: (step: number) => void;
};

/** The loops that a step is in, with ways to their other passes and out of them. */
export function LoopControls({ runs, step, steps, onStep }: LoopProps) {
  const { t } = useTranslation('steps');
  return loopsAt(runs, step).map(({ loop, pass }) => {
    const { first, last, passes, end } = loop;
    const text = t(first === last ? 'loop_line' : 'loop', {
      first,
      last,
      pass,
      total: passes.length,
    });
    const to = (label: string, icon: ReactNode, goal: number | undefined) => (
      <Button
        size="sm"
        variant="ghost"
        className="min-h-11! min-w-11 px-2!"
        aria-label={label}
        title={label}
        aria-disabled={goal === undefined}
        onClick={() => goal !== undefined && onStep(goal)}
      >
        {icon}
      </Button>
    );
    return (
      <fieldset
        key={passes[0]}
        aria-label={text}
        className="flex flex-wrap items-center gap-x-2 rounded-control bg-trail-soft px-3"
      >
        <span className="py-1 font-bold text-sm tabular-nums">{text}</span>
        <span className="flex flex-wrap">
          {to(t('previous_pass'), <ChevronLeft aria-hidden="true" />, passes[pass - 2])}
          {to(t('next_pass'), <ChevronRight aria-hidden="true" />, passes[pass])}
          {to(t('leave_loop'), <ChevronsRight aria-hidden="true" />, end < steps ? end : undefined)}
        </span>
      </fieldset>
    );
  });
}
