import { expect, test } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { HOSTILE_FILES } from '../../test/hostile-files.ts';
import { formatOfContent, isFilm } from '../file-formats.ts';
import { withoutMetadata } from './file-metadata.ts';
import { BrokenFile, bytesOf } from './file-parts.ts';

/** A fifth of the maximum size of a file: smaller ones that are refused at once cost little more than their memory. */
const SIZE = 1_000_000;

function read(bytes: Uint8Array): string | undefined {
  const format = formatOfContent(bytes);
  isFilm(bytes);
  try {
    if (format) withoutMetadata(bytes, format);
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
  }
  return format;
}

test.each(HOSTILE_FILES)('%s is read in linear time', async (name, make) => {
  expect(read(make(100))).toBe(name.split(' ')[0]);
  await expectLinear({ input: make, work: read, size: SIZE });
});

test.each(['<!doctype ', '<!-- ', '<? ', '<!---->', ' '])(
  'what begins as an SVG may, with %j, is told from one in linear time',
  async (piece) => {
    // No more than the first 10,000 characters are looked at.
    const input = (size: number) => bytesOf(piece + piece.repeat(size / piece.length));
    await expectLinear({ input, work: formatOfContent, size: 9000 });
  },
);

test('an MP3 whose tags say that they begin behind their end is damaged', () => {
  const sound = new Uint8Array(1000).fill(0x78);
  const put = (at: number, text: string) => sound.set(bytesOf(text), at);
  put(0, '\xff\xfb\x90\x64');
  const ape = (end: number, size: number) =>
    put(
      end - 32,
      `APETAGEX\0\0\0\0${String.fromCharCode(size & 255, size >> 8)}\0\0${'\0'.repeat(16)}`,
    );
  const lyrics = (end: number, size: string) => put(end - 15, `${size}LYRICS200`);
  // From 1000 to 600, by 800 to 500, by 1000 to 600, and so on.
  ape(1000, 400);
  lyrics(600, '-00215');
  ape(800, 300);
  lyrics(500, '-00515');
  expect(() => withoutMetadata(sound, 'mp3')).toThrow(BrokenFile);
});
