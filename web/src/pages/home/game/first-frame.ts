import { GROUND, HEIGHT, newWorld, PIKO_X, SIZES, type Thing, WIDTH } from './world.ts';

/** The layers of the background from the back to the front, and the part of Piko's speed that each moves at. */
export const LAYERS = [
  ['forest-1', 0.06],
  ['forest-2', 0.25],
  ['forest-3', 0.6],
] as const;
/** The pictures of the game, by their names in the library. */
export const PICTURES = [
  ...LAYERS.map(([name]) => name),
  ...(['piko-running', 'star', 'rock'] as const),
] as const;
export type PictureName = (typeof PICTURES)[number];

/** The dots of the trail under Piko's feet. */
export const DOTS = { y: GROUND + 8, gap: 16, radius: 2.6, color: '#fff0c7' } as const;

/** The upper left corner of a star or rock. */
export const cornerOf = ({ kind, x, height }: Thing) => ({
  x: x - SIZES[kind] / 2,
  y: GROUND - height - SIZES[kind] / 2,
});

/** Makes a drawing part of another one: its ids must not be those of other parts. */
function placed(name: string, svg: string, [x, y, width, height]: readonly number[], view = '') {
  const own = svg
    .replace(/id="(\w+)"/g, `id="${name}-$1"`)
    .replace(/url\(#(\w+)\)/g, `url(#${name}-$1)`);
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(own) ?? [];
  const drawn = own.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view || viewBox}">${drawn}</svg>`;
}

/** Draws the game before it begins, as the text of an SVG file: the page shows it until somebody plays. */
export function firstFrame(pictureOf: (name: PictureName) => string): string {
  const { piko } = SIZES;
  const layers = LAYERS.map(([name]) => placed(name, pictureOf(name), [0, 0, WIDTH, HEIGHT]));
  const dots = `<path d="M${DOTS.gap / 2} ${DOTS.y}H${WIDTH}" stroke="${DOTS.color}" stroke-width="${DOTS.radius * 2}" stroke-dasharray="0.1 ${DOTS.gap - 0.1}"/>`;
  const things = newWorld()
    .things.filter(({ x }) => x < WIDTH)
    .map((thing, i) => {
      const { x, y } = cornerOf(thing);
      const size = SIZES[thing.kind];
      return placed(`t${i}`, pictureOf(thing.kind), [x, y, size, size]);
    });
  const runner = placed(
    'piko',
    pictureOf('piko-running'),
    [PIKO_X, GROUND - piko + 2, piko, piko],
    '64 0 64 64',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${layers.join('')}${dots}${things.join('')}${runner}</svg>`;
}
