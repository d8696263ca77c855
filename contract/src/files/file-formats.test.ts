import { describe, expect, test } from 'vitest';
import { box, film, handler, largeBox, track } from '../test/boxes.ts';
import { expectLinear } from '../test/growth.ts';
import { FORMATS, formatFits, formatOfContent, isFilm } from './file-formats.ts';
import { FILE_TYPES } from './project-files.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => bytes(unescape(encodeURIComponent(text)));

describe('a format is known by its content', () => {
  test.each([
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
    ['gif', 'GIF89a\x01\0\x01\0'],
    ['webp', 'RIFF\x1a\0\0\0WEBPVP8L'],
    ['wav', 'RIFF\x24\0\0\0WAVEfmt '],
    ['ogg', `OggS\0\x02${'\0'.repeat(20)}\x01\x1e\x01vorbis`],
    ['ogg', `OggS\0\x02${'\0'.repeat(20)}\x01\x13OpusHead`],
    ['mp3', 'ID3\x04\0\0\0\0\0\0'],
    ['mp3', '\xff\xfb\x90\x64\0\0'],
    ['m4a', '\0\0\0\x1cftypM4A \0\0\0\0'],
    ['mp4', film('', track({ kind: 'vide' }))],
    ['webm', '\x1aE\xdf\xa3\x87B\x82\x84webm'],
    ['stl', `solid of Lina${'\0'.repeat(67)}\x01\0\0\0${'\0'.repeat(50)}`],
    ['woff2', 'wOF2\0\x01\0\0'],
    ['woff', 'wOFF\0\x01\0\0'],
    ['ttf', '\0\x01\0\0\0\x0c\0\x80'],
    ['otf', 'OTTO\0\x0a\0\x80'],
  ])('%s', (format, content) => {
    expect(formatOfContent(bytes(content))).toBe(format);
  });

  test.each([
    'true\nfalse',
    'true',
    'ID3 is a tag',
    'OggS',
    'OTTO',
    '',
    'é ≠ 😀',
    '\ufeffname,age',
    '<p>svg</p>',
    'ÿû',
  ])('the text %j', (text) => {
    expect(formatOfContent(utf8(text))).toBe('text');
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\ufeff<?xml version="1.0"?>\n<!-- a cat -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"> <svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"></svg:svg>',
  ])('the SVG %j', (text) => {
    expect(formatOfContent(utf8(text))).toBe('svg');
  });

  test.each([
    ['a zip', 'PK\x03\x04\x14\0'],
    ['a program', '\x7fELF\x02\x01\x01\0'],
    ['a film of many kinds', '\x1aE\xdf\xa3\x8bB\x82\x88matroska'],
    ['a film of QuickTime', box('ftyp', 'qt  \0\0\0\0') + box('moov', track({ kind: 'vide' }))],
    ['a film in Ogg', `OggS\0\x02${'\0'.repeat(20)}\x01\x2a\x80theora`],
    ['a picture of a telephone', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['a drawing in Latin 1', '<svg xmlns="http://www.w3.org/2000/svg"><text>\xe9</text></svg>'],
    ['a text with NUL', 'a\0b'],
    ['half a character', '\xe2\x82'],
  ])('%s is nothing that is taken', (_, content) => {
    expect(formatOfContent(bytes(content))).toBeUndefined();
  });

  test('a long beginning takes no longer by character', async () => {
    const input = (size: number) => utf8(`<!--${'<!-- '.repeat(size / 5)}`);
    await expectLinear({ input, size: 10_000, work: formatOfContent });
  });
});

test('a film is told from a sound', () => {
  const mp4 = (kind: string) => bytes(film('hdlr', track({ kind })));
  expect(formatOfContent(mp4('soun'))).toBe('m4a');
  expect(formatOfContent(mp4('vide'))).toBe('mp4');
  const theora = bytes(`OggS\0\x02${'\0'.repeat(20)}\x01\x2a\x80theora`);
  const films = [
    theora,
    mp4('vide'),
    bytes('\x1aE\xdf\xa3\x01\0'),
    bytes('RIFF\x1a\0\0\0AVI LIST'),
  ];
  expect(films.map(isFilm)).toEqual([true, true, true, true]);
  expect([mp4('soun'), bytes('RIFF\x1a\0\0\0WAVE')].map(isFilm)).toEqual([false, false]);
});

test.each<[string, string]>([
  ['whose handler has a length of 64 bits', box('mdia', handler('vide', '', largeBox))],
  ['in boxes that have it', largeBox('mdia', handler('vide'))],
  ['with a second handler', box('mdia', handler('soun'), handler('vide'))],
])('a film %s is no sound', (_which, media) => {
  const content = bytes(film('', track({ kind: 'soun' }), largeBox('trak', media)));
  expect([formatOfContent(content), isFilm(content)]).toEqual(['mp4', true]);
});

test('letters among the sound make no film', () => {
  const letters = `${'\0'.repeat(4)}${handler('vide')}`;
  expect(formatOfContent(bytes(film(letters, track({ kind: 'soun' }))))).toBe('m4a');
});

test('an SVG may be a text, and nothing else something else', () => {
  expect(formatFits('svg', 'text')).toBe(true);
  expect(formatFits('text', 'svg')).toBe(false);
  expect(formatFits('png', 'jpeg')).toBe(false);
  expect([formatFits('text', 'stl'), formatFits('stl', 'text')]).toEqual([true, false]);
});

test.each(FORMATS)('the type of $format is one that callers expect of a file', ({ type }) => {
  const [half = ''] = type.split('/');
  const expected = [`${half}/*`, type.split(';')[0]];
  expect(FILE_TYPES.split(', ').some((one) => expected.includes(one))).toBe(true);
});
