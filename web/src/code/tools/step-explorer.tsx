import { foldedSteps, loopRuns } from '@codivia/runners/python/page/recording-loops';
import { momentAt, type Recording } from '@codivia/runners/python/recording';
import type { OutputStream } from '@codivia/runners/runner';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { StepCode } from './step-code.tsx';
import { LoopControls, StepControls } from './step-controls.tsx';
import { StepObjects } from './step-objects.tsx';
import { StepVariables } from './step-variables.tsx';
import { useStepWords } from './use-step-words.ts';
import { differenceOf, NO_DIFFERENCE } from './what-changed.ts';

/** Returns the step that a key leads to; undefined for any other key. */
function placeAfter(key: string, place: number, last: number): number | undefined {
  const places: Record<string, number> = {
    ArrowLeft: Math.max(0, place - 1),
    ArrowRight: Math.min(last, place + 1),
    Home: 0,
    End: last,
  };
  return places[key];
}

/** Tells whether a field or a scrolling text uses this key itself. */
const ownsKeys = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, [tabindex="0"]');

function Output({ output }: { output: Recording['output'] }) {
  const { t } = useTranslation('steps');
  const looks: Record<OutputStream, string> = {
    out: '',
    err: 'text-[#ff9d7a]',
    typed: 'text-[#ffd27a]',
  };
  return (
    <section
      aria-label={t('output')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-40 min-h-14 overflow-auto whitespace-pre-wrap break-words rounded-control bg-night p-3 font-mono text-on-night text-sm"
    >
      {output.length === 0 && <p className="font-sans text-on-night-muted">{t('no_output')}</p>}
      {output.map(([stream, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever follow each other
        <span key={index} className={looks[stream]}>
          {text}
        </span>
      ))}
    </section>
  );
}

/** Goes through a recorded program: its line, its variables and what it has printed at each step. */
export function StepExplorer({ code, recording }: { code: string; recording: Recording }) {
  const { t } = useTranslation('steps');
  const [step, setStep] = useState(0);
  const [folded, setFolded] = useState(true);
  const slider = useRef<HTMLInputElement>(null);
  const runs = useMemo(() => loopRuns(recording), [recording]);
  const shortened = useMemo(() => foldedSteps(recording, runs), [recording, runs]);
  const all = useMemo(() => recording.steps.map((_, index) => index), [recording]);
  const canFold = shortened.length < all.length;
  const places = folded ? shortened : all;
  const place = Math.max(0, places.indexOf(step));
  const moment = useMemo(() => momentAt(recording, step), [recording, step]);
  const previous = places[place - 1];
  const difference = useMemo(
    () =>
      previous === undefined ? NO_DIFFERENCE : differenceOf(momentAt(recording, previous), moment),
    [recording, previous, moment],
  );
  const words = useStepWords(moment, difference);
  useEffect(() => slider.current?.focus(), []);

  function goToStep(goal: number): void {
    setStep(goal);
    // A hidden pass is shown when somebody goes to it.
    if (!places.includes(goal)) setFolded(false);
  }

  function fold(on: boolean): void {
    setFolded(on);
    if (on) setStep(shortened.findLast((one) => one <= step) ?? 0);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const goal = placeAfter(event.key, place, places.length - 1);
    if (goal === undefined || ownsKeys(event.target)) return;
    event.preventDefault();
    setStep(places[goal] ?? 0);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same keys work on all that is inside
    <div className="grid grid-cols-1 gap-3" onKeyDown={onKeyDown}>
      {recording.end in ENDS && (
        <p className="rounded-control bg-joy-soft p-3">
          {t(ENDS[recording.end as keyof typeof ENDS], { count: recording.steps.length })}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-3">
          <StepControls
            place={place}
            places={places.length}
            slider={slider}
            onPlace={(to) => setStep(places[to] ?? 0)}
          />
          <p role="status" className="min-h-12 font-bold">
            {words}
          </p>
          <StepCode code={code} line={moment.line} failed={moment.event === 'error'} />
          <LoopControls runs={runs} step={step} steps={all.length} onStep={goToStep} />
          <h3 className="m-0! text-lg">{t('output')}</h3>
          <Output output={moment.output} />
          {canFold && (
            <Checkbox label={t('fold')} hint={t('fold_hint')} checked={folded} onChange={fold} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-3">
          <section aria-label={t('variables')} className="grid grid-cols-1 gap-2">
            <h3 className="m-0! text-lg">{t('variables')}</h3>
            <StepVariables moment={moment} difference={difference} />
          </section>
          <StepObjects moment={moment} difference={difference} />
        </div>
      </div>
    </div>
  );
}

/** The message above a recording that is not the whole program. */
const ENDS = { steps: 'end_steps', size: 'end_size', stopped: 'end_stopped' } as const;
