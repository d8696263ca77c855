import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** Maximum light of one lamp. */
export const LIGHT_MAX = 255;

const Light = Type.Integer({ minimum: 0, maximum: LIGHT_MAX });

/** The light of the lamps at the start, and the colour to reach: red, green, blue. */
export const ColourMixerOptions = Type.Object({
  r: Type.Optional(Light),
  g: Type.Optional(Light),
  b: Type.Optional(Light),
  target: Type.Optional(Type.Array(Light, { minItems: 3, maxItems: 3 })),
});
export type ColourMixerOptions = Static<typeof ColourMixerOptions>;

export type ColourMixerState = { r: number; g: number; b: number };

const light = (value: number) => Math.round(within(value, 0, LIGHT_MAX));

/** Figures: `r`, `g`, `b`, and with a target the `distance` from it, 0 to 442. */
export const colourMixer: Explorable<ColourMixerOptions, ColourMixerState> = {
  start: ({ r = 255, g = 0, b = 0 }) => ({ r, g, b }),
  settle: (_, { r, g, b }) => ({ r: light(r), g: light(g), b: light(b) }),
  measure({ target }, { r, g, b }) {
    const [toR = 0, toG = 0, toB = 0] = target ?? [];
    const distance = Math.round(Math.hypot(r - toR, g - toG, b - toB));
    return { r, g, b, ...(target && { distance }) };
  },
};
