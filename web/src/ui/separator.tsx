import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';

type Props = {
  /** The direction of the line: a vertical one is moved sideways. */
  orientation: 'horizontal' | 'vertical';
  value: number;
  /** A double click sets `usual`. */
  range: { min: number; max: number; usual: number };
  /** The amounts by which an arrow key and a page key change the value. */
  steps: { step: number; leap: number };
  onChange: (value: number) => void;
  /** Returns the change of the value for each pixel of a movement. */
  perPixel?: (grip: HTMLElement) => number;
  label: string;
  valueText: string;
  /** The id of the element whose size it changes. */
  controls: string;
  className: string;
  children: ReactNode;
};

/** Returns the value that a key leads to; null for other keys. */
function valueAfter(key: string, { value, range, steps }: Props): number | null {
  const { step, leap } = steps;
  const goals: Record<string, number> = {
    ArrowRight: value + step,
    ArrowDown: value + step,
    ArrowLeft: value - step,
    ArrowUp: value - step,
    PageDown: value + leap,
    PageUp: value - leap,
    Home: range.min,
    End: range.max,
    Enter: range.usual,
  };
  return goals[key] ?? null;
}

/**
 * A line between two parts that is moved by drag, touch or keyboard; a double click, or Enter, restores the usual
 * position.
 */
export function Separator(props: Props) {
  const { orientation, value, range, onChange, perPixel = () => 1 } = props;
  const grip = useRef<{ at: number; value: number } | null>(null);
  const position = ({ clientX, clientY }: PointerEvent) =>
    orientation === 'vertical' ? clientX : clientY;
  const move = (next: number) =>
    onChange(Math.round(Math.min(range.max, Math.max(range.min, next))));

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    // With it, moves over a frame are sent here too, and not to the program in it.
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { at: position(event), value };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const held = grip.current;
    if (held) move(held.value + (position(event) - held.at) * perPixel(event.currentTarget));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = valueAfter(event.key, props);
    if (next === null) return;
    event.preventDefault();
    move(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between things cannot be moved; this can.
    <div
      role="separator"
      aria-orientation={orientation}
      aria-label={props.label}
      aria-controls={props.controls}
      aria-valuenow={value}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuetext={props.valueText}
      tabIndex={0}
      className={props.className}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        grip.current = null;
      }}
      onDoubleClick={() => onChange(range.usual)}
      onKeyDown={onKeyDown}
    >
      {props.children}
    </div>
  );
}
