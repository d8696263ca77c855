import { GripHorizontal } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** The height of a web preview in pixels (docs/product.md#web-room). */
export const HEIGHT = { start: 300, min: 220, max: 700 } as const;

const STEP = 20;
const LEAP = 100;

function within(height: number): number {
  return Math.round(Math.min(HEIGHT.max, Math.max(HEIGHT.min, height)));
}

/** Where a key leads from a height; null for other keys. */
function heightAfter(key: string, height: number): number | null {
  const goals: Record<string, number> = {
    ArrowDown: height + STEP,
    ArrowUp: height - STEP,
    PageDown: height + LEAP,
    PageUp: height - LEAP,
    Home: HEIGHT.min,
    End: HEIGHT.max,
  };
  const goal = goals[key];
  return goal === undefined ? null : within(goal);
}

type Props = {
  height: number;
  onChange: (height: number) => void;
  /** The id of what changes its height. */
  controls: string;
};

/** Changes the height of what is above it, by drag or by keyboard. */
export function HeightHandle({ height, onChange, controls }: Props) {
  const { t } = useTranslation('previews');
  const grip = useRef<{ y: number; height: number } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    // With it moves over the frame come here too, and not to the program in it.
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { y: event.clientY, height };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!grip.current) return;
    onChange(within(grip.current.height + event.clientY - grip.current.y));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = heightAfter(event.key, height);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between things cannot be moved; this can.
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('height')}
      aria-controls={controls}
      aria-valuenow={height}
      aria-valuemin={HEIGHT.min}
      aria-valuemax={HEIGHT.max}
      aria-valuetext={t('height_value', { height })}
      tabIndex={0}
      className="grid h-6 shrink-0 cursor-row-resize touch-none place-items-center rounded-control text-muted hover:bg-trail-soft hover:text-trail"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        grip.current = null;
      }}
      onKeyDown={onKeyDown}
    >
      <GripHorizontal aria-hidden="true" className="size-5" />
    </div>
  );
}
