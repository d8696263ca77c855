import {
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
  type ThumbnailType,
} from '@codivia/contract/api/published-projects';
import { decodes } from './decode-picture.ts';
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

/** Takes a file apart. Throws ThumbnailUnreadable or ThumbnailTooWide. */
function checkedParts(bytes: Buffer): { type: ThumbnailType; picture: Picture } {
  try {
    const found = read(bytes);
    const { width, height } = found.picture;
    if (width < 1 || height < 1) throw ThumbnailUnreadable();
    if (width > THUMBNAIL_WIDTH || height > THUMBNAIL_HEIGHT) throw ThumbnailTooWide();
    return found;
  } catch (error) {
    // Reading beyond the end of a buffer is a RangeError.
    if (error instanceof BrokenPicture || error instanceof RangeError) throw ThumbnailUnreadable();
    throw error;
  }
}

/**
 * Returns the part of an uploaded picture that is stored: its type by its content, and only the parts that draw it. A
 * file that is no whole PNG, JPEG or WebP is refused, and data after the picture is cut off; the result decodes. Throws
 * ThumbnailUnreadable or ThumbnailTooWide.
 */
export async function cleanPicture(file: Buffer): Promise<{ type: ThumbnailType; bytes: Buffer }> {
  const { type, picture } = checkedParts(file);
  // A PNG has been unpacked already.
  if (type !== 'image/png' && !(await decodes(type, picture))) throw ThumbnailUnreadable();
  return { type, bytes: picture.bytes };
}
