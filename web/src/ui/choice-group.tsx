import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props<Value extends string> = {
  /** The name of the choice. */
  label: string;
  options: readonly { value: Value; label: ReactNode; title?: string; lang?: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChoose: (value: Value) => void;
  className?: string;
};

/** A choice among a few options, all visible: a row of buttons of which one is pressed. */
export function ChoiceGroup<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChoose, className } = props;
  return (
    <fieldset
      aria-label={label}
      className={classes('flex gap-1 rounded-control bg-sunken p-1', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-label={option.title}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          className="inline-flex min-h-9 items-center justify-center gap-2 rounded-lg px-3 text-sm font-bold text-muted hover:text-ink aria-pressed:bg-trail-soft aria-pressed:text-trail aria-pressed:ring-2 aria-pressed:ring-trail aria-pressed:ring-inset [&_svg]:shrink-0"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
