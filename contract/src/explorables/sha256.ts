import { utf8 } from './utf8.ts';

/** The first numbers that are prime: the constants of SHA-256 come from their roots. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (number: number): number => Math.floor((number % 1) * 2 ** 32) | 0;

const CONSTANTS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes with a one, zeros, and their length in bits, so that they fill blocks of 64. */
function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(size));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(size - 4, bytes.length * 8);
  return view;
}

/** One block changes the eight words of the hash. */
function mix(hash: readonly number[], block: DataView, at: number): number[] {
  const words = Array.from({ length: 64 }, (_, i) => (i < 16 ? block.getInt32(at + 4 * i) : 0));
  const word = (i: number) => words[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const [near, far] = [word(i - 2), word(i - 15)];
    const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const two = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    words[i] = (one + word(i - 7) + two + word(i - 16)) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [i, constant] of CONSTANTS.entries()) {
    const big = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + big + ((e & f) ^ (~e & g)) + constant + word(i)) | 0;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((value, i) => (value + (hash[i] ?? 0)) | 0);
}

/** The SHA-256 of a short text in UTF-8, as 64 hexadecimal digits. Browsers only compute it asynchronously. */
export function sha256(text: string): string {
  const block = padded(utf8(text));
  let hash = START;
  for (let at = 0; at < block.byteLength; at += 64) hash = mix(hash, block, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
