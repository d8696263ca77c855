import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A labelled one-line text field. */
export function Input({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...rest} {...control} />}
    </Field>
  );
}
