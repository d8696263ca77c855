import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

const Bound = Type.Integer({ minimum: -1000, maximum: 1000 });

/** Conditions for one value, in the order of `if` and `elif`; `otherwise` is the name of the track of `else`. */
export const SwitchyardOptions = Type.Object({
  name: Type.Optional(Type.String({ pattern: '^[a-z_]{1,10}$' })),
  min: Type.Optional(Bound),
  max: Type.Optional(Bound),
  value: Type.Optional(Bound),
  tracks: Type.Optional(
    Type.Array(
      Type.Object({
        sign: Type.Union([
          Type.Literal('<'),
          Type.Literal('<='),
          Type.Literal('>'),
          Type.Literal('>='),
          Type.Literal('=='),
        ]),
        than: Bound,
        label: Type.String({ minLength: 1, maxLength: 16 }),
      }),
      { minItems: 1, maxItems: 4 },
    ),
  ),
  otherwise: Type.Optional(Type.String({ minLength: 1, maxLength: 16 })),
});
export type SwitchyardOptions = Static<typeof SwitchyardOptions>;

/** `turned`: the conditions stand in the opposite order. */
export type SwitchyardState = { value: number; turned: boolean };

type Sign = '<' | '<=' | '>' | '>=' | '==';
type Condition = { sign: Sign; than: number; label?: string };

const HOLDS: Readonly<Record<Sign, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
};

const USUAL: Condition[] = [
  { sign: '>', than: 90 },
  { sign: '>', than: 50 },
];

/** The range of the value. */
export const rangeOf = ({ min = 0, max = 100 }: SwitchyardOptions) => ({
  min,
  max: Math.max(min, max),
});

/** The conditions in their present order. */
export function conditionsOf({ tracks }: SwitchyardOptions, turned: boolean): readonly Condition[] {
  const conditions: readonly Condition[] = tracks ?? USUAL;
  return turned ? conditions.toReversed() : conditions;
}

export const isTrue = ({ sign, than }: Condition, value: number): boolean =>
  HOLDS[sign](value, than);

/** The number of the track that the train takes, counted from 0; that of `else` comes last. */
export function trackOf(conditions: readonly Condition[], value: number): number {
  const found = conditions.findIndex((one) => isTrue(one, value));
  return found < 0 ? conditions.length : found;
}

/** The number of values of the range that reach each track. */
export function arrivals(options: SwitchyardOptions, turned: boolean): number[] {
  const conditions = conditionsOf(options, turned);
  const counts = Array.from({ length: conditions.length + 1 }, () => 0);
  const { min, max } = rangeOf(options);
  for (let value = min; value <= max; value++) {
    const track = trackOf(conditions, value);
    counts[track] = (counts[track] ?? 0) + 1;
  }
  return counts;
}

/** Figures: `value`, `track` (1 is the topmost), `turned`, and `unreached`, the number of tracks that no value reaches. */
export const switchyard: Explorable<SwitchyardOptions, SwitchyardState> = {
  start(options) {
    const { min, max } = rangeOf(options);
    return {
      value: within(options.value ?? Math.round((min + max) * 0.3), min, max),
      turned: false,
    };
  },
  settle(options, { value, turned }) {
    const { min, max } = rangeOf(options);
    return { value: Math.round(within(value, min, max)), turned };
  },
  measure: (options, { value, turned }) => ({
    value,
    turned,
    track: trackOf(conditionsOf(options, turned), value) + 1,
    unreached: arrivals(options, turned).filter((count) => count === 0).length,
  }),
};
