/**
 * Memory without its empty stretches: half of a started Python's is zeros, which cost time to decompress
 * and to copy. Laid out as 32-bit numbers: the size of the whole, how many pieces there are, the start and
 * the length of each; then the pieces.
 */

/** An empty stretch shorter than this stays in its piece, in bytes; starts and lengths are multiples. */
const GRAIN = 1024;
const NUMBER = 4;

interface Piece {
  start: number;
  length: number;
}

function piecesOf(memory: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < memory.length; start += GRAIN) {
    const grain = memory.subarray(start, start + GRAIN);
    if (grain.every((byte) => byte === 0)) continue;
    const last = pieces.at(-1);
    if (last && last.start + last.length === start) last.length += grain.length;
    else pieces.push({ start, length: grain.length });
  }
  return pieces;
}

/** Leaves out what is zero. */
export function packMemory(memory: Uint8Array): Uint8Array<ArrayBuffer> {
  const pieces = piecesOf(memory);
  const header = [
    memory.length,
    pieces.length,
    ...pieces.flatMap(({ start, length }) => [start, length]),
  ];
  const size = pieces.reduce((sum, { length }) => sum + length, header.length * NUMBER);
  const packed = new Uint8Array(size);
  packed.set(new Uint8Array(Uint32Array.from(header).buffer));
  let at = header.length * NUMBER;
  for (const { start, length } of pieces) {
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
  readonly #pieces: Piece[] = [];

  /** Throws RangeError for something else. */
  constructor(packed: ArrayBuffer) {
    const [size = 0, count = 0] = new Uint32Array(packed, 0, 2);
    const header = new Uint32Array(packed, 2 * NUMBER, 2 * count);
    this.size = size;
    this.#packed = packed;
    for (let i = 0; i < header.length; i += 2)
      this.#pieces.push({ start: header[i] ?? 0, length: header[i + 1] ?? 0 });
  }

  /** Its bytes from the first to the first empty stretch. */
  head(): Uint8Array<ArrayBuffer> {
    const [first] = this.#pieces;
    return first?.start === 0 ? this.#bytesAt(this.#firstByte, first.length) : new Uint8Array();
  }

  /** Writes its bytes from `begin` on to the beginning of `target`, over whatever is there. */
  writeFrom(begin: number, target: Uint8Array): void {
    let at = this.#firstByte;
    let written = 0;
    for (const { start, length } of this.#pieces) {
      const left = Math.max(0, begin - start);
      if (left < length) {
        const place = start + left - begin;
        target.fill(0, written, place);
        target.set(this.#bytesAt(at + left, length - left), place);
        written = place + length - left;
      }
      at += length;
    }
    target.fill(0, written, this.size - begin);
  }

  get #firstByte(): number {
    return (2 + 2 * this.#pieces.length) * NUMBER;
  }

  #bytesAt(start: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#packed, start, length);
  }
}
