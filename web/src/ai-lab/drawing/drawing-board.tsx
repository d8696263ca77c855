import { DRAWING_SIDE } from '@codivia/runners/models/drawing-features';
import { Eraser, Undo2 } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { rasterize, type Stroke } from './rasterize.ts';

const WIDTHS = { thin: 1.4, medium: 2.4, thick: 3.6 } as const;
type Width = keyof typeof WIDTHS;

type Props = {
  strokes: readonly Stroke[];
  onDraw: (strokes: readonly Stroke[]) => void;
};

const pathOf = ({ points }: Stroke) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('') +
  // A dot is a line without length, which is drawn with its round ends.
  (points.length === 1 ? 'h0' : '');

/** A board to draw on by finger, pen or mouse: 28 × 28 points for a model, smooth lines for people. */
export function DrawingBoard({ strokes, onDraw }: Props) {
  const { t } = useTranslation('ai-lab');
  const board = useRef<SVGSVGElement>(null);
  /** The finger, pen or mouse that draws: a second finger, or the hand that rests, does not. */
  const drawing = useRef<number | null>(null);
  const [width, setWidth] = useState<Width>('medium');

  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = board.current?.getBoundingClientRect() ?? new DOMRect();
    const scale = DRAWING_SIDE / Math.max(1, box.width);
    return [(clientX - box.left) * scale, (clientY - box.top) * scale] as const;
  }

  function begin(event: PointerEvent): void {
    if (event.button !== 0 || drawing.current !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = event.pointerId;
    onDraw([...strokes, { points: [placeOf(event)], width: WIDTHS[width] }]);
  }

  function go(event: PointerEvent): void {
    const last = strokes.at(-1);
    if (drawing.current !== event.pointerId || !last) return;
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const places = (between.length > 0 ? between : [event.nativeEvent]).map(placeOf);
    onDraw([...strokes.slice(0, -1), { ...last, points: [...last.points, ...places] }]);
  }

  function end({ pointerId }: PointerEvent): void {
    if (drawing.current === pointerId) drawing.current = null;
  }

  return (
    <div className="grid justify-items-center gap-3">
      <svg
        ref={board}
        role="img"
        aria-label={t('draw.board')}
        viewBox={`0 0 ${DRAWING_SIDE} ${DRAWING_SIDE}`}
        className="aspect-square w-full max-w-80 cursor-crosshair touch-none rounded-card border-2 border-edge bg-white"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.map((stroke, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and removed at the end.
            key={i}
            d={pathOf(stroke)}
            fill="none"
            stroke="#10211f"
            strokeWidth={stroke.width}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <ChoiceGroup
          label={t('draw.width')}
          value={width}
          onChoose={setWidth}
          options={(['thin', 'medium', 'thick'] as const).map((value) => ({
            value,
            title: t(`draw.widths.${value}`),
            label: (
              <span
                aria-hidden="true"
                className="w-6 rounded-full bg-current"
                style={{ height: `${WIDTHS[value] * 2}px` }}
              />
            ),
          }))}
        />
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={strokes.length === 0}
          onClick={() => onDraw(strokes.slice(0, -1))}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {t('draw.undo')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={strokes.length === 0}
          onClick={() => onDraw([])}
        >
          <Eraser aria-hidden="true" className="size-4" />
          {t('draw.clear')}
        </Button>
      </div>
    </div>
  );
}

/** The board as a recorder of one example: null while nothing is drawn. */
export function DrawingRecorder({
  onInput,
  round,
}: {
  onInput: (points: number[] | null) => void;
  round: number;
}) {
  return <Board key={round} onInput={onInput} />;
}

function Board({ onInput }: { onInput: (points: number[] | null) => void }) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  return (
    <DrawingBoard
      strokes={strokes}
      onDraw={(drawn) => {
        setStrokes(drawn);
        onInput(drawn.length === 0 ? null : rasterize(drawn));
      }}
    />
  );
}
