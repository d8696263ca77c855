import { describe, expect, test } from 'vitest';
import { expectLinear } from '../test/growth.ts';
import { formatOfContent } from './file-formats.ts';
import { withoutMetadata } from './metadata/file-metadata.ts';
import { asProgramText, decodeText } from './text-encoding.ts';

/** Browsers and Node have them; the types of neither belong to the contract. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

const bytes = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
const utf16 = (content: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * content.length));
  for (let i = 0; i < content.length; i++)
    view.setUint16(2 * i, content.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
};

describe('the encoding of a text is found', () => {
  test.each([
    ['windows-1252', 'Ville;Habitants\r\nN\xeemes;148561\r\nOrl\xe9ans;116269', 'Nîmes'],
    ['windows-1252', 'nom;prix\r\ncaf\xe9;2,50 \x80', '2,50 €'],
    ['windows-1252', 'L\x92\xe9t\xe9 \x96 \xe0 la for\xeat\x85', 'L’été – à la forêt…'],
    ['windows-1252', 'b\x9cuf;3\n\x8cuf;4', 'bœuf'],
    ['windows-1252', 'Name,City\nJos\xe9,M\xe1laga\nZo\xeb,Z\xfcrich', 'Zoë,Zürich'],
    ['windows-1252', 'A price,in pounds\nTea,\xa33', '£3'],
    ['windows-1252', '\xe9t\xe9', 'été'],
    ['windows-1252', 'CAF\xc9;\xc9T\xc9', 'CAFÉ;ÉTÉ'],
    ['windows-1252', 'prix;\xab 3\xa0\x80 \xbb', '« 3\u00a0€ »'],
    ['iso-8859-15', 'nom;prix\ncaf\xe9;2,50 \xa4', '2,50 €'],
    ['iso-8859-15', 'b\xbduf;c\xbdur', 'bœuf;cœur'],
    ['macintosh', 'Ville;Habitants\rN\x94mes;148561\rOrl\x8eans;116269', 'Nîmes'],
    ['macintosh', 'pr\x8fs;o\x9d;\x88;No\x91l;tr\x90ve', 'près;où;à;Noël'],
    ['utf-16le', '\xff\xfeN\0\xee\0m\0e\0s\0\t\x001\0', 'Nîmes\t1'],
    ['utf-16be', '\xfe\xff\0N\0\xee\0m\0e\0s', 'Nîmes'],
    ['utf-8', '\xef\xbb\xbfVille;N\xc3\xaemes', 'Ville;Nîmes'],
    ['utf-8', 'N\xc3\xaemes', 'Nîmes'],
    ['utf-8', '', ''],
  ])('%s: %j', (encoding, content, expected) => {
    const found = decodeText(bytes(content));
    expect(found?.encoding).toBe(encoding);
    expect(found?.text).toContain(expected);
    expect(formatOfContent(bytes(content))).toBe('text');
  });

  test.each([
    ['a zip', 'PK\x03\x04\x14\0\x06\0\xe9'],
    ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'],
    ['a text in UTF-8 that was cut off', 'Un accent cass\xc3\xa9, un cass\xc3'],
    ['Russian in its own encoding', '\xcf\xf0\xe8\xe2\xe5\xf2 \xec\xe8\xf0'],
    ['half a character', '\xe2\x82'],
    ['UTF-32', '\xff\xfe\0\0a\0\0\0'],
    ['UTF-16 without a mark', 'a\0b\0'],
    ['half a unit', '\xff\xfea\0b'],
  ])('%s is no text', (_, content) => {
    expect(decodeText(bytes(content))).toBeUndefined();
    expect(formatOfContent(bytes(content))).toBeUndefined();
  });

  test('a long text takes no longer by character', async () => {
    const input = (size: number) => bytes('caf\xe9;\xc9T\xc9\xbd"…'.repeat(size / 10));
    await expectLinear({ input, size: 20_000, work: asProgramText });
    const declared = (size: number) => bytes(`<meta ${'<meta '.repeat(size / 6)}\xe9`);
    await expectLinear({ input: declared, size: 20_000, work: asProgramText });
  });
});

describe('a text becomes what programs expect', () => {
  test.each([
    ['a mark', '\xef\xbb\xbfVille;Pays', 'Ville;Pays'],
    ['line ends of old Macs', 'a;b\rc;d\r', 'a;b\nc;d\n'],
    ['line ends of Windows stay', 'a;b\r\nc;d\r\n', 'a;b\r\nc;d\r\n'],
    ['Windows-1252', 'caf\xe9;\x80', 'café;€'],
    ['Python', '# -*- coding: latin-1 -*-\nx = "\xe9"', '# -*- coding: utf-8 -*-\nx = "é"'],
    ['XML', '<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe9</a>', 'encoding="utf-8"?><a>é</a>'],
    ['HTML', '<meta charset="iso-8859-1"><p>\xe9', '<meta charset="utf-8"><p>é'],
    [
      'HTML of old',
      '<meta http-equiv="x" content="text/html; charset=iso-8859-1">\xe9',
      'charset=utf-8">é',
    ],
    ['CSS', '@charset "latin1"; a::before { content: "\xe9" }', '@charset "utf-8"; a::before'],
    ['code that opens others', 'open("a", encoding="latin-1") # \xe9', 'encoding="latin-1") # é'],
  ])('%s', (_, content, expected) => {
    expect(text(asProgramText(bytes(content)))).toContain(expected);
    expect(asProgramText(asProgramText(bytes(content)))).toEqual(asProgramText(bytes(content)));
  });

  test('both orders of UTF-16 come to the same', () => {
    const content = '\ufeffVille\tPays\r\nNîmes\tFrance';
    expect(asProgramText(utf16(content, true))).toEqual(utf8(content.slice(1)));
    expect(asProgramText(utf16(content, false))).toEqual(utf8(content.slice(1)));
  });

  test('what is sent to the server becomes UTF-8, and UTF-8 stays byte by byte', () => {
    expect(text(withoutMetadata(bytes('caf\xe9'), 'text'))).toBe('café');
    const marked = utf8('\ufeffa;b\r');
    expect(withoutMetadata(marked, 'text')).toBe(marked);
  });
});
