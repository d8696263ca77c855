import { crc32, inflateSync } from 'node:zlib';

/** A picture that was taken apart: only the parts that draw it are put together again, without its metadata. */
export interface Picture {
  width: number;
  height: number;
  bytes: Buffer;
}

/** Thrown when a file breaks the rules of its own format. */
export class BrokenPicture extends Error {}

function expect(holds: boolean): asserts holds {
  if (!holds) throw new BrokenPicture();
}

/** Returns a part of a file; throws when the file is shorter than it says. */
export function slice(bytes: Buffer, start: number, length: number): Buffer {
  expect(start + length <= bytes.length);
  return bytes.subarray(start, start + length);
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The chunks that draw a PNG (https://www.w3.org/TR/png-3/#4Concepts.FormatTypes); all others are left out. */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const LAST_FILTER = 4;
/** The colour type of pixels that are places in a palette. */
const PALETTE = 3;
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Checks that the number of pixels is exactly that of width, height and depth. */
function expectPixels(header: Buffer, data: Buffer[]): void {
  const [width, height, depth] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8] ?? 0];
  const samples = SAMPLES[header[9] ?? -1];
  expect(samples !== undefined && [1, 2, 4, 8, 16].includes(depth));
  // Interlaced pictures are refused: browsers do not write them, and their check takes more work.
  expect(header[12] === 0 && width > 0 && height > 0 && width * height < 10_000_000);
  const size = height * (1 + Math.ceil((width * depth * samples) / 8));
  const row = size / height;
  let pixels: Buffer;
  try {
    pixels = inflateSync(Buffer.concat(data), { maxOutputLength: size + 1 });
  } catch {
    throw new BrokenPicture();
  }
  expect(pixels.length === size);
  // Each row begins with the number of its filter.
  for (let at = 0; at < size; at += row) expect((pixels[at] ?? 0) <= LAST_FILTER);
}

/** Reads a PNG; undefined when it is none. Throws BrokenPicture. */
export function readPng(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined;
  const kept: Buffer[] = [PNG_SIGNATURE];
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let hasPalette = false;
  for (let at = 8, type = ''; type !== 'IEND'; ) {
    const length = slice(bytes, at, 4).readUInt32BE();
    const chunk = slice(bytes, at, 12 + length);
    type = chunk.toString('latin1', 4, 8);
    const content = chunk.subarray(8, 8 + length);
    expect(crc32(chunk.subarray(4, 8 + length)) === chunk.readUInt32BE(8 + length));
    expect((type === 'IHDR') === (header === undefined));
    if (type === 'IHDR') header = slice(content, 0, 13);
    if (type === 'PLTE') hasPalette = length > 0;
    if (type === 'IDAT') data.push(content);
    if (PNG_CHUNKS.includes(type)) kept.push(chunk);
    at += chunk.length;
  }
  expect(header !== undefined && (header[9] !== PALETTE || hasPalette));
  expectPixels(header, data);
  const size = { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
  return { ...size, bytes: Buffer.concat(kept) };
}

/** The chunks that draw a WebP (https://developers.google.com/speed/webp/docs/riff_container) that does not move. */
const WEBP_CHUNKS = ['VP8X', 'ALPH', 'VP8 ', 'VP8L'];
const ALPHA_FLAG = 0x10;

function webpSize(type: string, content: Buffer): [number, number] | undefined {
  if (type === 'VP8 ') {
    expect(slice(content, 3, 3).equals(Buffer.from('9d012a', 'hex')));
    return [content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff];
  }
  if (type !== 'VP8L') return undefined;
  expect(slice(content, 0, 5)[0] === 0x2f);
  const bits = content.readUInt32LE(1);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

/** Reads a WebP; undefined when it is none. Throws BrokenPicture. */
export function readWebp(bytes: Buffer): Picture | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  const end = 8 + bytes.readUInt32LE(4);
  const kept: Buffer[] = [];
  let size: [number, number] | undefined;
  for (let at = 12; at < end; ) {
    const type = slice(bytes, at, 8).toString('latin1', 0, 4);
    const length = bytes.readUInt32LE(at + 4);
    const chunk = Buffer.from(slice(bytes, at, 8 + length + (length % 2)));
    expect(type !== 'ANIM' && type !== 'ANMF');
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ALPHA_FLAG;
    const found = webpSize(type, chunk.subarray(8, 8 + length));
    expect(!(found && size));
    size ??= found;
    if (WEBP_CHUNKS.includes(type)) kept.push(chunk);
    at += chunk.length;
  }
  expect(size !== undefined);
  const [first] = kept;
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    expect(first.readUIntLE(12, 3) + 1 === size[0] && first.readUIntLE(15, 3) + 1 === size[1]);
  }
  const content = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const head = Buffer.alloc(8, 'RIFF');
  head.writeUInt32LE(content.length, 4);
  return { width: size[0], height: size[1], bytes: Buffer.concat([head, content]) };
}

/** The segments that draw a JPEG (ITU T.81, table B.1): tables, frames and scans, not comments and data of programs. */
const JPEG_KEPT = [0xdb, 0xc4, 0xdd, 0xc0, 0xc1, 0xc2, 0xda];
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2];
/**
 * Maximum number of scans. Progressive pictures have some ten of them. Each goes over the whole picture: thousands
 * would take minutes to decode.
 */
const JPEG_SCANS_MAX = 30;

/** Returns the end of the data of a scan: the next marker that is not a part of it. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new BrokenPicture();
}

/** Reads a JPEG; undefined when it is none. Throws BrokenPicture. */
export function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    const marker = slice(bytes, at, 2);
    const kind = marker[1] ?? 0;
    expect(marker[0] === 0xff);
    if (kind === 0xd9) {
      expect(size !== undefined);
      return { ...size, bytes: Buffer.concat([...kept, marker]) };
    }
    const length = slice(bytes, at + 2, 2).readUInt16BE();
    const segment = slice(bytes, at, 2 + length);
    const end = kind === 0xda ? endOfScan(bytes, at + segment.length) : at + segment.length;
    if (JPEG_FRAMES.includes(kind)) {
      expect(size === undefined && [1, 3].includes(slice(segment, 9, 1)[0] ?? 0));
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (kind === 0xda) expect(++scans <= JPEG_SCANS_MAX);
    if (JPEG_KEPT.includes(kind)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}
