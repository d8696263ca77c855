/** The boxes of sounds and films (ISO 14496-12). */

import { BrokenFile, latin, need, view } from './file-parts.ts';

/** A box: the positions of its beginning, of its content, and of the next box. */
export interface Box {
  type: string;
  at: number;
  content: number;
  next: number;
}

/** The boxes from one place to another, which fill it. */
export function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  for (let at = start; at < end; ) {
    need(at + 8 <= end);
    const sizeField = view(bytes).getUint32(at);
    const content = at + (sizeField === 1 ? 16 : 8);
    need(content <= end);
    const large = sizeField === 1 ? Number(view(bytes).getBigUint64(at + 8)) : sizeField;
    const next = sizeField === 0 ? end : at + large;
    need(next >= content && next <= end);
    yield { type: latin(bytes, at + 4, 4), at, content, next };
    at = next;
  }
}

/** The boxes that are reached through boxes of these types, each in the one before. */
export function* boxesThrough(
  bytes: Uint8Array,
  { content, next }: Pick<Box, 'content' | 'next'>,
  [type, ...rest]: readonly string[],
): Generator<Box> {
  for (const box of boxesIn(bytes, content, next)) {
    if (box.type !== type) continue;
    if (rest.length === 0) yield box;
    else yield* boxesThrough(bytes, box, rest);
  }
}

/** Returns the range of a whole file, as the content that holds its boxes. */
export const whole = ({ length }: Uint8Array): Pick<Box, 'content' | 'next'> => ({
  content: 0,
  next: length,
});

/** The kind of a track, as its box `hdlr` names it: pictures (`vide`), sound (`soun`) or anything else. */
export const kindIn = (bytes: Uint8Array, handler: Box): string =>
  latin(bytes, handler.content + 8, 4);

/** Tells whether one of the tracks is pictures, as far as the boxes hold together. */
export function hasPictures(bytes: Uint8Array): boolean {
  try {
    const handlers = boxesThrough(bytes, whole(bytes), ['moov', 'trak', 'mdia', 'hdlr']);
    for (const handler of handlers) if (kindIn(bytes, handler) === 'vide') return true;
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
  }
  return false;
}
