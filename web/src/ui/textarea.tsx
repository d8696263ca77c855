import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A labelled text field of several lines. It grows with its text where browsers can. */
export function Textarea({ label, hint, error, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={`${className} field-sizing-content max-h-96 min-h-24`}
        />
      )}
    </Field>
  );
}
