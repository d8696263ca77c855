import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** A hand on a dial of p5. `degrees` is its angle at the start. */
export const AnglesOptions = Type.Object({
  degrees: Type.Optional(Type.Integer({ minimum: 0, maximum: 360 })),
});
export type AnglesOptions = Static<typeof AnglesOptions>;

export type AnglesState = { degrees: number };

/** A whole turn, in degrees. */
export const WHOLE_TURN = 360;
/** The hand moves in steps of this size, in degrees. */
export const ANGLE_STEP = 5;

/** The constants of p5, by the degrees of their angles. */
export const P5_ANGLES: Readonly<Record<number, string>> = {
  0: '0',
  45: 'QUARTER_PI',
  90: 'HALF_PI',
  180: 'PI',
  270: 'PI + HALF_PI',
  360: 'TWO_PI',
};

export const radiansOf = (degrees: number): number => (degrees / 180) * Math.PI;

/** Returns the angle of a point around (0, 0) where y grows downwards: clockwise, in degrees from 0 to 360. */
export function degreesAt(x: number, y: number): number {
  const degrees = (Math.atan2(y, x) / Math.PI) * 180;
  return degrees < 0 ? degrees + WHOLE_TURN : degrees;
}

/** Figures: `degrees`, clockwise from the right. */
export const angles: Explorable<AnglesOptions, AnglesState> = {
  start: ({ degrees = 45 }) => ({ degrees: Math.round(degrees / ANGLE_STEP) * ANGLE_STEP }),
  settle: (_, { degrees }) => ({
    degrees: Math.round(within(degrees, 0, WHOLE_TURN) / ANGLE_STEP) * ANGLE_STEP,
  }),
  measure: (_, { degrees }) => ({ degrees }),
};
