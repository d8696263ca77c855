import type { HeldObject, Moment, Value } from '@codivia/runners/python/recording';

/** A value in a few words; an object by its type and number. */
export function valueText(value: Value): string {
  return value.kind === 'plain' ? value.text : `${value.type} ${value.id}`;
}

/** The differences from the step before: variables of the innermost call, and objects. */
export interface Difference {
  /** A function that was called. */
  entered: string | null;
  names: ReadonlySet<string>;
  objects: ReadonlySet<number>;
  /** Text that was printed or typed. */
  printed: string;
}

export const NO_DIFFERENCE: Difference = {
  entered: null,
  names: new Set(),
  objects: new Set(),
  printed: '',
};

const written = ({ parts, more }: HeldObject) => JSON.stringify([parts, more]);

/** Returns the effect of the step between two moments. */
export function differenceOf(before: Moment, now: Moment): Difference {
  const call = now.calls.at(-1);
  const same = before.calls.find(({ id }) => id === call?.id);
  const known = new Map(same?.variables.map(({ name, value }) => [name, valueText(value)]));
  const variables = call?.variables ?? [];
  const changed = variables.filter(({ name, value }) => known.get(name) !== valueText(value));
  const held = new Map(before.objects.map((object) => [object.id, written(object)]));
  const touched = now.objects.filter((object) => {
    const was = held.get(object.id);
    return was !== undefined && was !== written(object);
  });
  return {
    entered: call && !same && now.calls.length > before.calls.length ? call.name : null,
    names: new Set(changed.map(({ name }) => name)),
    objects: new Set(touched.map(({ id }) => id)),
    printed: now.output
      .slice(before.output.length)
      .map(([, text]) => text)
      .join(''),
  };
}
