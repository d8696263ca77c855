import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** A canvas of p5: y grows downwards. `shape` is drawn at the point that the learner moves. */
export const CoordinateGridOptions = Type.Object({
  width: Type.Optional(Type.Integer({ minimum: 50, maximum: 1000 })),
  height: Type.Optional(Type.Integer({ minimum: 50, maximum: 1000 })),
  shape: Type.Optional(Type.Union([Type.Literal('circle'), Type.Literal('rect')])),
  x: Type.Optional(Type.Number()),
  y: Type.Optional(Type.Number()),
});
export type CoordinateGridOptions = Static<typeof CoordinateGridOptions>;

export type CoordinateGridState = { x: number; y: number };

/** The size of the canvas, in pixels. */
export const canvasOf = ({ width = 400, height = 400 }: CoordinateGridOptions) => ({
  width,
  height,
});

/** Figures: `x` and `y`, in pixels from the top left corner, and how far they differ (`diagonal`). */
export const coordinateGrid: Explorable<CoordinateGridOptions, CoordinateGridState> = {
  start(options) {
    const { width, height } = canvasOf(options);
    return { x: options.x ?? width / 2, y: options.y ?? height / 2 };
  },
  settle(options, { x, y }) {
    const { width, height } = canvasOf(options);
    return { x: Math.round(within(x, 0, width)), y: Math.round(within(y, 0, height)) };
  },
  measure: (_, { x, y }) => ({ x, y, diagonal: Math.abs(x - y) }),
};
