import { useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { figureOf } from './lesson-values.ts';

type Props = { label: string; value: number; most: number; onChange: (value: number) => void };

/** A whole number from 0 on. Anything else one writes counts as 0, and is shown as such afterwards. */
export function FigureField({ label, value, most, onChange }: Props) {
  const [written, setWritten] = useState<string | null>(null);
  return (
    <Input
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={written ?? String(value)}
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(figureOf(target.value, most));
      }}
      onBlur={() => setWritten(null)}
    />
  );
}
