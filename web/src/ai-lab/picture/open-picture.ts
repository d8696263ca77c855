import { IMAGE_SIDE, type LabPicture } from './lab-picture.ts';
import { pictureSize } from './picture-size.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Decoding takes four bytes for each point: phones have no memory for more than these. */
export const MAX_MEGAPIXELS = 40;
export const MAX_MEGABYTES = 30;

/** The reasons for which a file does not become a picture. */
export type PictureProblem = 'too_large' | 'heic' | 'unreadable';

const isHeic = ({ name, type }: File): boolean => /\.hei[cf]$/i.test(name) || /hei[cf]/i.test(type);

/** Decodes a picture once, and small: its shorter side has twice the points of the copy, and no more than before. */
async function decode(file: File): Promise<ImageBitmap | null> {
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (!size) return createImageBitmap(file);
  const { width, height } = size;
  if (width * height > MAX_MEGAPIXELS * 1_000_000) return null;
  const shorter = Math.min(2 * IMAGE_SIDE, width, height);
  const resized = width < height ? { resizeWidth: shorter } : { resizeHeight: shorter };
  return createImageBitmap(file, { ...resized, resizeQuality: 'high' });
}

/** A file as a picture of the lab, or the reason why it is none. */
export async function openPicture(file: File): Promise<LabPicture | PictureProblem> {
  if (file.size > MAX_MEGABYTES * 1_000_000) return 'too_large';
  try {
    const bitmap = await decode(file);
    if (!bitmap) return 'too_large';
    const { width, height } = bitmap;
    const picture = shrinkPicture({ drawn: bitmap, width, height }, 'file');
    bitmap.close();
    return picture;
  } catch {
    return isHeic(file) ? 'heic' : 'unreadable';
  }
}
