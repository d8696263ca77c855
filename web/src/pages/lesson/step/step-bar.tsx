import { ArrowLeft, ArrowRight, CheckCheck, Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { MainAction } from './main-action.ts';
import { StepButtons, type StepEntry, StepList, StepSegments } from './step-progress.tsx';
import { useMeasuredBar } from './use-measured-bar.ts';

type Props = {
  entries: readonly StepEntry[];
  index: number;
  onOpen: (index: number) => void;
  main: MainAction;
  mainRef: Ref<HTMLButtonElement>;
  onMain: () => void;
  onSkip: () => void;
  /** Checks again what is solved already; null when there is nothing to check. */
  again: { label: string; act: () => void } | null;
  /** Shown in place of the actions at the end of the lesson. */
  end: ReactNode;
};

const ICONS = { continue: ArrowRight, run: Play, check: CheckCheck } as const;

/** Longer than the time in which any system counts two clicks as a double click. */
const DOUBLE_CLICK_MS = 1000;

/**
 * Ignores the second click of a double click: it was not meant for what the button has become. Browsers also count a
 * click as the second one when the first was on something near it, which says nothing about this button.
 */
function useWithoutSecondClick(act: () => void): (event: MouseEvent) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ detail, timeStamp }) => {
    const isSecond = detail > 1 && timeStamp - last.current < DOUBLE_CLICK_MS;
    last.current = timeStamp;
    if (!isSecond) act();
  };
}

function Actions({ main, mainRef, onMain, onSkip, again }: Omit<Props, 'end'>) {
  const { t } = useTranslation('lessons');
  const Icon = ICONS[main.kind];
  const goesOn = main.kind === 'continue';
  const onClick = useWithoutSecondClick(onMain);
  return (
    <>
      {again && (
        <Button variant="ghost" className="max-sm:px-3" title={again.label} onClick={again.act}>
          {/* A phone has no room for the word beside the main action. */}
          <CheckCheck aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{again.label}</span>
        </Button>
      )}
      {!goesOn && (
        <Button variant="ghost" className="max-sm:px-3 max-[24rem]:px-1.5" onClick={onSkip}>
          {t('step.skip')}
        </Button>
      )}
      <Button
        ref={mainRef}
        variant={main.kind === 'check' ? 'joy' : 'primary'}
        loading={main.busy}
        className="max-sm:grow max-sm:px-3 max-[24rem]:px-2 sm:min-w-44"
        onClick={onClick}
      >
        {!main.busy && !goesOn && (
          <Icon aria-hidden="true" className="size-5 shrink-0 max-[24rem]:hidden" />
        )}
        {main.part?.label ?? t('step.continue')}
        {goesOn && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      </Button>
    </>
  );
}

/** The bar below a step: the progress, and the main action. */
export function StepBar(props: Props) {
  const { t } = useTranslation('lessons');
  const { entries, index, onOpen, end } = props;
  const measured = useMeasuredBar('--step-bar');
  return (
    <nav
      ref={measured}
      aria-label={t('steps_label')}
      className="step-bar sticky bottom-[var(--keyboard,0px)] z-30 grid gap-2 border-line border-t bg-surface px-[max(0.75rem,env(safe-area-inset-left))] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4"
    >
      <StepSegments entries={entries} index={index} />
      <div className="flex items-center gap-1 sm:gap-3">
        <button
          type="button"
          aria-label={t('step.previous')}
          title={t('step.previous')}
          disabled={index === 0}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-trail-soft disabled:opacity-40"
          onClick={() => onOpen(index - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </button>
        <StepList entries={entries} index={index} onOpen={onOpen} />
        <StepButtons entries={entries} index={index} onOpen={onOpen} />
        <div className="flex min-w-0 grow items-center justify-end gap-1 sm:gap-2 lg:grow-0">
          {end ?? <Actions {...props} />}
        </div>
      </div>
    </nav>
  );
}
