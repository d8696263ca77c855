import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

/** Bytes of letters and numbers one after the other. */
const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const zeros = (count: number) => Array<number>(count).fill(0);

const PNG = bytesOf('\x89PNG\r\n\x1a\n', zeros(4), 'IHDR', [0, 0, 39, 16], [0, 0, 19, 136]);
const JPEG = bytesOf(
  '\xff\xd8\xff\xe1',
  [0, 6, 255, 192, 1, 1],
  '\xff\xff\xc2',
  [0, 11, 8, 1, 0, 2, 0],
  zeros(4),
);

test.each([
  ['PNG', PNG, 10_000, 5000],
  ['JPEG, behind a segment that looks like a frame', JPEG, 512, 256],
  ['GIF', bytesOf('GIF89a', [0x10, 0x27, 2, 0]), 10_000, 2],
  [
    'BMP that begins with its last row',
    bytesOf('BM', zeros(16), [5, 0, 0, 0, 254, 255, 255, 255]),
    5,
    2,
  ],
  ['WebP', bytesOf('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0x40, 1, 0xf0, 0]), 320, 240],
  ['WebP without loss', bytesOf('RIFF', zeros(4), 'WEBPVP8L', zeros(5), [1, 0x80, 0, 0]), 2, 3],
  [
    'WebP with more parts',
    bytesOf('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0x0f, 0x27, 0, 1, 0, 0]),
    10_000,
    2,
  ],
  [
    'HEIC with tiles',
    bytesOf(
      zeros(4),
      'ftypheic',
      'ispe',
      zeros(4),
      [0, 0, 2, 0, 0, 0, 2, 0],
      'ispe',
      zeros(4),
      [0, 0, 32, 0, 0, 0, 24, 0],
    ),
    8192,
    6144,
  ],
])('the head of %s states its size', (_, bytes, width, height) => {
  expect(pictureSize(bytes)).toEqual({ width, height });
});

test.each([
  ['nothing', bytesOf()],
  ['a text', bytesOf('hello')],
  ['a PNG that is cut off', PNG.slice(0, 18)],
  ['a JPEG that is cut off', JPEG.slice(0, 10)],
  ['a JPEG of segments without length', bytesOf('\xff\xd8', zeros(1000))],
  ['a HEIC whose box is cut off', bytesOf(zeros(4), 'ftypheicispe', zeros(4))],
])('%s states none, and takes no time', (_, bytes) => {
  expect(pictureSize(bytes)).toBeNull();
});
