import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** The values that each property of CSS can get here. The first is that of a browser, unless the box has another. */
export const LAYOUT_VALUES = {
  display: ['flex', 'grid'],
  direction: ['row', 'column', 'row-reverse'],
  justify: ['flex-start', 'center', 'flex-end', 'space-between', 'space-around'],
  align: ['stretch', 'flex-start', 'center', 'flex-end'],
  wrap: ['nowrap', 'wrap'],
  columns: ['1fr 1fr', '1fr 1fr 1fr', '1fr 2fr', '80px 1fr', '2fr 1fr 1fr'],
} as const;
export type LayoutChoice = keyof typeof LAYOUT_VALUES;

/** Maximum distance of the items, in pixels. */
export const GAP_MAX = 40;
/** Maximum number of items. */
export const ITEMS_MAX = 8;

const oneOf = (values: readonly string[]) =>
  Type.Optional(Type.Unsafe<string>(Type.Enum([...values])));

/** The properties of the box at the start, and the number of items in it. */
export const FlexGridOptions = Type.Object({
  display: oneOf(LAYOUT_VALUES.display),
  direction: oneOf(LAYOUT_VALUES.direction),
  justify: oneOf(LAYOUT_VALUES.justify),
  align: oneOf(LAYOUT_VALUES.align),
  wrap: oneOf(LAYOUT_VALUES.wrap),
  columns: oneOf(LAYOUT_VALUES.columns),
  gap: Type.Optional(Type.Integer({ minimum: 0, maximum: GAP_MAX })),
  items: Type.Optional(Type.Integer({ minimum: 1, maximum: ITEMS_MAX })),
});
export type FlexGridOptions = Static<typeof FlexGridOptions>;

export type FlexGridState = Record<LayoutChoice, string> & { gap: number; items: number };

const CHOICES = Object.keys(LAYOUT_VALUES) as LayoutChoice[];

/** Figures: all properties with their values, `gap` in pixels, and the number of `items`. */
export const flexGrid: Explorable<FlexGridOptions, FlexGridState> = {
  start: (options) => ({
    display: 'flex',
    direction: 'row',
    justify: 'flex-start',
    align: 'flex-start',
    wrap: 'nowrap',
    columns: '1fr 1fr',
    gap: 8,
    items: 3,
    ...options,
  }),
  settle(options, state) {
    const start = flexGrid.start(options);
    const chosen = CHOICES.map((name) => {
      const values: readonly string[] = LAYOUT_VALUES[name];
      return [name, values.includes(state[name]) ? state[name] : start[name]];
    });
    return {
      ...(Object.fromEntries(chosen) as Record<LayoutChoice, string>),
      gap: Math.round(within(state.gap, 0, GAP_MAX)),
      items: Math.round(within(state.items, 1, ITEMS_MAX)),
    };
  },
  measure: (_, state) => state,
};
