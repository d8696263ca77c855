/** Removes metadata from WebM films (RFC 9559): title, program, time, and attachments. */

import { need, OtherTracks } from './file-parts.ts';

const TRACK = 0xae;
const CLUSTER = 0x1f43b675;
/** Elements whose parts are looked at: head, segment, its index, film, tracks, pictures, sound, clusters and their groups. */
const HOLDING: readonly number[] = [
  ...[0x1a45dfa3, 0x18538067, 0x114d9b74, 0x4dbb, 0x1549a966, 0x1654ae6b, TRACK, 0xe0, 0xe1],
  ...[CLUSTER, 0xa0, 0x1c53bb6b, 0xbb, 0xb7],
];

/** 1 for pictures, 2 for sound. */
const TRACK_TYPE = 0x83;
const VOID = 0xec;
/** The programs that wrote it, which every file has to name: they stay as empty names. */
const WRITERS: readonly number[] = [0x4d80, 0x5741];
/** The elements that playing needs. All others are emptied. */
const NEEDED: readonly number[] = [
  // The head: versions and kind of the document.
  ...[0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285],
  // The index of the positions of all elements.
  ...[0x53ab, 0x53ac],
  // The film: the unit of its times, and how long it is.
  ...[0x2ad7b1, 0x4489],
  // A track: number, identity, type, flags, times, language, codec, how pieces are added to pictures.
  ...[0xd7, 0x73c5, TRACK_TYPE, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a],
  ...[0x22b59c, 0x22b59d, 0x86, 0x63a2, 0x56aa, 0x56bb, 0x55ee, 0x41e4],
  // Pictures: sizes, cut-off edges, colors, transparency, projection.
  ...[0xb0, 0xba, 0x54b0, 0x54ba, 0x54b2, 0x54b3, 0x54aa, 0x54bb, 0x54cc, 0x54dd],
  ...[0x9a, 0x9d, 0x53b8, 0x53c0, 0x55b0, 0x7670],
  // Sound: frequencies, channels, bits.
  ...[0xb5, 0x78b5, 0x9f, 0x6264],
  // Clusters and groups: times, places, data, and additions to them.
  ...[0xe7, 0xa7, 0xab, 0xa3, 0xa1, 0x9b, 0xfb, 0x75a1, 0x75a2],
  // Places to jump to.
  ...[0xb3, 0xf7, 0xf1, 0xf0, 0xb2, 0x5378],
];

/** Returns the length of a number in bytes, by its first byte. */
const lengthOf = (first: number) => Math.clz32(first) - 23;

/** Reads a number of this length in bytes. */
function numberAt(bytes: Uint8Array, at: number, length: number, first: number): number {
  let value = first;
  for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

/** Reads the element at a place: its id, the beginning of its content, and its length; null where that is left open. */
function elementAt(bytes: Uint8Array, at: number) {
  const first = bytes[at] ?? 0;
  const idLength = lengthOf(first);
  need(idLength <= 4);
  const sizeAt = at + idLength;
  const sizeFirst = bytes[sizeAt] ?? 0;
  const sizeLength = lengthOf(sizeFirst);
  need(sizeLength <= 8 && sizeAt + sizeLength <= bytes.length);
  const start = sizeFirst & (0xff >> sizeLength);
  const size = numberAt(bytes, sizeAt, sizeLength, start);
  const isOpen = size >= 2 ** (7 * sizeLength) - 1;
  const id = numberAt(bytes, at, idLength, first);
  return { id, content: sizeAt + sizeLength, size: isOpen ? null : size };
}

/** Empties an element. It keeps its length: places in the file are counted from its beginning. */
function empty(bytes: Uint8Array, at: number, next: number): void {
  bytes.fill(0, at, next);
  bytes[at] = VOID;
  const length = next - at;
  if (length < 129) bytes[at + 1] = 0x80 | (length - 2);
  else {
    bytes[at + 1] = 0x01;
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 5, length - 9);
  }
}

/**
 * Returns a WebM of pictures and sound without metadata; one with other tracks is refused. Recordings leave lengths of
 * segments and clusters open: their parts are passed one by one.
 */
export function cleanWebm(bytes: Uint8Array): Uint8Array {
  const cleaned = bytes.slice();
  const ends = [cleaned.length];
  let [tracks, types] = [0, 0];
  for (let at = 0; at < cleaned.length; ) {
    while (ends.length > 1 && at >= (ends.at(-1) ?? 0)) ends.pop();
    const { id, content, size } = elementAt(cleaned, at);
    const isHolding = HOLDING.includes(id);
    need(size !== null || isHolding);
    const next = content + (size ?? 0);
    need(next <= (ends.at(-1) ?? 0));
    if (id === TRACK) tracks++;
    if (isHolding) {
      if (size !== null) ends.push(next);
      at = content;
      continue;
    }
    if (id === TRACK_TYPE) {
      const type = numberAt(cleaned, content, next - content, cleaned[content] ?? 0);
      if (type !== 1 && type !== 2) throw new OtherTracks();
      types++;
    } else if (WRITERS.includes(id)) cleaned.fill(0, content, next);
    else if (!NEEDED.includes(id)) empty(cleaned, at, next);
    at = next;
  }
  need(types > 0 && types === tracks);
  return cleaned;
}
