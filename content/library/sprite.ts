import { at, box, inside, svg } from './pen.ts';

/** The side of a sprite: the grid that it is drawn on, and its pixels. */
export const GRID = 64;
export const SPRITE_PIXELS = 128;

/** The groups in which the dialog shows the library. */
export const CATEGORIES = [
  ...(['people', 'animals', 'creatures', 'items', 'vehicles', 'space'] as const),
  ...(['nature', 'blocks', 'interface', 'effects'] as const),
];
export type SpriteCategory = (typeof CATEGORIES)[number];

/** A picture of the library, or a row of pictures that move when they are shown one after the other. */
export interface Sprite {
  /** Its name, which is also the name of its file: small letters and blanks. */
  en: string;
  fr: string;
  /** Further words that find it. */
  words?: string;
  category: SpriteCategory;
  /** Each on a grid of 64 by 64. */
  frames: readonly string[];
  /** Number of frames that are shown in a second. */
  fps?: number;
}

/** Makes sprites of a category: of one picture or of several, with how many are shown in a second if they move. */
export const spritesOf =
  (category: SpriteCategory) =>
  (
    en: string,
    fr: string,
    words: string,
    drawn: string | readonly string[],
    fps?: number,
  ): Sprite => {
    const frames = typeof drawn === 'string' ? [drawn] : drawn;
    return { en, fr, words, category, frames, ...(fps ? { fps } : {}) };
  };

/** Makes frames of a movement that begins again after its last one: `draw` gets the elapsed part of it, below 1. */
export const cycle = (count: number, draw: (phase: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, i) => draw(i / count));

/** A wave between -1 and 1, once in a cycle. */
export const swing = (phase: number) => Math.sin(2 * Math.PI * phase);

/** A sprite as an SVG file: its frames from left to right, each inside its own square. */
export function spriteFile({ frames }: Sprite): string {
  const square = box(0, 0, GRID, GRID);
  const drawn = frames.map((frame, i) =>
    frames.length === 1 ? frame : at(i * GRID, 0, inside(square, frame)),
  );
  return svg(drawn.join(''), [GRID * frames.length, GRID], SPRITE_PIXELS / GRID);
}
