import { expect, test } from 'vitest';
import { expectLinear } from '../test/growth.ts';
import { bytesOf } from './metadata/file-parts.ts';
import { pictureSize } from './picture-size.ts';

const PNG = `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x27\x10\0\0\x00\x09`;
const padded = (text: string) => bytesOf(text.padEnd(40, '\0'));

test.each([
  ['png', PNG, { width: 10_000, height: 9 }],
  ['gif', 'GIF89a\x02\x01\x03\0', { width: 258, height: 3 }],
  [
    'jpeg',
    '\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc4\0\x02\xff\xc2\0\x0b\x08\0\x10\0\x20',
    { width: 32, height: 16 },
  ],
  ['webp', 'RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\0\x01\x09\0\0', { width: 65_792, height: 10 }],
  ['webp', 'RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x13\x40\x02\0', { width: 20, height: 10 }],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 \0\0\0\0abc\x9d\x01\x2a\x10\x40\x08\0', { width: 16, height: 8 }],
] as const)('the size of a %s is in its head', (format, head, size) => {
  expect(pictureSize(padded(head), format)).toEqual(size);
});

test.each([
  ['png', 'short'],
  ['jpeg', '\xff\xd8nothing'.padEnd(40)],
  ['webp', 'RIFF\0\0\0\0WEBPICCP'.padEnd(40)],
  ['svg', '<svg width="3" height="4"></svg>'],
] as const)('a damaged %s has none', (format, head) => {
  expect(pictureSize(bytesOf(head), format)).toBeUndefined();
});

test('takes linear time for a JPEG of tiny segments', async () => {
  await expectLinear({
    size: 4_000_000,
    input: (size) => bytesOf(`\xff\xd8${'\xff\xfe\0\x02'.repeat(size / 4)}`),
    work: (bytes) => pictureSize(bytes, 'jpeg'),
  });
});
