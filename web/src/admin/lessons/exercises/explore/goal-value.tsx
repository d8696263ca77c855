import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { GoalRow } from './goal-rows.ts';

type Value = GoalRow['value'];
type Props<V extends Value> = {
  label: string;
  /** The label with the condition that it is of, for screen readers. */
  name: string;
  value: V;
  onChange: (value: V) => void;
};

/** A number, also with a comma. While it is written it may be none: what was there before stays until it is. */
function NumberField({ label, name, value, onChange }: Props<number> | Props<Value>) {
  const { t } = useTranslation('admin-exercises');
  const [text, setText] = useState<string | null>(null);
  const numberIn = (written: string) =>
    written.trim() === '' ? Number.NaN : Number(written.replace(',', '.'));
  const isBroken = text !== null && !Number.isFinite(numberIn(text));
  return (
    <Input
      label={label}
      aria-label={name}
      inputMode="decimal"
      autoComplete="off"
      error={isBroken ? t('goal.no_number') : undefined}
      value={text ?? String(value)}
      onChange={({ target }) => {
        setText(target.value);
        const next = numberIn(target.value);
        if (Number.isFinite(next)) onChange(next);
      }}
      onBlur={() => !isBroken && setText(null)}
    />
  );
}

/** The value that a measure is compared with: a number, a text, or yes or no. */
export function GoalValue({ label, name, value, onChange }: Props<Value>) {
  const { t } = useTranslation('admin-exercises');
  if (typeof value === 'boolean') {
    return (
      <Select
        label={label}
        aria-label={name}
        options={(['true', 'false'] as const).map((one) => ({
          value: one,
          label: t(`goal.${one}`),
        }))}
        value={value ? 'true' : 'false'}
        onChoose={(one) => onChange(one === 'true')}
      />
    );
  }
  if (typeof value === 'string') {
    return (
      <Input
        label={label}
        aria-label={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return <NumberField label={label} name={name} value={value} onChange={onChange} />;
}
