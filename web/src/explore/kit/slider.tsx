import { formatNumber } from '@codivia/contract/text/format';
import { useId } from 'react';
import { useLanguage } from '../../lib/i18n.ts';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as it is shown and read aloud. */
  shown?: string;
  onChange: (value: number) => void;
};

/** A number that is moved within a range. */
export function Slider({ label, value, min, max, step = 1, shown, onChange }: Props) {
  const id = useId();
  const language = useLanguage();
  const text = shown ?? formatNumber(value, language);
  return (
    <div className="explore-slider">
      <label htmlFor={id}>{label}</label>
      {/* The slider itself tells its value. */}
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        id={id}
        type="range"
        aria-valuetext={text}
        {...{ min, max, step, value }}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
