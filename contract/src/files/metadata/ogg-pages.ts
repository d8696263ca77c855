/** The pages of an Ogg file (RFC 3533, 6): reading them, and packing packets into new ones. */

import { joined, latin, need, view } from './file-parts.ts';

/** Bits of a page's head: it continues with the packet of the page before, or begins a stream. */
const CONTINUES = 1;
const BEGINS = 2;
const HEAD_LENGTH = 27;
const SEGMENTS_MAX = 255;
const SEGMENT_MAX = 255;

export interface OggPage {
  /** The whole page, head and content. */
  bytes: Uint8Array;
  /** True if it is the first one of its stream. */
  begins: boolean;
  serial: number;
  sequence: number;
  /** Its pieces of packets; all but the last are whole, or the end of a packet that began on an earlier page. */
  pieces: Uint8Array[];
  /** True if its last packet ends on it. */
  isWhole: boolean;
}

/** The change of a page's checksum by each value of a byte: division by 0x04c11db7. */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, value) => {
  let sum = value << 24;
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum;
});

/** The page with its number in the stream, and the checksum that belongs to it. */
function sealed(page: Uint8Array, sequence: number): Uint8Array {
  const bytes = page.slice();
  view(bytes).setUint32(18, sequence, true);
  view(bytes).setUint32(22, 0, true);
  let sum = 0;
  for (const byte of bytes) sum = (sum << 8) ^ (CHECKSUMS[(sum >>> 24) ^ byte] ?? 0);
  view(bytes).setUint32(22, sum, true);
  return bytes;
}

/** Returns the page for another place of its stream. */
export const pageAt = ({ bytes }: OggPage, sequence: number) => sealed(bytes, sequence);

function piecesOf(bytes: Uint8Array, lacing: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let start = HEAD_LENGTH + lacing.length;
  let end = start;
  for (const length of lacing) {
    end += length;
    if (length === SEGMENT_MAX) continue;
    pieces.push(bytes.subarray(start, end));
    start = end;
  }
  if (lacing.at(-1) === SEGMENT_MAX) pieces.push(bytes.subarray(start, end));
  return pieces;
}

/**
 * Returns the pages of a file, in their order. A page that is cut off at the end, as where a recording was interrupted,
 * and bytes after the last one are left out.
 */
export function oggPages(file: Uint8Array): OggPage[] {
  const pages: OggPage[] = [];
  for (let at = 0; at + HEAD_LENGTH <= file.length && latin(file, at, 5) === 'OggS\0'; ) {
    const lacing = file.subarray(at + HEAD_LENGTH, at + HEAD_LENGTH + (file[at + 26] ?? 0));
    const length =
      HEAD_LENGTH + (file[at + 26] ?? 0) + lacing.reduce((sum, segment) => sum + segment, 0);
    const bytes = file.subarray(at, at + length);
    if (bytes.length < length) break;
    pages.push({
      bytes,
      begins: ((bytes[5] ?? 0) & BEGINS) !== 0,
      serial: view(bytes).getUint32(14, true),
      sequence: view(bytes).getUint32(18, true),
      pieces: piecesOf(bytes, lacing),
      isWhole: lacing.at(-1) !== SEGMENT_MAX,
    });
    at += length;
  }
  need(pages.length > 0);
  return pages;
}

/** Packs packets of one stream into pages without a position in time, as heads have. */
export function packedPages(
  packets: readonly Uint8Array[],
  serial: number,
  sequence: number,
): Uint8Array[] {
  const lacing = packets.flatMap(({ length }) => [
    ...new Array<number>(Math.floor(length / SEGMENT_MAX)).fill(SEGMENT_MAX),
    length % SEGMENT_MAX,
  ]);
  const content = joined(packets);
  const pages: Uint8Array[] = [];
  let at = 0;
  for (let first = 0; first < lacing.length; first += SEGMENTS_MAX) {
    const segments = lacing.slice(first, first + SEGMENTS_MAX);
    const head = new Uint8Array(HEAD_LENGTH + segments.length);
    head.set([0x4f, 0x67, 0x67, 0x53]);
    head[5] = lacing[first - 1] === SEGMENT_MAX ? CONTINUES : 0;
    // A page on which no packet ends says so.
    if (segments.every((length) => length === SEGMENT_MAX)) head.fill(0xff, 6, 14);
    view(head).setUint32(14, serial, true);
    head[26] = segments.length;
    head.set(segments, HEAD_LENGTH);
    const length = segments.reduce((sum, segment) => sum + segment, 0);
    const page = joined([head, content.subarray(at, at + length)]);
    pages.push(sealed(page, sequence + pages.length));
    at += length;
  }
  return pages;
}
