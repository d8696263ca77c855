import Type, { type Static } from 'typebox';
import type { Measures } from './explorable.ts';

/** The condition on one figure. `below` and `above` exclude their bound. */
const Condition = Type.Object(
  {
    is: Type.Optional(Type.Union([Type.Number(), Type.String(), Type.Boolean()])),
    below: Type.Optional(Type.Number()),
    above: Type.Optional(Type.Number()),
    at_most: Type.Optional(Type.Number()),
    at_least: Type.Optional(Type.Number()),
  },
  { additionalProperties: false, minProperties: 1 },
);
type Condition = Static<typeof Condition>;

/** Conditions by the names of figures; all of them must hold. */
export const Goal = Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]*$' }), Condition, {
  minProperties: 1,
  maxProperties: 10,
});
export type Goal = Static<typeof Goal>;

function holds(condition: Condition, figure: Measures[string] | undefined): boolean {
  const { is, below, above, at_most, at_least } = condition;
  if (figure === undefined || (is !== undefined && figure !== is)) return false;
  if ([below, above, at_most, at_least].every((bound) => bound === undefined)) return true;
  return (
    typeof figure === 'number' &&
    (below === undefined || figure < below) &&
    (above === undefined || figure > above) &&
    (at_most === undefined || figure <= at_most) &&
    (at_least === undefined || figure >= at_least)
  );
}

/** Tells whether the figures of a state meet every condition. */
export const meets = (goal: Goal, measures: Measures): boolean =>
  Object.entries(goal).every(([name, condition]) =>
    holds(condition, Object.hasOwn(measures, name) ? measures[name] : undefined),
  );
