import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** The attributes that a control must carry so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** The error, announced as soon as it appears. */
  error?: string | undefined;
};

const CONTROL =
  'w-full min-h-12 rounded-control border-2 bg-surface px-4 py-2.5 text-ink placeholder:text-muted [&[readonly]]:bg-sunken';

/** Label, hint and error around one control. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children({
        id,
        className: classes(CONTROL, error ? 'border-danger' : 'border-edge'),
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
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
