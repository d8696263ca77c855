/**
 * Removes metadata from pictures: where, when and with what device they were taken, their author, small copies of them.
 * The drawing data stays byte by byte, so that browser and server come to the same result and the same hash.
 */

import { bytesOf, chunkOf, joined, latin, need, view } from './file-parts.ts';

/** Returns the orientation of a picture (EXIF tag 0x0112): 1 to 8, and 1 if it is missing. */
function orientationIn(tiff: Uint8Array): number {
  const data = view(tiff);
  if (tiff.length < 14) return 1;
  const little = latin(tiff, 0, 2) === 'II';
  const start = data.getUint32(4, little);
  if (start + 2 > tiff.length) return 1;
  const entries = data.getUint16(start, little);
  for (let entry = start + 2; entry < start + 2 + 12 * entries; entry += 12) {
    if (entry + 12 > tiff.length) return 1;
    if (data.getUint16(entry, little) !== 0x0112) continue;
    const orientation = data.getUint16(entry + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** Makes a block of EXIF that contains only the orientation of a picture (TIFF 6.0, section 2). */
function onlyOrientation(orientation: number): Uint8Array {
  return bytesOf(
    `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
  );
}

const EXIF = 'Exif\0\0';

/** Returns the segment of a JPEG that keeps its orientation; none for an upright picture. */
function uprightSegment(orientation: number): Uint8Array[] {
  if (orientation === 1) return [];
  const content = joined([bytesOf(EXIF), onlyOrientation(orientation)]);
  return [bytesOf(`\xff\xe1\0${String.fromCharCode(content.length + 2)}`), content];
}

/**
 * Tells whether a segment of a program affects the drawing: JFIF, color profiles, and how colors are stored (Adobe).
 */
function drawsJpeg(kind: number, content: Uint8Array): boolean {
  if (kind === 0xe0) return latin(content, 0, 5) === 'JFIF\0';
  if (kind === 0xe2) return latin(content, 0, 12) === 'ICC_PROFILE\0';
  return kind === 0xee || !((kind >= 0xe0 && kind <= 0xef) || kind === 0xfe);
}

/** Returns the end of a scan's data: at the next marker that is no part of it, or at the end of the file. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * Returns a JPEG without metadata. Data after the end of the picture is left out: telephones put further pictures
 * there, with their places.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  while (at < bytes.length && bytes[at + 1] !== 0xd9) {
    // Any number of these bytes may be before a marker.
    if (bytes[at] === 0xff && bytes[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    need(bytes[at] === 0xff && at + 4 <= bytes.length);
    const kind = bytes[at + 1] ?? 0;
    const length = view(bytes).getUint16(at + 2);
    const end = at + 2 + length;
    need(length >= 2 && end <= bytes.length);
    const content = bytes.subarray(at + 4, end);
    if (kind === 0xe1 && latin(content, 0, 6) === EXIF) {
      orientation = orientationIn(content.subarray(6));
    }
    const next = kind === 0xda ? endOfScan(bytes, end) : end;
    if (drawsJpeg(kind, content)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  const [first] = kept;
  need(first !== undefined);
  const upright = uprightSegment(orientation);
  // JFIF asks to be the first segment.
  const begin = first[1] === 0xe0 ? [first, ...upright] : [...upright, first];
  return joined([bytesOf('\xff\xd8'), ...begin, ...kept.slice(1), bytesOf('\xff\xd9')]);
}

/**
 * The chunks that draw a PNG, still or moving (https://www.w3.org/TR/png-3/#4Concepts.FormatTypes): not its texts and
 * times.
 */
const PNG_CHUNKS: readonly string[] = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP'],
  ...['bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
];

/** Returns a PNG without texts, times and additions of programs. */
export function cleanPng(bytes: Uint8Array): Uint8Array {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8, type = ''; type !== 'IEND'; ) {
    need(at + 12 <= bytes.length);
    const end = at + 12 + view(bytes).getUint32(at);
    need(end <= bytes.length);
    type = latin(bytes, at + 4, 4);
    if (PNG_CHUNKS.includes(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined(kept);
}

/** The chunks that draw a WebP (https://developers.google.com/speed/webp/docs/riff_container). */
const WEBP_CHUNKS: readonly string[] = ['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'ICCP', 'ANIM', 'ANMF'];
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

/** Returns a WebP without EXIF and XMP, but with the right orientation. */
export function cleanWebp(bytes: Uint8Array): Uint8Array {
  need(bytes.length >= 20);
  const end = 8 + view(bytes).getUint32(4, true);
  need(end <= bytes.length);
  const kept: Uint8Array[] = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= end; ) {
    const type = latin(bytes, at, 4);
    const length = view(bytes).getUint32(at + 4, true);
    need(at + 8 + length <= end);
    const next = Math.min(at + 8 + length + (length % 2), end);
    if (WEBP_CHUNKS.includes(type)) kept.push(bytes.slice(at, next));
    if (type === 'EXIF') {
      const content = bytes.subarray(at + 8, at + 8 + length);
      const isMarked = latin(content, 0, 6) === EXIF;
      orientation = orientationIn(isMarked ? content.subarray(6) : content);
    }
    at = next;
  }
  const [first] = kept;
  need(first !== undefined);
  const isExtended = latin(first, 0, 4) === 'VP8X' && first.length > 8;
  if (isExtended) {
    const flags = (first[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    first[8] = orientation === 1 ? flags : flags | EXIF_FLAG;
    if (orientation !== 1) kept.push(chunkOf('EXIF', onlyOrientation(orientation)));
  }
  return chunkOf('RIFF', joined([bytesOf('WEBP'), ...kept]));
}
