import { createContext, type ReactNode, type RefObject, use, useMemo, useRef } from 'react';
import { Drawing } from './drawing.tsx';

/** The least and the greatest value of an axis. */
export type Range = readonly [least: number, most: number];

interface PlaneScale {
  /** Turn values of the axes into units of the drawing. */
  left: (x: number) => number;
  top: (y: number) => number;
  /** Returns the values under a point of the screen. */
  at: (clientX: number, clientY: number) => { x: number; y: number };
  x: Range;
  y: Range;
}

const PlaneContext = createContext<PlaneScale | null>(null);

/** The scale of the plane around a component. */
export function usePlane(): PlaneScale {
  const plane = use(PlaneContext);
  if (!plane) throw new Error('There is no Plane around this component');
  return plane;
}

/** Room for the numbers of the axes, in units of the drawing. */
const MARGIN = { left: 42, right: 16, top: 16, bottom: 38 };

function ticks([least, most]: Range, every: number): number[] {
  const first = Math.ceil(least / every);
  const count = Math.floor(most / every) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * every);
}

type Props = {
  x: Range;
  y: Range;
  /** Distance of the lines of the grid. */
  every: { x: number; y: number };
  /** Size of the drawing with its margins, in its own units; text is 15 units high. */
  width?: number;
  height?: number;
  /** True for canvases, where y grows downwards. */
  down?: boolean;
  labels?: { x: string; y: string };
  children: ReactNode;
};

function scaleOf(
  svg: RefObject<SVGSVGElement | null>,
  { x, y, width = 340, height = 280, down = false }: Omit<Props, 'every' | 'children'>,
): PlaneScale {
  const across = width - MARGIN.left - MARGIN.right;
  const along = height - MARGIN.top - MARGIN.bottom;
  const part = (value: number, [least, most]: Range) => (value - least) / (most - least);
  const whole = (share: number, [least, most]: Range) => least + share * (most - least);
  return {
    x,
    y,
    left: (value) => MARGIN.left + part(value, x) * across,
    top: (value) => MARGIN.top + (down ? part(value, y) : 1 - part(value, y)) * along,
    at(clientX, clientY) {
      const box = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
      const shareX = (((clientX - box.left) / box.width) * width - MARGIN.left) / across;
      const shareY = (((clientY - box.top) / box.height) * height - MARGIN.top) / along;
      return { x: whole(shareX, x), y: whole(down ? shareY : 1 - shareY, y) };
    },
  };
}

/** Two axes with a grid. What is drawn in it takes its places from `usePlane`. */
export function Plane(props: Props) {
  const { x, y, every, width = 340, height = 280, down = false, labels, children } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [x0, x1, y0, y1] = [...x, ...y];
  const scale = useMemo(
    () => scaleOf(svg, { x: [x0, x1] as Range, y: [y0, y1] as Range, width, height, down }),
    [x0, x1, y0, y1, width, height, down],
  );
  const { left, top } = scale;
  return (
    <Drawing ref={svg} {...{ width, height }}>
      <g aria-hidden="true">
        {ticks(x, every.x).map((value) => (
          <g key={value}>
            <line
              className={value === 0 ? 'axis' : 'grid'}
              x1={left(value)}
              x2={left(value)}
              y1={top(y[0])}
              y2={top(y[1])}
            />
            <text className="quiet" x={left(value)} y={height - 21} textAnchor="middle">
              {value}
            </text>
          </g>
        ))}
        {ticks(y, every.y).map((value) => (
          <g key={value}>
            <line
              className={value === 0 ? 'axis' : 'grid'}
              x1={left(x[0])}
              x2={left(x[1])}
              y1={top(value)}
              y2={top(value)}
            />
            <text className="quiet" x={MARGIN.left - 8} y={top(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {labels && (
          <>
            <text x={width - MARGIN.right} y={height - 4} textAnchor="end">
              {labels.x}
            </text>
            <text x={MARGIN.left} y={11}>
              {labels.y}
            </text>
          </>
        )}
      </g>
      <PlaneContext value={scale}>{children}</PlaneContext>
    </Drawing>
  );
}
