/**
 * Memory without the parts that its reader has anyway: empty ranges, half of a started Python's, which cost time to
 * decompress and to copy, and ranges with data that the WebAssembly module itself puts there, a quarter of the rest.
 * Laid out as 32-bit numbers: the size of the whole, a checksum of the preloaded segments, the number of segments; of
 * each its start, its length, and 1 if it is preloaded; then the bytes of the others.
 */

/** An empty range shorter than this stays in its segment, in bytes; starts and lengths are multiples. */
const GRAIN = 1024;
const NUMBER = 4;
/** Every so-many-th number of a preloaded segment counts for the checksum. */
const CHECKED = 16;
/** Numbers before those of segments, and of each segment. */
const FIXED = 3;
const PER_SEGMENT = 3;

interface Segment {
  start: number;
  length: number;
  isPreloaded: boolean;
}

function isEqual(bytes: Uint8Array, others: Uint8Array): boolean {
  return bytes.length === others.length && bytes.every((byte, i) => byte === others[i]);
}

function segmentsOf(memory: Uint8Array, preloaded: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start < memory.length; start += GRAIN) {
    const grain = memory.subarray(start, start + GRAIN);
    if (grain.every((byte) => byte === 0)) continue;
    const isPreloaded =
      grain.length === GRAIN && isEqual(grain, preloaded.subarray(start, start + GRAIN));
    const last = segments.at(-1);
    if (last?.isPreloaded === isPreloaded && last.start + last.length === start)
      last.length += grain.length;
    else segments.push({ start, length: grain.length, isPreloaded });
  }
  return segments;
}

/**
 * Returns the checksum of every sixteenth of these 32-bit numbers; it continues from the checksum of those before.
 * Another version of a module differs all over, and each number costs a tenth of a microsecond in code that has just been
 * loaded.
 */
function checksumOf(numbers: Uint32Array, before: number): number {
  let sum = before;
  for (let i = 0; i < numbers.length; i += CHECKED) {
    sum = (Math.imul(sum, 31) + (numbers[i] ?? 0)) >>> 0;
  }
  return sum;
}

function checksumOfPreloaded(segments: Segment[], memory: Uint8Array, begin: number): number {
  let sum = 0;
  for (const { start, length, isPreloaded } of segments) {
    if (!isPreloaded) continue;
    const at = memory.byteOffset + start - begin;
    sum = checksumOf(new Uint32Array(memory.buffer, at, length / NUMBER), sum);
  }
  return sum;
}

/**
 * Packs memory without zeros, and without the parts that are the same in `preloaded`: the reader's memory before it is
 * written, zero where that is not known.
 */
export function packMemory(
  memory: Uint8Array,
  preloaded: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const segments = segmentsOf(memory, preloaded);
  const header = [
    memory.length,
    checksumOfPreloaded(segments, memory, 0),
    segments.length,
    ...segments.flatMap(({ start, length, isPreloaded }) => [start, length, Number(isPreloaded)]),
  ];
  const stored = segments.filter(({ isPreloaded }) => !isPreloaded);
  const size = stored.reduce((sum, { length }) => sum + length, header.length * NUMBER);
  const packed = new Uint8Array(size);
  packed.set(new Uint8Array(Uint32Array.from(header).buffer));
  let at = header.length * NUMBER;
  for (const { start, length } of stored) {
    packed.set(memory.subarray(start, start + length), at);
    at += length;
  }
  return packed;
}

/** The memory that packMemory() has packed, to be written where it belongs. */
export class SparseMemory {
  /** Size of the whole memory, in bytes. */
  readonly size: number;
  readonly #packed: ArrayBuffer;
  readonly #checksum: number;
  readonly #segments: Segment[] = [];

  /** Throws RangeError for something else. */
  constructor(packed: ArrayBuffer) {
    const [size = 0, checksum = 0, count = 0] = new Uint32Array(packed, 0, FIXED);
    const header = new Uint32Array(packed, FIXED * NUMBER, PER_SEGMENT * count);
    this.size = size;
    this.#checksum = checksum;
    this.#packed = packed;
    for (let i = 0; i < header.length; i += PER_SEGMENT) {
      const [start = 0, length = 0, mark] = header.subarray(i, i + PER_SEGMENT);
      this.#segments.push({ start, length, isPreloaded: mark === 1 });
    }
  }

  /** Its bytes from the first to the first that are not stored. */
  head(): Uint8Array<ArrayBuffer> {
    const [first] = this.#segments;
    const hasHead = first?.start === 0 && !first.isPreloaded;
    return hasHead ? this.#bytesAt(this.#firstByte, first.length) : new Uint8Array();
  }

  /**
   * Writes its bytes from `begin` on to the beginning of `target`, over everything except the preloaded segments.
   * Throws Error, and writes nothing, when those do not hold the expected bytes. `begin` is a multiple of 4 before the
   * first of them.
   */
  writeFrom(begin: number, target: Uint8Array): void {
    if (checksumOfPreloaded(this.#segments, target, begin) !== this.#checksum)
      throw new Error('The memory does not hold what the snapshot was made for');
    let at = this.#firstByte;
    let written = 0;
    for (const { start, length, isPreloaded } of this.#segments) {
      const left = Math.max(0, begin - start);
      if (left < length) {
        const offset = start + left - begin;
        target.fill(0, written, offset);
        if (!isPreloaded) target.set(this.#bytesAt(at + left, length - left), offset);
        written = offset + length - left;
      }
      if (!isPreloaded) at += length;
    }
    target.fill(0, written, this.size - begin);
  }

  get #firstByte(): number {
    return (FIXED + PER_SEGMENT * this.#segments.length) * NUMBER;
  }

  #bytesAt(start: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#packed, start, length);
  }
}
