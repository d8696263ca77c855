import {
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
  type ThumbnailType,
} from '@codivia/contract/published-projects';
import { BrokenPicture, type Picture, readJpeg, readPng, readWebp } from './picture-parts.ts';
import { ThumbnailTooWide, ThumbnailUnreadable } from './published-projects.errors.ts';

const READERS: readonly [ThumbnailType, (bytes: Buffer) => Picture | undefined][] = [
  ['image/png', readPng],
  ['image/jpeg', readJpeg],
  ['image/webp', readWebp],
];

/** Shorter than any picture. */
const TOO_SHORT = 20;

function read(bytes: Buffer): { type: ThumbnailType; picture: Picture } {
  for (const [type, reader] of READERS) {
    const picture = bytes.length < TOO_SHORT ? undefined : reader(bytes);
    if (picture) return { type, picture };
  }
  throw ThumbnailUnreadable();
}

/**
 * What is stored of an uploaded picture: its type by its content, and only the parts that draw it. Anything that is
 * no whole PNG, JPEG or WebP, or has something behind it, is refused or cut off. Throws ThumbnailUnreadable or ThumbnailTooWide.
 */
export function cleanPicture(given: unknown): { type: ThumbnailType; bytes: Buffer } {
  if (!Buffer.isBuffer(given)) throw ThumbnailUnreadable();
  try {
    const { type, picture } = read(given);
    const { width, height, bytes } = picture;
    if (width < 1 || height < 1) throw ThumbnailUnreadable();
    if (width > THUMBNAIL_WIDTH || height > THUMBNAIL_HEIGHT) throw ThumbnailTooWide();
    return { type, bytes };
  } catch (error) {
    // Reading beyond the end of a buffer is a RangeError.
    if (error instanceof BrokenPicture || error instanceof RangeError) throw ThumbnailUnreadable();
    throw error;
  }
}
