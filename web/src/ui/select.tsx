import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
    options: readonly { value: Value; label: string }[];
    value: Value;
    onChoose: (value: Value) => void;
  };

/** A labelled choice of one among many: the browser's own control, which every device can show. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, hint, error, options, value, onChoose, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={`${control.className} pe-9`}
          value={value}
          onChange={({ target }) => onChoose(target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
