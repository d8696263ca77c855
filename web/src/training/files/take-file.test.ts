import { FILE_MAX_BYTES } from '@codivia/contract/project-files';
import { expect, test } from 'vitest';
import { freeFileName, type Room, takeContent, takeFile } from './take-file.ts';

const room: Room = { kind: 'game', files: [], limit: 5_000_000 };
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = bytes('\xff\xd8\xff\xdb\0\x04ab\xff\xda\0\x04cd12\xff\xd9');

test('what a file is comes from its content, and its name follows', () => {
  expect(takeContent('cat.png', JPEG, room)).toMatchObject({
    file: { name: 'cat.jpg', format: 'jpeg' },
  });
  expect(takeContent('data.csv', bytes('a,b\n1,2'), room)).toMatchObject({
    file: { name: 'data.csv', format: 'text' },
  });
});

test('a photo loses where it was taken', () => {
  const exif = '\xff\xe1\0\x0eExif\0\0secret';
  const taken = takeContent(
    'a.jpg',
    bytes(`\xff\xd8${exif}\xff\xdb\0\x04ab\xff\xda\0\x04cd12\xff\xd9`),
    room,
  );
  const content = 'file' in taken ? String.fromCharCode(...taken.file.content) : '';
  expect(content).toContain('ab');
  expect(content).not.toContain('secret');
});

test.each([
  ['../cat.txt', 'text', 'parent'],
  ['/home/me/cat.txt', 'text', 'absolute'],
  ['.secret.txt', 'text', 'reserved'],
  ['what?.txt', 'text', 'characters'],
  ['sketch.js', 'let a;', 'is_code'],
  ['program.exe', 'MZ\0\0', 'type'],
  ['notes.exe', 'text', 'type'],
  ['photo.heic', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['cat.png', '', 'nothing_in_it'],
  ['cat.png', '\x89PNG\r\n\x1a\n', 'broken'],
  ['CAT.txt', 'text', 'taken'],
])('%s is refused: %s is %s', (name, content, problem) => {
  const files = [{ name: 'cat.txt', size: 10 }];
  expect(takeContent(name, bytes(content), { ...room, files })).toMatchObject({ problem });
});

test('files fit into the space there is; one of the same name makes room', () => {
  const full: Room = { ...room, files: [{ name: 'a.txt', size: 90 }], limit: 100 };
  expect(takeContent('b.txt', bytes('x'.repeat(11)), full)).toMatchObject({ problem: 'full' });
  expect(takeContent('a.txt', bytes('x'.repeat(100)), full)).toHaveProperty('file');
});

test('a huge file is refused without being read', async () => {
  const huge = {
    name: 'film.png',
    size: 5e9,
    arrayBuffer: () => Promise.reject(new Error('read')),
  };
  expect(await takeFile(huge as unknown as File, room)).toEqual({
    problem: 'too_large',
    name: 'film.png',
  });
  const folder = { ...huge, size: FILE_MAX_BYTES };
  expect(await takeFile(folder as unknown as File, room)).toMatchObject({ problem: 'unreadable' });
});

test('a free name has a number before its ending', () => {
  expect(freeFileName('image.png', [])).toBe('image.png');
  expect(freeFileName('image.png', ['Image.png', 'image-2.png'])).toBe('image-3.png');
});
