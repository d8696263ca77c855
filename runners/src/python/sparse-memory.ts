/**
 * Memory without its empty ranges: half of a started Python's is zeros, which cost time to decompress
 * and to copy. Laid out as 32-bit numbers: the size of the whole, how many segments there are, the start and
 * the length of each; then the segments.
 */

/** An empty range shorter than this stays in its segment, in bytes; starts and lengths are multiples. */
const GRAIN = 1024;
const NUMBER = 4;

interface Segment {
  start: number;
  length: number;
}

function segmentsOf(memory: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start < memory.length; start += GRAIN) {
    const grain = memory.subarray(start, start + GRAIN);
    if (grain.every((byte) => byte === 0)) continue;
    const last = segments.at(-1);
    if (last && last.start + last.length === start) last.length += grain.length;
    else segments.push({ start, length: grain.length });
  }
  return segments;
}

/** Leaves out what is zero. */
export function packMemory(memory: Uint8Array): Uint8Array<ArrayBuffer> {
  const segments = segmentsOf(memory);
  const header = [
    memory.length,
    segments.length,
    ...segments.flatMap(({ start, length }) => [start, length]),
  ];
  const size = segments.reduce((sum, { length }) => sum + length, header.length * NUMBER);
  const packed = new Uint8Array(size);
  packed.set(new Uint8Array(Uint32Array.from(header).buffer));
  let at = header.length * NUMBER;
  for (const { start, length } of segments) {
    packed.set(memory.subarray(start, start + length), at);
    at += length;
  }
  return packed;
}

/** What packMemory() has made, to be written where it belongs. */
export class SparseMemory {
  /** Of the whole, in bytes. */
  readonly size: number;
  readonly #packed: ArrayBuffer;
  readonly #segments: Segment[] = [];

  /** Throws RangeError for something else. */
  constructor(packed: ArrayBuffer) {
    const [size = 0, count = 0] = new Uint32Array(packed, 0, 2);
    const header = new Uint32Array(packed, 2 * NUMBER, 2 * count);
    this.size = size;
    this.#packed = packed;
    for (let i = 0; i < header.length; i += 2)
      this.#segments.push({ start: header[i] ?? 0, length: header[i + 1] ?? 0 });
  }

  /** Its bytes from the first to the first empty range. */
  head(): Uint8Array<ArrayBuffer> {
    const [first] = this.#segments;
    return first?.start === 0 ? this.#bytesAt(this.#firstByte, first.length) : new Uint8Array();
  }

  /** Writes its bytes from `begin` on to the beginning of `target`, over whatever is there. */
  writeFrom(begin: number, target: Uint8Array): void {
    let at = this.#firstByte;
    let written = 0;
    for (const { start, length } of this.#segments) {
      const left = Math.max(0, begin - start);
      if (left < length) {
        const offset = start + left - begin;
        target.fill(0, written, offset);
        target.set(this.#bytesAt(at + left, length - left), offset);
        written = offset + length - left;
      }
      at += length;
    }
    target.fill(0, written, this.size - begin);
  }

  get #firstByte(): number {
    return (2 + 2 * this.#segments.length) * NUMBER;
  }

  #bytesAt(start: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#packed, start, length);
  }
}
