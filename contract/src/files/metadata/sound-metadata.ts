/** Removes metadata from sounds: author, device or program, time and place, and the pictures that come along. */

import { isMp3Frame } from '../file-formats.ts';
import { bytesOf, chunkOf, joined, latin, need, view } from './file-parts.ts';

/** A number of four bytes of seven bits each, as ID3 writes them. */
const syncSafe = (bytes: Uint8Array, at: number) =>
  [0, 1, 2, 3].reduce((sum, i) => sum * 128 + ((bytes[at + i] ?? 0) & 0x7f), 0);

/** Returns the position where the sound begins: behind tags (ID3v2) and their padding. */
function startOfMp3(bytes: Uint8Array): number {
  let at = 0;
  while (latin(bytes, at, 3) === 'ID3') {
    const footer = ((bytes[at + 5] ?? 0) & 0x10) !== 0 ? 10 : 0;
    at += 10 + syncSafe(bytes, at + 6) + footer;
  }
  while (at < bytes.length && bytes[at] === 0) at++;
  return at;
}

/** Returns the position where the sound ends: before tags of three kinds, in any order (ID3v1, APEv2, Lyrics3). */
function endOfMp3(bytes: Uint8Array, start: number): number {
  let end = bytes.length;
  /** Chunks that play a sound: neither lists of names nor notes of programs. */
  const ends = (text: string, back: number) =>
    end - back > start && latin(bytes, end - back, text.length) === text;
  for (let before = -1; before !== end; ) {
    before = end;
    if (ends('TAG', 128)) end -= 128;
    if (ends('TAG+', 227)) end -= 227;
    if (ends('LYRICS200', 9)) {
      const size = latin(bytes, end - 15, 6);
      // With a sign before it the end would move on, and might never arrive.
      need(/^\d{6}$/.test(size));
      end -= 15 + Number(size);
    }
    if (ends('APETAGEX', 32)) {
      const hasHeader = ((bytes[end - 9] ?? 0) & 0x80) !== 0;
      end -= view(bytes).getUint32(end - 20, true) + (hasHeader ? 32 : 0);
    }
    need(end > start);
  }
  return end;
}

/** An MP3 without its tags. */
export function cleanMp3(bytes: Uint8Array): Uint8Array {
  const start = startOfMp3(bytes);
  need(isMp3Frame(bytes.subarray(start)));
  return bytes.slice(start, endOfMp3(bytes, start));
}

/** Chunks that playing a sound needs: no lists of names, and no notes of programs. */
const WAV_CHUNKS: readonly string[] = ['fmt ', 'data', 'fact', 'smpl', 'cue '];

/** A WAV without names, notes and pictures. Programs that write while they record leave lengths open. */
export function cleanWav(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  const types: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = latin(bytes, at, 4);
    const content = bytes.subarray(at + 8, at + 8 + view(bytes).getUint32(at + 4, true));
    if (WAV_CHUNKS.includes(type)) {
      types.push(type);
      kept.push(chunkOf(type, content));
      if (content.length % 2 === 1) kept.push(bytesOf('\0'));
    }
    at += 8 + content.length + (content.length % 2);
  }
  need(types.includes('fmt ') && types.includes('data'));
  return chunkOf('RIFF', joined([bytesOf('WAVE'), ...kept]));
}
