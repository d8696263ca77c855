import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & ComponentProps<'textarea'>;

/** A labelled text field of several lines. It grows with its text where browsers can. */
export function Textarea({ label, hint, error, className: own, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={classes(className, own, 'field-sizing-content max-h-96 min-h-24')}
        />
      )}
    </Field>
  );
}
