import { describe, expect, test } from 'vitest';
import { withoutMetadata } from './file-metadata.ts';
import { BrokenFile } from './file-parts.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const text = (content: Uint8Array) => String.fromCharCode(...content);
const clean = (content: string, format: string) => text(withoutMetadata(bytes(content), format));

/** EXIF with an orientation, a camera and a place, in either order of bytes. */
const tiff = (orientation: number, little = false) => {
  const up = String.fromCharCode(orientation);
  const entries = little
    ? `\x0f\x01\x02\0\x04\0\0\0Cam\0\x12\x01\x03\0\x01\0\0\0${up}\0\0\0`
    : `\x01\x0f\0\x02\0\0\0\x04Cam\0\x01\x12\0\x03\0\0\0\x01\0${up}\0\0`;
  return little
    ? `II*\0\x08\0\0\0\x02\0${entries}\0\0\0\0GPS 48.85`
    : `MM\0*\0\0\0\x08\0\x02${entries}\0\0\0\0GPS 48.85`;
};
const segment = (kind: number, content: string) =>
  `\xff${String.fromCharCode(kind)}\0${String.fromCharCode(content.length + 2)}${content}`;
const JFIF = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const TABLES = segment(0xdb, '\0'.repeat(65));
const FRAME = segment(0xc0, '\x08\0\x02\0\x04\x01\x01\x11\0');
const SCAN = `${segment(0xda, '\x01\x01\0\0?\0')}abc\xff\0d\xff\xd0e`;
const jpeg = (...parts: string[]) =>
  `\xff\xd8${JFIF}${parts.join('')}${TABLES}${FRAME}${SCAN}\xff\xd9`;

describe('a JPEG', () => {
  test('without anything about it stays byte by byte', () => {
    expect(clean(jpeg(), 'jpeg')).toBe(jpeg());
  });

  test('loses place, camera, comments, programs’ data, small copies, and what follows its end', () => {
    const input = jpeg(
      segment(0xe1, `Exif\0\0${tiff(1)}`),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'),
      segment(0xed, 'Photoshop 3.0\0'),
      segment(0xe0, 'JFXX\0\x10'),
      segment(0xe2, 'MPF\0'),
      segment(0xfe, 'at home'),
    );
    expect(clean(`${input}another picture, with its place`, 'jpeg')).toBe(jpeg());
  });

  test('keeps its colors', () => {
    const colors = segment(0xe2, 'ICC_PROFILE\0\x01\x01') + segment(0xee, 'Adobe\0d\0\0\0\0\x01');
    expect(clean(jpeg(colors), 'jpeg')).toBe(jpeg(colors));
  });

  test.each([
    [6, false],
    [3, true],
    [8, true],
  ])('stays the right way up (%i), and says nothing else', (orientation, little) => {
    const input = jpeg(segment(0xe1, `Exif\0\0${tiff(orientation, little)}`));
    const cleaned = clean(input, 'jpeg');
    expect(cleaned).not.toMatch(/Cam|GPS/);
    const entry = `\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}`;
    expect(cleaned.startsWith(`\xff\xd8${JFIF}\xff\xe1\0"Exif\0\0MM\0*`)).toBe(true);
    expect(cleaned).toContain(entry);
    expect(clean(cleaned, 'jpeg')).toBe(cleaned);
  });

  test('with several scans keeps what is between them, but for what tells about it', () => {
    const more = `${SCAN}${segment(0xc4, 'table')}${SCAN}`;
    const input = `${jpeg().slice(0, -2)}${segment(0xe1, 'Exif\0\0')}${more}\xff\xd9`;
    expect(clean(input, 'jpeg')).toBe(`${jpeg().slice(0, -2)}${more}\xff\xd9`);
  });

  test('that ends too early ends properly', () => {
    expect(clean(jpeg().slice(0, -4), 'jpeg')).toBe(`${jpeg().slice(0, -4)}\xff\xd9`);
  });

  test.each([
    '\xff\xd8\xff',
    '\xff\xd8\xff\xe1\xff\xffExif',
    '\xff\xd8\xff\xd9',
    '\xff\xd8text here',
  ])('that is none is refused: %j', (content) => {
    expect(() => clean(content, 'jpeg')).toThrow(BrokenFile);
  });
});

const chunk = (type: string, content: string) =>
  `\0\0\0${String.fromCharCode(content.length)}${type}${content}CRC.`;
const png = (...parts: string[]) =>
  `\x89PNG\r\n\x1a\n${chunk('IHDR', '\0'.repeat(13))}${parts.join('')}${chunk('IDAT', 'x')}${chunk('IEND', '')}`;

describe('a PNG', () => {
  test('keeps what draws it, moving too', () => {
    const input = png(chunk('PLTE', 'abc'), chunk('tRNS', 'a'), chunk('acTL', 'ab'));
    expect(clean(input, 'png')).toBe(input);
  });

  test('loses texts, times, places, and what follows its end', () => {
    const input = png(
      chunk('tEXt', 'Author\0Me'),
      chunk('eXIf', tiff(1)),
      chunk('tIME', '1234567'),
    );
    expect(clean(`${input}more`, 'png')).toBe(png());
    expect(() => clean(png().slice(0, -3), 'png')).toThrow(BrokenFile);
  });
});

const riff = (type: string, content: string) =>
  `${type}${String.fromCharCode(content.length)}\0\0\0${content}${content.length % 2 ? '\0' : ''}`;
const webp = (...parts: string[]) => riff('RIFF', `WEBP${parts.join('')}`);
const extended = (flags: number) =>
  riff('VP8X', `${String.fromCharCode(flags)}\0\0\0\x03\0\0\x01\0\0`);

describe('a WebP', () => {
  test('loses what tells about it and stays the right way up', () => {
    const picture = riff('VP8L', '/abcd');
    const input = webp(extended(0x1c), picture, riff('EXIF', tiff(1)), riff('XMP ', '<x/>'));
    expect(clean(input, 'webp')).toBe(webp(extended(0x10), picture));
    const turned = clean(webp(extended(0x0c), picture, riff('EXIF', tiff(6, true))), 'webp');
    expect(turned).toContain(extended(0x08));
    expect(turned).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06');
    expect(turned).not.toMatch(/Cam|GPS/);
    expect(clean(turned, 'webp')).toBe(turned);
  });

  test('that is shorter than it says is refused', () => {
    expect(() => clean(webp(riff('VP8L', '/abcd')).slice(0, -3), 'webp')).toThrow(BrokenFile);
  });
});

test('other files stay as they are', () => {
  expect(clean('wOF2...', 'woff2')).toBe('wOF2...');
});
