import { bytesOf, joined, latin, need } from './file-parts.ts';

/** The optional blocks of a GIF (GIF89a, sections 23 to 26): the timing of pictures, and the number of repetitions. */
const [TIMING, APPLICATION] = [0xf9, 0xff];
const REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** Returns the number of bytes of a table of colours, by the flags that announce it; 0 if there is none. */
const tableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Returns the end of a row of blocks, each with its length before it: behind the empty one. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at] ?? 0; length !== 0; length = bytes[at] ?? 0) {
    at += length + 1;
    need(at < bytes.length);
  }
  return at + 1;
}

function isKept(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return label === TIMING || (label === APPLICATION && REPEATS.includes(latin(bytes, at + 3, 11)));
}

/** Returns a GIF without comments, texts and data of programs, and without the bytes after its end. */
export function cleanGif(bytes: Uint8Array): Uint8Array {
  need(bytes.length > 13);
  let at = 13 + tableLength(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length && bytes[at] !== 0x3b) {
    const isPicture = bytes[at] === 0x2c;
    need(isPicture || bytes[at] === 0x21);
    // A picture begins with its place, its colours and the width of its codes.
    const blocks = isPicture ? at + 11 + tableLength(bytes[at + 9] ?? 0) : at + 2;
    need(blocks < bytes.length);
    const end = endOfBlocks(bytes, blocks);
    if (isPicture || isKept(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  need(kept.length > 1);
  return joined([...kept, bytesOf('\x3b')]);
}
