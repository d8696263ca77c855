import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { JUMP } from './world.ts';

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control border border-night-line bg-white/10 font-sans text-2xl leading-none hover:bg-white/20 aria-disabled:opacity-40 noscript:hidden';

/** The jump that a typed text means; null for what is no number. */
export function jumpOf(typed: string): number | null {
  const number = Number(typed);
  if (typed === '' || !Number.isFinite(number)) return null;
  return Math.min(JUMP.max, Math.max(JUMP.min, Math.round(number)));
}

type Props = { value: number; onChange: (value: number) => void };

/** The first line of the game's code. Its number can be typed, and changed with a button on either side. */
export function CodeLine({ value, onChange }: Props) {
  const { t } = useTranslation('hero');
  const [typed, setTyped] = useState(String(value));

  function change(text: string): void {
    const next = jumpOf(text);
    if (next !== null && next !== value) onChange(next);
  }
  function stepBy(by: number): void {
    const next = String(jumpOf(String(value + by)));
    setTyped(next);
    change(next);
  }

  return (
    <fieldset
      aria-label={t('run.code_label')}
      className="flex items-center gap-1 rounded-control border border-night-line bg-night px-2 py-1 max-[22rem]:gap-0.5 sm:gap-1.5 sm:px-3 font-mono text-on-night sm:text-lg"
    >
      <code
        aria-hidden="true"
        className="whitespace-nowrap max-sm:me-auto text-[0.94rem] max-[22rem]:text-[0.8rem] sm:text-lg"
      >
        <span className="text-[#4fe3b0]">let</span> jump =
      </code>
      <button
        type="button"
        data-press="less"
        aria-label={t('run.less')}
        aria-disabled={value <= JUMP.min}
        className={BUTTON}
        onClick={() => stepBy(-1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={JUMP.min}
        max={JUMP.max}
        aria-label="jump"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          change(target.value);
        }}
        onBlur={() => setTyped(String(value))}
        className="h-11 w-12 max-[22rem]:w-10 sm:w-14 rounded-control border border-night-line bg-white/10 text-center font-bold text-[#ff9d7a] text-xl [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        data-press="more"
        aria-label={t('run.more')}
        aria-disabled={value >= JUMP.max}
        className={BUTTON}
        onClick={() => stepBy(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <code aria-hidden="true" className="whitespace-nowrap">
        ;{' '}
        <span className="text-on-night-muted text-sm max-sm:hidden">
          {'// '}
          {t('run.comment')}
        </span>
      </code>
    </fieldset>
  );
}
