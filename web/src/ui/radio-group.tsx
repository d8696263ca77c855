import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type Props = {
  /** The question. */
  label: string;
  hint?: ReactNode;
  /** The error, announced as soon as it appears. */
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The attributes of each radio button, as a form registers it. */
  control: ComponentProps<'input'>;
};

/** A question that is answered by one of a few options, none of them chosen at first. */
export function RadioGroup({ label, hint, error, options, control }: Props) {
  const id = useId();
  const described = classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      className="grid content-start gap-1.5"
    >
      <p id={`${id}-legend`} className="font-bold">
        {label}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={classes(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 bg-surface px-4 py-2.5 has-checked:border-trail has-checked:bg-trail-soft',
              error ? 'border-danger' : 'border-edge',
            )}
          >
            <input
              {...control}
              type="radio"
              value={value}
              className="size-5 shrink-0 accent-trail"
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-bold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
