import { type Drawing, type NumberedItem, polygonsOf } from '@codivia/runners/python/drawing';
import { fontOf } from './paint-drawing.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const rounded = (value: number) => Math.round(value * 100) / 100;

function element(name: string, attributes: Record<string, string | number>, text?: string): string {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`,
    )
    .join('');
  return text === undefined
    ? `<${name}${written}/>`
    : `<${name}${written}>${escaped(text)}</${name}>`;
}

function elementsOf(drawing: Drawing, item: NumberedItem): string[] {
  switch (item[0]) {
    case 'line': {
      const [, , fromX, fromY, toX, toY, stroke, width] = item;
      const [x1, y1] = drawing.place(fromX, fromY);
      const [x2, y2] = drawing.place(toX, toY);
      const line = { x1, y1, x2, y2, stroke, 'stroke-width': width, 'stroke-linecap': 'round' };
      return [element('line', line)];
    }
    case 'fill': {
      const points = item[2].map(([x, y]) => drawing.place(x, y).map(rounded).join(','));
      return [element('polygon', { points: points.join(' '), fill: item[3] || 'none' })];
    }
    case 'dot': {
      const [cx, cy] = drawing.place(item[2], item[3]);
      return [element('circle', { cx, cy, r: item[4] / 2, fill: item[5] })];
    }
    case 'text': {
      const [x, y] = drawing.place(item[2], item[3]);
      const anchor = { left: 'start', center: 'middle', right: 'end' }[item[5]];
      const style = `font: ${fontOf(item)}`;
      return [element('text', { x, y, fill: item[9], 'text-anchor': anchor, style }, item[4])];
    }
    case 'stamp': {
      const [, , ...pose] = item;
      return polygonsOf(drawing, pose).map(([points, fill, stroke]) =>
        element('polygon', {
          points: points.map((point) => point.map(rounded).join(',')).join(' '),
          fill: fill || 'none',
          stroke,
          'stroke-width': pose[4],
        }),
      );
    }
  }
}

/** The drawing as an SVG file, its turtles included. */
export function svgOf(drawing: Drawing): string {
  const { width, height } = drawing.size;
  const turtles = [...drawing.turtles.values()].map((pose) => ['stamp', 0, ...pose] as const);
  const items = [...drawing.inOrder(), ...turtles] as NumberedItem[];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    element('rect', { width, height, fill: drawing.background }),
    ...items.flatMap((item) => elementsOf(drawing, item)),
    '</svg>',
  ].join('\n');
}
