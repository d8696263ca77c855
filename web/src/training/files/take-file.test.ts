import { FILE_MAX_BYTES } from '@codivia/contract/files/project-files';
import { expect, test } from 'vitest';
import {
  freeFileName,
  type Room,
  takeContent,
  takeFile,
  takeFiles,
  takeForeign,
} from './take-file.ts';

const room: Room = { kind: 'game', files: [], limit: 5_000_000 };
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = bytes('\xff\xd8\xff\xdb\0\x04ab\xff\xda\0\x04cd12\xff\xd9');
/** The boxes of a film with a track of pictures, of which nothing else is there. */
const MOOV = ['moov', 'trak', 'mdia', 'hdlr'].reduceRight(
  (inner, type) => `\0\0\0${String.fromCharCode(inner.length + 8)}${type}${inner}`,
  `${'\0'.repeat(8)}vide`,
);

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
  ['cat.png', 'MZ\0\0', 'not_as_named'],
  ['notes.txt', '\xff\xfe\0\0', 'no_text'],
  ['villes.csv', 'PK\x03\x04\x14\0', 'workbook'],
  ['villes.csv', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'workbook'],
  ['villes.xlsx', 'PK\x03\x04\x14\0', 'workbook'],
  ['villes.csv', 'MZ\0\0', 'no_text'],
  ['notes.exe', 'text', 'type'],
  ['photo.heic', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['film.mp4', `\0\0\0\x10ftypqt  \0\0\0\0${MOOV}`, 'film'],
  ['film.mp4', `\0\0\0\x10ftypisom\0\0\0\0${MOOV}`, 'broken'],
  ['film.webm', '\x1aE\xdf\xa3\x87B\x82\x84webm\x18S\x80g\xff\xae\x83\x83\x81\x11', 'film_tracks'],
  ['film.webm', '\x1aE\xdf\xa3\x8bB\x82\x88matroska', 'film'],
  ['C:\\cat.txt', 'text', 'absolute'],
  ['img/../../cat.txt', 'text', 'parent'],
  ['a/b/c/d/e/cat.txt', 'text', 'too_deep'],
  ['con.txt', 'text', 'reserved'],
  ['cat\u202etxt.png', 'text', 'characters'],
  [`${'x'.repeat(70)}.txt`, 'text', 'too_long'],
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

test('a film is known by its content, and too large a one is refused by its name', () => {
  const film = `\x1aE\xdf\xa3\x87B\x82\x84webm\x18S\x80g\xff\xae\x83\x83\x81\x01`;
  const taken = takeContent('film.mp4', bytes(film), room);
  expect(taken).toMatchObject({ file: { name: 'film.webm', format: 'webm' } });
  const long = bytes('x'.repeat(FILE_MAX_BYTES + 1));
  expect(takeContent('film.mov', long, room)).toMatchObject({ problem: 'film_too_large' });
  expect(takeContent('film.png', long, room)).toMatchObject({ problem: 'too_large' });
});

test('a model is taken as bytes and as text', () => {
  const triangles = `${'x'.repeat(80)}\x01\0\0\0${'\0'.repeat(50)}`;
  const take = (name: string, content: string) => takeContent(name, bytes(content), room);
  expect(take('a.stl', triangles)).toMatchObject({ file: { name: 'a.stl', format: 'stl' } });
  expect(take('a.stl', 'solid a')).toMatchObject({ file: { name: 'a.stl', format: 'text' } });
  expect(take('a.obj', 'v 0 0 0')).toMatchObject({ file: { name: 'a.obj', format: 'text' } });
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

test('of 10,000 files as many are taken as fit, and no file after them is read', async () => {
  const kept: { name: string; size: number }[] = [];
  let reads = 0;
  const files = Array.from({ length: 10_000 }, (_, i) => ({
    name: `${i}.txt`,
    size: 1,
    arrayBuffer: async () => {
      reads++;
      return bytes('x').buffer;
    },
  })) as unknown as File[];
  const taken = await takeFiles(files, { ...room, files: kept }, async ({ name }) => {
    kept.push({ name, size: 1 });
    return kept;
  });
  expect(taken.names).toHaveLength(100);
  expect(reads).toBe(100);
  expect(taken.problems).toHaveLength(9900);
  expect(taken.problems[0]).toEqual({ problem: 'too_many', name: '100.txt' });
});

test('of several files the good ones are taken, whatever the others are', async () => {
  const file = (name: string, content: string) =>
    ({
      name,
      size: content.length,
      arrayBuffer: async () => bytes(content).buffer,
    }) as unknown as File;
  const { names, problems } = await takeFiles(
    [file('a.txt', 'a'), file('b.exe', 'MZ\0'), file('../c.txt', 'c'), file('d.txt', 'd')],
    room,
    async () => [],
  );
  expect(names).toEqual(['a.txt', 'd.txt']);
  expect(problems.map(({ problem }) => problem)).toEqual(['type', 'parent']);
});

test.each([
  ['windows-1252', 'Ville;Prix\r\nN\xeemes;3 \x80', 'Ville;Prix\r\nNîmes;3 €'],
  ['iso-8859-15', 'Ville;Prix\nN\xeemes;3 \xa4', 'Ville;Prix\nNîmes;3 €'],
  ['utf-16le', '\xff\xfea\0;\0\xe9\0', 'a;é'],
  [undefined, '\xef\xbb\xbfVille;Prix', 'Ville;Prix'],
  [undefined, '', ''],
])('a text from elsewhere in %s becomes one that programs read', (encoding, given, expected) => {
  const taken = takeForeign('villes.csv', bytes(given), room);
  const content = 'file' in taken ? taken.file.content : new Uint8Array([0]);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)).toBe(expected);
  expect('file' in taken && taken.converted?.encoding).toBe(encoding);
});

test('a text that grows beyond what a file may have is refused', () => {
  const content = bytes(`a\xe9`.repeat(FILE_MAX_BYTES / 2));
  expect(takeForeign('a.txt', content, { ...room, limit: 1e9 })).toMatchObject({
    problem: 'too_large',
  });
});
