import { SIDE } from '@codivia/contract/explorables/convolution';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Drawing } from '../kit/drawing.tsx';
import { holdPage } from '../kit/hold-page.ts';

const PIXEL = 13;
const RIGHT = 340 - SIDE * PIXEL;
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function Greys({ greys }: { greys: readonly number[] }) {
  return greys.map((grey, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a pixel is its place.
      key={i}
      x={(i % SIDE) * PIXEL}
      y={Math.floor(i / SIDE) * PIXEL}
      width={PIXEL + 0.3}
      height={PIXEL + 0.3}
      fill={`rgb(${grey} ${grey} ${grey})`}
    />
  ));
}

type Props = {
  greys: readonly number[];
  result: readonly number[];
  x: number;
  y: number;
  /** The computed grey, in words. */
  shown: string;
  onMove: (x: number, y: number) => void;
};

/** The picture with the window of the kernel, which is moved by pointer or arrow keys, and the result beside it. */
export function Pictures({ greys, result, x, y, shown, onMove }: Props) {
  const { t } = useTranslation('convolution');
  const svg = useRef<SVGSVGElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const found = MOVES[event.key];
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(x + found[0], y + found[1]);
  }
  function moveTo({ clientX, clientY }: PointerEvent): void {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const unit = 340 / box.width;
    const across = ((clientX - box.left) * unit) / PIXEL;
    onMove(Math.floor(across), Math.floor(((clientY - box.top) * unit) / PIXEL));
  }
  return (
    <Drawing ref={svg} width={340} height={SIDE * PIXEL + 24}>
      <g
        className="handle"
        role="slider"
        tabIndex={0}
        aria-label={t('window')}
        aria-valuenow={x + 1}
        aria-valuetext={shown}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
      >
        <Greys greys={greys} />
        <rect
          className="handle-ring"
          pointerEvents="none"
          width={SIDE * PIXEL}
          height={SIDE * PIXEL}
        />
        <rect
          x={(x - 1) * PIXEL}
          y={(y - 1) * PIXEL}
          width={3 * PIXEL}
          height={3 * PIXEL}
          fill="none"
          stroke="#ff5c39"
          strokeWidth={3}
          pointerEvents="all"
          ref={holdPage}
        />
      </g>
      <g transform={`translate(${RIGHT} 0)`}>
        <Greys greys={result} />
        <rect
          x={x * PIXEL - 1}
          y={y * PIXEL - 1}
          width={PIXEL + 2}
          height={PIXEL + 2}
          fill="none"
          stroke="#ff5c39"
          strokeWidth={3}
        />
      </g>
      <text x={(SIDE * PIXEL) / 2} y={SIDE * PIXEL + 19} textAnchor="middle">
        {t('picture')}
      </text>
      <text x={170} y={(SIDE * PIXEL) / 2 + 5} textAnchor="middle">
        →
      </text>
      <text x={RIGHT + (SIDE * PIXEL) / 2} y={SIDE * PIXEL + 19} textAnchor="middle">
        {t('result')}
      </text>
    </Drawing>
  );
}
