import type { FileFormat } from './file-formats.ts';
import { latin, view } from './metadata/file-parts.ts';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The markers of JPEG frames, which contain the size (ITU T.81, table B.1): the others of this range do not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const data = view(bytes);
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Any number of these bytes may be before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += 2 + Math.max(data.getUint16(at + 2), 2);
  }
  return undefined;
}

function webpSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  const data = view(bytes);
  const kind = latin(bytes, 12, 4);
  if (kind === 'VP8X') {
    const side = (at: number) => data.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16) + 1;
    return { width: side(24), height: side(27) };
  }
  if (kind === 'VP8L') {
    const sides = data.getUint32(21, true);
    return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return undefined;
  return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
}

/**
 * Returns the size of a picture as its head states it, without reading its drawing; undefined where the head is damaged,
 * and for formats other than PNG, JPEG, GIF and WebP.
 */
export function pictureSize(bytes: Uint8Array, format: FileFormat): PictureSize | undefined {
  if (bytes.length < 24) return undefined;
  const data = view(bytes);
  if (format === 'png') return { width: data.getUint32(16), height: data.getUint32(20) };
  if (format === 'gif') return { width: data.getUint16(6, true), height: data.getUint16(8, true) };
  if (format === 'jpeg') return jpegSize(bytes);
  return format === 'webp' ? webpSize(bytes) : undefined;
}
