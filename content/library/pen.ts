/**
 * Draws the sprites of the library in one style: an outline in ink, flat colours, and a shade at the lower right of
 * every part. Shapes are the texts of SVG paths on a grid of 64 by 64.
 */

/** The colours of all sprites and backgrounds. */
export const COLORS = {
  ink: '#2a1e3f',
  white: '#fffaf2',
  cloud: '#dfe7f7',
  steel: '#b4bfd8',
  slate: '#737c9c',
  dark: '#474266',
  red: '#f04a5e',
  orange: '#ff8c42',
  yellow: '#ffcb3d',
  lime: '#9fdb4d',
  green: '#3dbb6e',
  pine: '#23886a',
  teal: '#20b8ad',
  cyan: '#5cd0f5',
  blue: '#4081ff',
  indigo: '#5b52d6',
  purple: '#9d62ea',
  pink: '#ff82b8',
  rose: '#ffb3c7',
  brown: '#9c6240',
  bark: '#6e4534',
  tan: '#dda268',
  sand: '#f6da9c',
  light: '#ffd7b5',
  warm: '#e5a877',
  deep: '#a9683f',
  ebony: '#74452f',
} as const;
export type Color = keyof typeof COLORS;

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Rounds the numbers of a path to a visible precision, so that files stay small. */
const short = (d: string) => d.replace(/-?\d+\.\d+/g, (digits) => rounded(Number(digits)));

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour mixed with another one; `part` of it between 0 and 1. */
function mixed(color: string, other: string, part: number): string {
  const others = channels(other);
  const values = channels(color).map((value, i) => value + ((others[i] ?? 0) - value) * part);
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour in the shade, which is a little violet, as the ink is. */
const shaded = (color: Color) => mixed(COLORS[color], '#3b1f6b', 0.26);

export const circle = (x: number, y: number, r: number) => oval(x, y, r, r);
export const oval = (x: number, y: number, rx: number, ry: number) =>
  short(`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`);

/** A rectangle with round corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return short(`M${x} ${y}h${w}v${h}h${-w}z`);
  const [a, b] = [w - 2 * r, h - 2 * r];
  return short(
    `M${x + r} ${y}h${a}q${r} 0 ${r} ${r}v${b}q0 ${r} ${-r} ${r}h${-a}q${-r} 0 ${-r} ${-r}v${-b}q0 ${-r} ${r} ${-r}z`,
  );
}

/** A polygon through points. */
export const poly = (...points: readonly (readonly [number, number])[]) =>
  short(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`);

/** A star with points, its first one at the top; a many-pointed one is a cog or a burst. */
export function star(x: number, y: number, outer: number, inner: number, points = 5, turn = 0) {
  const at = (i: number): [number, number] => {
    const angle = ((i + turn) * Math.PI) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  };
  return poly(...Array.from({ length: 2 * points }, (_, i) => at(i)));
}

/** The width of outlines, in units of the grid. */
const LINE = 2.4;
let clips = 0;
/** An id for a clip, which `svg` numbers again. */
const nextClip = () => `~${++clips}~`;

type PartOptions = {
  /** Distance that the light reaches from the upper left: none draws the part flat. */
  shade?: number;
  /** The width of the outline; 0 draws none. */
  line?: number;
};

/** A part of a sprite: filled, with its shade, and with an outline. */
export function part(d: string, color: Color, { shade = 3, line = LINE }: PartOptions = {}) {
  const path = short(d);
  const outline =
    line > 0 ? `<path d="${path}" fill="none" stroke="${COLORS.ink}" stroke-width="${line}"/>` : '';
  if (shade === 0) return `<path d="${path}" fill="${COLORS[color]}"/>${outline}`;
  const id = nextClip();
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"><path d="${path}" fill="${shaded(color)}"/><path d="${path}" fill="${COLORS[color]}" transform="translate(${rounded(-shade * 0.8)} ${-shade})"/></g>${outline}`;
}

/** Returns the part of a drawing that is inside a shape. */
export function inside(d: string, drawn: string): string {
  const id = nextClip();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}

/** A flat shape without an outline, for patterns and light on other parts. */
export const flat = (d: string, color: Color | `#${string}` | `url(${string})`, opacity = 1) =>
  `<path d="${short(d)}" fill="${color in COLORS ? COLORS[color as Color] : color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A white spot of light. */
export const glint = (d: string, opacity = 0.65) => flat(d, '#ffffff', opacity);

/** A line, by default of ink. */
export const line = (d: string, width = 2, color: Color | `#${string}` = 'ink') =>
  `<path d="${short(d)}" fill="none" stroke="${color in COLORS ? COLORS[color as Color] : color}" stroke-width="${width}"/>`;

/** An arm, leg, tail or stick: a thick line with an outline. */
export const limb = (d: string, color: Color, width: number) =>
  line(d, width + 2 * LINE - 0.6) + line(d, width, color);

/** Moves, turns and scales a drawing; the turn is in degrees around the point to which it is moved. */
export function at(
  x: number,
  y: number,
  drawn: string,
  { turn = 0, scale = 1, scaleY = scale }: { turn?: number; scale?: number; scaleY?: number } = {},
): string {
  const turned = turn === 0 ? '' : ` rotate(${rounded(turn)})`;
  const isScaled = scale !== 1 || scaleY !== 1;
  const scaled = isScaled ? ` scale(${scale.toFixed(2)} ${scaleY.toFixed(2)})` : '';
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${turned}${scaled}">${drawn}</g>`;
}

/** An eye that looks at the player. */
export const eye = (x: number, y: number, size = 1, isShut = false) =>
  isShut
    ? line(`M${x - 2.4 * size} ${y}q${2.4 * size} ${2.6 * size} ${4.8 * size} 0`, 1.9)
    : flat(oval(x, y, 2.3 * size, 3.1 * size), 'ink') +
      flat(circle(x + 0.7 * size, y - 1.1 * size, 0.95 * size), '#ffffff');

/** Red cheeks, mirrored around the middle of a face. */
export const cheeks = (x: number, y: number, apart: number, color: Color = 'pink') =>
  flat(oval(x - apart, y, 2.6, 1.7), color, 0.75) + flat(oval(x + apart, y, 2.6, 1.7), color, 0.75);

/** The text of an SVG file; ids in it are numbered again, so that the same drawing is always the same file. */
export function svg(
  drawn: string,
  [width, height]: readonly [number, number],
  scale: number,
): string {
  const numbers = new Map<string, number>();
  const body = drawn.replace(/~(\d+)~/g, (_, id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size);
    return `c${numbers.get(id)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
}
