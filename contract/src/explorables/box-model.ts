import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

const Pixels = (maximum: number) => Type.Optional(Type.Integer({ minimum: 0, maximum }));

/** Sizes in pixels. With `border_box`, `width` holds padding and border too. */
export const BoxModelOptions = Type.Object({
  width: Type.Optional(Type.Integer({ minimum: 60, maximum: 200 })),
  padding: Pixels(40),
  border: Pixels(20),
  margin: Pixels(40),
  border_box: Type.Optional(Type.Boolean()),
});
export type BoxModelOptions = Static<typeof BoxModelOptions>;

/** The sizes that can be changed, with the least and the greatest, from the inside out. */
export const BOX_RANGES = {
  width: [60, 200],
  padding: [0, 40],
  border: [0, 20],
  margin: [0, 40],
} as const;
export type BoxPart = keyof typeof BOX_RANGES;

export type BoxModelState = Record<BoxPart, number> & { border_box: boolean };

/** Widths in pixels: of the content, of the visible box, and of the room that it takes. */
export function widthsOf({ width, padding, border, margin, border_box }: BoxModelState) {
  const around = 2 * (padding + border);
  const content = border_box ? Math.max(0, width - around) : width;
  return { content, box: content + around, room: content + around + 2 * margin };
}

/** Figures: the four sizes, `border_box`, and the widths of `content`, `box` (with padding and border) and `room`. */
export const boxModel: Explorable<BoxModelOptions, BoxModelState> = {
  start: ({ width = 140, padding = 20, border = 6, margin = 24, border_box = false }) => ({
    width,
    padding,
    border,
    margin,
    border_box,
  }),
  settle(_, state) {
    const settled = (part: BoxPart) => {
      const [least, most] = BOX_RANGES[part];
      return Math.round(within(state[part], least, most));
    };
    return {
      width: settled('width'),
      padding: settled('padding'),
      border: settled('border'),
      margin: settled('margin'),
      border_box: state.border_box,
    };
  },
  measure: (_, state) => ({ ...state, ...widthsOf(state) }),
};
