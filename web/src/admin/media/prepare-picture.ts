import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_WIDTH,
} from '@codivia/contract/api/admin-media';
import { formatOfContent } from '@codivia/contract/files/file-formats';
import { pictureSize } from '@codivia/contract/files/picture-size';

/** The quality with which pictures are drawn again; a lower one only where the first makes a file that is too large. */
const QUALITIES = [0.85, 0.6];
/** Bytes of a file that is opened at all: photographs of telephones have up to 20 million. */
const FILE_MAX_BYTES = 40_000_000;
/** Pixels of a file that is opened: a browser needs four bytes for each of them. */
const OPENED_PIXELS = 4 * PICTURE_MAX_PIXELS;

/** The reason why a file cannot be taken as a picture. */
export type PictureFault = 'unreadable' | 'too_many_pixels' | 'too_large';

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}

/** Draws a picture, or the frame of a film, at most as wide as a lesson needs it. */
export function drawSmaller(
  source: ImageBitmap | HTMLVideoElement,
  size: { width: number; height: number },
): HTMLCanvasElement {
  const scale = Math.min(1, PICTURE_MAX_WIDTH / size.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns what was drawn as a WebP without any metadata; 'too_large' if it cannot be made small enough to be sent. */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | 'too_large'> {
  for (const quality of QUALITIES) {
    const made = await encode(canvas, quality);
    if (made && made.size <= PICTURE_MAX_BYTES) return made;
  }
  return 'too_large';
}

/**
 * Makes a picture as it is sent: drawn again as a WebP, which removes what tells about it and keeps of a moving picture
 * its first frame. Its head is read first, so that a huge one never fills the memory.
 */
export async function preparePicture(file: Blob): Promise<Blob | PictureFault> {
  if (file.size > FILE_MAX_BYTES) return 'too_large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formatOfContent(bytes);
  const size = format && pictureSize(bytes, format);
  if (!size) return 'unreadable';
  if (size.width * size.height > OPENED_PIXELS) return 'too_many_pixels';
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'unreadable';
  }
  const canvas = drawSmaller(bitmap, bitmap);
  bitmap.close();
  return pictureOf(canvas);
}
