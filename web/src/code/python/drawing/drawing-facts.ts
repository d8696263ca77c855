import type { Drawing, NumberedItem, Point } from '@codivia/runners/python/drawing';

/** The facts from which a drawing is described. Positions are rounded, in the turtle's units. */
export interface DrawingFacts {
  /** The number of each kind of part, with its colours, the commonest first. */
  lines: Counted;
  fills: Counted;
  dots: Counted;
  stamps: number;
  texts: string[];
  background: string;
  extent: { left: number; right: number; bottom: number; top: number } | null;
  turtles: { x: number; y: number; angle: number }[];
}

export interface Counted {
  count: number;
  colours: string[];
}

/** Maximum number of colours, texts and turtles that are named. */
const NAMED = 5;

function pointsOf(item: NumberedItem): Point[] {
  if (item[0] === 'line') {
    return [
      [item[2], item[3]],
      [item[4], item[5]],
    ];
  }
  return item[0] === 'fill' ? item[2] : [[item[2], item[3]]];
}

function counted(items: NumberedItem[], colourOf: (item: NumberedItem) => string): Counted {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(colourOf(item), (counts.get(colourOf(item)) ?? 0) + 1);
  const colours = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  return { count: items.length, colours: colours.slice(0, NAMED) };
}

/** Returns the facts about a drawing in its present state. */
export function factsOf(drawing: Drawing): DrawingFacts {
  const items = drawing.inOrder();
  const of = (kind: NumberedItem[0]) => items.filter((item) => item[0] === kind);
  const xs = items.flatMap((item) => pointsOf(item).map(([x]) => x));
  const ys = items.flatMap((item) => pointsOf(item).map(([, y]) => y));
  const least = (values: number[]) => Math.round(values.reduce((a, b) => Math.min(a, b)));
  const most = (values: number[]) => Math.round(values.reduce((a, b) => Math.max(a, b)));
  return {
    lines: counted(of('line'), (item) => String(item[6])),
    fills: counted(of('fill'), (item) => String(item[3])),
    dots: counted(of('dot'), (item) => String(item[5])),
    stamps: of('stamp').length,
    texts: items.flatMap((item) => (item[0] === 'text' ? [item[4]] : [])).slice(0, NAMED),
    background: drawing.background,
    extent:
      xs.length === 0
        ? null
        : { left: least(xs), right: most(xs), bottom: least(ys), top: most(ys) },
    turtles: [...drawing.turtles.values()].slice(0, NAMED).map(([x, y, angle]) => ({
      x: Math.round(x),
      y: Math.round(y),
      angle: (Math.round(angle) + 360) % 360,
    })),
  };
}
