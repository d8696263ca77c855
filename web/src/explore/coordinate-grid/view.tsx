import {
  type CoordinateGridOptions,
  type CoordinateGridState,
  canvasOf,
  coordinateGrid,
} from '@codivia/contract/explorables/coordinate-grid';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';

export const explorable = coordinateGrid;

/** The size of the shape that is moved, in pixels of the canvas: the share of its width. */
const SIZE = 0.15;

/** The lines that lead from the shape to its numbers. */
function Guides({ x, y }: CoordinateGridState) {
  const { left, top } = usePlane();
  const style = { stroke: 'var(--data-2)', strokeWidth: 2, strokeDasharray: '4 4' };
  return (
    <g aria-hidden="true">
      <line x1={left(0)} x2={left(x)} y1={top(y)} y2={top(y)} {...style} />
      <line x1={left(x)} x2={left(x)} y1={top(0)} y2={top(y)} {...style} />
    </g>
  );
}

/** The canvas of p5 with its coordinates; the learner moves a shape, and reads the code that draws it there. */
export function View({
  options,
  state,
  change,
}: ViewProps<CoordinateGridOptions, CoordinateGridState>) {
  const { t } = useTranslation('coordinate-grid');
  const { width, height } = canvasOf(options);
  const { x, y } = state;
  const size = Math.round(width * SIZE);
  const isRect = options.shape === 'rect';
  const code = isRect ? `rect(${x}, ${y}, ${size}, ${size})` : `circle(${x}, ${y}, ${size})`;
  const every = Math.max(10, Math.round(Math.max(width, height) / 4 / 10) * 10);
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={
        <>
          {t('status', { x, y })} <code>{code}</code>
        </>
      }
      onReset={() => change(coordinateGrid.start(options))}
    >
      <Plane
        x={[0, width]}
        y={[0, height]}
        every={{ x: every, y: every }}
        height={Math.round((282 * height) / width) + 54}
        down
        labels={{ x: 'x', y: 'y' }}
      >
        <Guides x={x} y={y} />
        <Handle
          {...{ x, y }}
          label={t('point')}
          shown={t('place', { x, y })}
          step={5}
          onMove={(toX, toY) => change(coordinateGrid.settle(options, { x: toX, y: toY }))}
        >
          {isRect ? (
            <rect width={42} height={42} fill="var(--data-1)" />
          ) : (
            <circle r={21} fill="var(--data-1)" />
          )}
          <circle r={4} fill="var(--color-surface)" />
        </Handle>
      </Plane>
    </Figure>
  );
}
