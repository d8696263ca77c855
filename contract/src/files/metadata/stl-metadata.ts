import { latin, need } from './file-parts.ts';

/** Number of bytes before the triangles, in which programs write any data: names of people, files and machines. */
const HEAD = 80;
/** The color of all triangles, the only part of the head that is drawn: a word and four bytes. */
const COLOR = /COLOR=[\s\S]{4}/;
/** Each triangle ends in two bytes, which are drawn as its color where the head has one. */
const [TRIANGLES, TRIANGLE, COLOR_AT] = [84, 50, 48];

/** Returns a model of triangles (STL) without the data before and between them. */
export function cleanStl(bytes: Uint8Array): Uint8Array {
  need(bytes.length >= TRIANGLES);
  const color = COLOR.exec(latin(bytes, 0, HEAD));
  const cleaned = bytes.slice();
  const start = color?.index ?? HEAD;
  cleaned.fill(0, 0, start);
  cleaned.fill(0, Math.min(HEAD, start + (color?.[0].length ?? 0)), HEAD);
  if (color) return cleaned;
  for (let at = TRIANGLES + COLOR_AT; at < cleaned.length; at += TRIANGLE) {
    cleaned.fill(0, at, at + 2);
  }
  return cleaned;
}
