import { useId } from 'react';

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
  return (
    <div className="explore-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown ?? value}</output>
      <input
        id={id}
        type="range"
        aria-valuetext={shown}
        {...{ min, max, step, value }}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
