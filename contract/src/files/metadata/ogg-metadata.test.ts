import { describe, expect, test } from 'vitest';
import { withoutMetadata } from './file-metadata.ts';
import { BrokenFile } from './file-parts.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const text = (content: Uint8Array) =>
  Array.from(content, (one) => String.fromCharCode(one)).join('');
const clean = (content: string) => text(withoutMetadata(bytes(content), 'ogg'));
const number = (value: number) =>
  String.fromCharCode(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);

/** The checksum of a page, bit by bit (RFC 3533, 6). */
function checksum(page: string): number {
  let sum = 0;
  for (const byte of bytes(page)) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}

interface Head {
  flags?: number;
  granule?: string;
  serial?: number;
  /** True if the last packet continues. */
  open?: boolean;
}

/** A page with these packets, each of which may have at most 254 + 255 n bytes. */
function page(sequence: number, packets: string[], options: Head = {}): string {
  const { flags = 0, granule = '\0'.repeat(8), serial = 7, open = false } = options;
  const lacing = packets.flatMap(({ length }, i) => {
    const full = '\xff'.repeat(Math.floor(length / 255));
    return open && i === packets.length - 1 ? full : full + String.fromCharCode(length % 255);
  });
  const segments = lacing.join('');
  const [before, after] = [
    `OggS\0${String.fromCharCode(flags)}${granule}${number(serial)}${number(sequence)}`,
    `${String.fromCharCode(segments.length)}${segments}${packets.join('')}`,
  ];
  return `${before}${number(checksum(`${before}\0\0\0\0${after}`))}${after}`;
}

const first = (packet: string, serial = 7) => page(0, [packet], { flags: 2, serial });
const AT = '\x40\x1f\0\0\0\0\0\0';
const END = { flags: 4, granule: AT };

const VORBIS = '\x01vorbis 44100 Hz';
const SETUP = `\x05vorbis${'books'.repeat(150)}`;
const comments = (...all: string[]) =>
  `\x04\0\0\0Xiph${number(all.length)}${all.map((one) => number(one.length) + one).join('')}`;
const vorbisComments = (...all: string[]) => `\x03vorbis${comments(...all)}\x01`;
const EMPTY_VORBIS = `\x03vorbis${'\0'.repeat(8)}\x01`;
const EMPTY_OPUS = `OpusTags${'\0'.repeat(8)}`;

test('the checksum has the value that catalogues list (CRC-32/CKSUM, not inverted)', () => {
  expect(checksum('123456789')).toBe(~0x765e7680 >>> 0);
});

describe('a Vorbis sound', () => {
  test('loses its comments; the others of its head and its sound stay', () => {
    const input =
      first(VORBIS) +
      page(1, [vorbisComments('ARTIST=Lina', 'LOCATION=Lyon'), SETUP]) +
      page(2, ['sound one', 'sound two'], { granule: AT }) +
      page(3, ['the end'], END);
    const cleaned = clean(input);
    expect(cleaned).toBe(
      first(VORBIS) +
        page(1, [EMPTY_VORBIS, SETUP]) +
        page(2, ['sound one', 'sound two'], { granule: AT }) +
        page(3, ['the end'], END),
    );
    expect(clean(cleaned)).toBe(cleaned);
  });

  test('with a cover over several pages has fewer pages, which are counted again', () => {
    const header = vorbisComments(`METADATA_BLOCK_PICTURE=${'p'.repeat(70_000)}`);
    const cut = 255 * 255;
    const input =
      first(VORBIS) +
      page(1, [header.slice(0, cut)], { open: true, granule: '\xff'.repeat(8) }) +
      page(2, [header.slice(cut), SETUP], { flags: 1 }) +
      page(3, ['sound'], { granule: AT }) +
      page(4, ['the end'], END);
    expect(clean(input)).toBe(
      first(VORBIS) +
        page(1, [EMPTY_VORBIS, SETUP]) +
        page(2, ['sound'], { granule: AT }) +
        page(3, ['the end'], END),
    );
  });

  test('with large books keeps them, over as many pages as they need', () => {
    const books = `\x05vorbis${'b'.repeat(70_000)}`;
    const cut = 254 * 255;
    const cleaned = clean(
      first(VORBIS) +
        page(1, [vorbisComments('ARTIST=Lina')]) +
        page(2, [books.slice(0, 255 * 255)], { open: true, granule: '\xff'.repeat(8) }) +
        page(3, [books.slice(255 * 255)], { flags: 1 }) +
        page(4, ['the end'], END),
    );
    expect(cleaned).toBe(
      first(VORBIS) +
        page(1, [EMPTY_VORBIS, books.slice(0, cut)], { open: true }) +
        page(2, [books.slice(cut)], { flags: 1 }) +
        page(3, ['the end'], END),
    );
  });
});

describe('an Opus sound', () => {
  const HEAD = 'OpusHead\x01\x02';

  test('loses its tags, and what fills them up', () => {
    const header = `OpusTags${comments('ARTIST=Lina')}${'\0'.repeat(300)}`;
    expect(clean(first(HEAD) + page(1, [header]) + page(2, ['sound'], END))).toBe(
      first(HEAD) + page(1, [EMPTY_OPUS]) + page(2, ['sound'], END),
    );
  });

  test('behind another one, or mixed with it, is cleaned too', () => {
    const header = `OpusTags${comments('ARTIST=Lina')}`;
    const both = (words: string) =>
      first(HEAD) +
      first(HEAD, 8) +
      page(1, [words], { serial: 8 }) +
      page(1, [words]) +
      page(2, ['sound'], { serial: 8, ...END }) +
      page(2, ['sound'], END);
    const again = (words: string) => first(HEAD) + page(1, [words]) + page(2, ['sound'], END);
    expect(clean(both(header) + again(header))).toBe(both(EMPTY_OPUS) + again(EMPTY_OPUS));
  });

  test('whose recording was interrupted keeps its whole pages', () => {
    const whole = first(HEAD) + page(1, [EMPTY_OPUS]) + page(2, ['sound'], { granule: AT });
    expect(clean(whole + page(3, ['more sound']).slice(0, -3))).toBe(whole);
    expect(clean(`${whole}TAG Lina`)).toBe(whole);
  });
});

test.each([
  ['without its head', first(VORBIS)],
  ['without comments', first(VORBIS) + page(1, [SETUP, SETUP])],
  ['with sound on the page of its head', first(VORBIS) + page(1, [EMPTY_VORBIS, SETUP, 'sound'])],
  ['with a film beside it', first(VORBIS) + first('\x80theora', 8)],
  ['with a page of nobody', first(VORBIS) + page(1, ['x'], { serial: 9 })],
  ['that is no Ogg', 'OggX'],
])('a sound %s is damaged', (_, input) => {
  expect(() => clean(input)).toThrow(BrokenFile);
});
