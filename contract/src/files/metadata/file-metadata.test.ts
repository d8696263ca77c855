import { describe, expect, test } from 'vitest';
import { box, DATA, film, free, number, track } from '../../test/boxes.ts';
import { formatOfContent } from '../file-formats.ts';
import { withoutMetadata } from './file-metadata.ts';
import { BrokenFile } from './file-parts.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const text = (content: Uint8Array) => String.fromCharCode(...content);
const clean = (content: string, format: string) => text(withoutMetadata(bytes(content), format));
const reversed = (value: number) => [...number(value)].reverse().join('');

describe('an MP3', () => {
  const SOUND = `\xff\xfb\x90\x64${'x'.repeat(400)}`;
  const id3 = (content: string) =>
    `ID3\x04\0\0\0\0\0${String.fromCharCode(content.length)}${content}`;
  const ape = (content: string) => {
    const end = (flags: string) =>
      `APETAGEX${reversed(2000)}${reversed(content.length + 32)}\x01\0\0\0\0\0\0${flags}${'\0'.repeat(8)}`;
    return `${end('\xa0')}${content}${end('\x80')}`;
  };

  test('loses all its tags, and stays an MP3', () => {
    const input = `${id3('TPE1 Lina')}${id3('APIC')}\0\0\0${SOUND}${ape('Artist Lina')}TAG${'Lina'.padEnd(125, '\0')}`;
    expect(clean(input, 'mp3')).toBe(SOUND);
    expect(formatOfContent(bytes(clean(input, 'mp3')))).toBe('mp3');
    expect(clean(SOUND, 'mp3')).toBe(SOUND);
  });

  test.each([`${id3('TPE1 Lina')}`, `${id3('x')}no sound`, `ID3\x04\0\0\x7f\x7f\x7f\x7f${SOUND}`])(
    'that has no sound behind its tags is damaged',
    (input) => expect(() => clean(input, 'mp3')).toThrow(BrokenFile),
  );
});

describe('a WAV', () => {
  const chunk = (type: string, content: string) =>
    `${type}${reversed(content.length)}${content}${'\0'.repeat(content.length % 2)}`;
  const wav = (...chunks: string[]) => chunk('RIFF', `WAVE${chunks.join('')}`);
  const FORMAT = chunk('fmt ', '0123456789abcdef');

  test('keeps what plays it', () => {
    const input = wav(
      FORMAT,
      chunk('LIST', 'INFOIART Lina'),
      chunk('bext', 'at home'),
      chunk('data', 'abc'),
      chunk('id3 ', 'Lina'),
    );
    expect(clean(input, 'wav')).toBe(wav(FORMAT, chunk('data', 'abc')));
  });

  test('that was cut off while it was recorded keeps the sound that is there', () => {
    const input = `RIFF\xff\xff\xff\xffWAVE${FORMAT}data\xff\xff\xff\xffabcd`;
    expect(clean(input, 'wav')).toBe(wav(FORMAT, chunk('data', 'abcd')));
    expect(() => clean(wav(FORMAT), 'wav')).toThrow(BrokenFile);
  });
});

describe('an M4A', () => {
  const sound = (telling: string, dates: string, data: string, chapters: string) =>
    box('ftyp', 'M4A ') +
    box('mdat', data) +
    box(
      'moov',
      box('mvhd', `\0\0\0\0${dates}1234`),
      track({
        kind: 'soun',
        sizes: [5],
        chunks: [DATA],
        inTrack: box('tkhd', `\x01\0\0\0${dates}${dates}56`) + telling,
      }),
      telling,
      chapters,
    );
  const CHAPTERS = track({ kind: 'text', sizes: [4], chunks: [DATA + 5] });
  const TELLING = box('udta', '\xa9xyz+48.85+002.35/');

  test('keeps its length and every place in it, and loses names, places, dates and chapters', () => {
    const input = sound(TELLING, '\xda\xda\xda\xda\xdb\xdb\xdb\xdb', 'SOUNDLina', CHAPTERS);
    const expected = sound(free(TELLING), '\0'.repeat(8), 'SOUND\0\0\0\0', free(CHAPTERS));
    expect(clean(input, 'm4a')).toBe(expected);
    expect(clean(expected, 'm4a')).toBe(expected);
  });

  test('has no track of pictures', () => {
    const pictures = film('PIC1', track({ kind: 'vide', sizes: [4], chunks: [DATA] }));
    expect(() => clean(pictures, 'm4a')).toThrow(BrokenFile);
  });

  test.each([
    `${box('ftyp', 'M4A ')}\0\0`,
    `${box('ftyp', 'M4A ')}\0\0\0\x04moov`,
    `${number(900)}ftypM4A `,
  ])('whose boxes do not fit is damaged', (input) =>
    expect(() => clean(input, 'm4a')).toThrow(BrokenFile),
  );

  test('with boxes in boxes without end is refused', () => {
    const deep = Array.from({ length: 5000 }).reduce<string>((inner) => box('moov', inner), '');
    expect(() => clean(deep, 'm4a')).toThrow(BrokenFile);
  });
});

describe('a GIF', () => {
  const HEAD = 'GIF89a\x02\0\x02\0\x80\0\0rgbRGB';
  const REPEATS = '!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0';
  const TIMED = '!\xf9\x04\0\x0a\0\0\0';
  const PICTURE = ',\0\0\0\0\x02\0\x02\0\x80abcdef\x02\x02\x4c\x01\0';

  test('keeps pictures, times and repetition', () => {
    const input = `${HEAD}!\xfe\x07at home\0${REPEATS}!\xff\x0bXMP DataXMP\x03<x>\0${TIMED}${PICTURE}!\xfe\x04Lina\0${PICTURE};place`;
    expect(clean(input, 'gif')).toBe(`${HEAD}${REPEATS}${TIMED}${PICTURE}${PICTURE};`);
  });

  test.each([HEAD, `${HEAD}?`, `${HEAD}${PICTURE.slice(0, -3)}`])(
    'that ends within a block is damaged',
    (input) => {
      expect(() => clean(input, 'gif')).toThrow(BrokenFile);
    },
  );
});
