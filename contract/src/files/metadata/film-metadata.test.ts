import { describe, expect, test } from 'vitest';
import { box, DATA, FTYP, film, free, handler, number, table, track } from '../../test/boxes.ts';
import { withoutMetadata } from './file-metadata.ts';
import { BrokenFile, bytesOf, latin } from './file-parts.ts';

const text = (content: Uint8Array) => latin(content, 0, content.length);
const clean = (content: string, format: string) => text(withoutMetadata(bytesOf(content), format));
describe('an MP4', () => {
  test('keeps pictures and sound in their places, and loses every other track with its content', () => {
    const pictures = { kind: 'vide', sizes: [4, 4], chunks: [DATA, DATA + 13] };
    const sound = track({ kind: 'soun', sizes: [5], chunks: [DATA + 4] });
    const places = track({ kind: 'meta', sizes: [4], chunks: [DATA + 9] });
    const tags = box('udta', '+48.85+002.35/');
    const input = film(
      'PIC1SOUNDhomePIC2left',
      track({ ...pictures, name: 'Lina', inTrack: box('udta', 'Lina') }),
      sound,
      places,
      tags,
    );
    const expected = film(
      'PIC1SOUND\0\0\0\0PIC2\0\0\0\0',
      track({ ...pictures, name: '\0\0\0\0', inTrack: free(box('udta', 'Lina')) }),
      sound,
      free(places),
      free(tags),
    );
    expect(clean(input, 'mp4')).toBe(expected);
    expect(clean(expected, 'mp4')).toBe(expected);
  });

  const PLAYED = { kind: 'vide', sizes: [3], chunks: [DATA] };
  const TELLING = box('uuid', 'Lina at home');

  test('loses what it does not need on every level', () => {
    const within = (telling: string, place: string) =>
      film(
        'abc',
        track({
          ...PLAYED,
          inTrack: telling,
          inMedia: telling,
          inInfo: telling + box('dinf', box('dref', `\0\0\0\0${number(1)}${place}`), telling),
          inSamples: telling,
        }),
        box('mvex', telling),
        telling,
      ) + telling;
    const input = within(TELLING, box('url ', '\0\0\0\x01file:///home/lina'));
    const expected = within(free(TELLING), box('url ', `\0\0\0\x01${'\0'.repeat(17)}`));
    expect(clean(input, 'mp4')).toBe(expected);
  });

  test.each<[string, string]>([
    ['handler', film('abc', track({ ...PLAYED, inMedia: handler('soun') }))],
    ['list of samples', film('abc', track({ ...PLAYED, inInfo: box('stbl', '') }))],
    ['table of places', film('abc', track({ ...PLAYED, inSamples: table('stco', [1]) }))],
    ['head', film('abc', track(PLAYED)) + box('moov', track(PLAYED))],
    [
      'file of data',
      film(
        'abc',
        track({
          ...PLAYED,
          inInfo: box('dinf', box('dref', `\0\0\0\0${number(1)}`, box('url ', '\0\0\0\0'))),
        }),
      ),
    ],
  ])('with another %s is damaged', (_what, input) => {
    expect(() => clean(input, 'mp4')).toThrow(BrokenFile);
  });

  const PART = box('traf', box('tfhd', '\0\0\0\0'), box('trun', '\0\0\0\0'));
  const recorded = (kind: string, part: string) =>
    FTYP +
    box('moov', track({ kind: 'vide' }), track({ kind })) +
    box('moof', box('mfhd', '\0\0\0\0'), part) +
    box('mdat', 'pictures');

  test('of fragments stays as it is, and is refused with a track of anything else', () => {
    expect(clean(recorded('soun', PART), 'mp4')).toBe(recorded('soun', PART));
    expect(() => clean(recorded('meta', PART), 'mp4')).toThrow(BrokenFile);
  });

  test('of fragments loses what tells about it there too, and each has a part of a track', () => {
    const part = (telling: string) =>
      box('traf', box('tfhd', '\0\0\0\0'), box('trun', '\0\0\0\0'), telling) + telling;
    expect(clean(recorded('soun', part(TELLING)), 'mp4')).toBe(
      recorded('soun', part(free(TELLING))),
    );
    expect(() => clean(recorded('soun', ''), 'mp4')).toThrow(BrokenFile);
  });

  test.each([
    film('', 'x'),
    film('abc'),
    film('abc', track({ kind: 'text', sizes: [1], chunks: [DATA] })),
  ])('that plays nothing is damaged', (input) =>
    expect(() => clean(input, 'mp4')).toThrow(BrokenFile),
  );
});

test('a model loses what is written before its triangles, and keeps its colors', () => {
  const rest = (attribute: string) => `\x01\0\0\0${'t'.repeat(48)}${attribute}`;
  const model = (head: string, attribute = '\0\0') => head.padEnd(80, '\0') + rest(attribute);
  expect(clean(model('made by Lina', 'hi'), 'stl')).toBe(model(''));
  const colored = (before: string, behind: string) => model(`${before}COLOR=rgba${behind}`, 'hi');
  expect(clean(colored('by Lina', 'at home'), 'stl')).toBe(colored('\0'.repeat(7), ''));
});

describe('a WebM', () => {
  const element = (id: string, content: string) =>
    `${id}${String.fromCharCode(0x80 | content.length)}${content}`;
  const HEAD = element('\x1aE\xdf\xa3', element('B\x82', 'webm'));
  const OPEN = '\x01\xff\xff\xff\xff\xff\xff\xff';
  const webm = (type: string, title: string, writer: string, name: string, tags: string) =>
    `${HEAD}\x18S\x80g${OPEN}` +
    element('\x15I\xa9f', title + element('M\x80', writer)) +
    element('\x16T\xaek', element('\xae', element('\x83', type) + name)) +
    `\x1fC\xb6u${OPEN}${element('\xa3', 'picture')}` +
    tags;
  const nothing = (length: number) => element('\xec', '\0'.repeat(length - 2));

  test('keeps pictures and sound in their places, and loses names, dates and tags', () => {
    const title = element('\x7b\xa9', 'Lina');
    const name = element('Sn', 'Camera of Lina');
    const tags = element('\x12T\xc3g', 'at home');
    const input = webm('\x01', title, 'Phone', name, tags);
    const cleaned = webm(
      '\x01',
      nothing(title.length),
      '\0\0\0\0\0',
      nothing(name.length),
      nothing(tags.length),
    );
    expect(clean(input, 'webm')).toBe(cleaned);
    expect(clean(cleaned, 'webm')).toBe(cleaned);
  });

  test('loses what it does not need on every level', () => {
    const within = (telling: string) =>
      element('\x1aE\xdf\xa3', element('B\x82', 'webm') + telling) +
      `\x18S\x80g${OPEN}${telling}` +
      element('\x11M\x9bt', element('M\xbb', element('S\xab', 'cues') + telling)) +
      element('\x15I\xa9f', element('*\xd7\xb1', '\x0fB@') + telling) +
      element(
        '\x16T\xaek',
        element(
          '\xae',
          element('\x83', '\x01') + element('\xe0', `${telling}\xb0\x81\x09`) + telling,
        ),
      ) +
      element('\x1fC\xb6u', element('\xe7', '\0') + element('\xa3', 'picture') + telling) +
      `\x1fC\xb6u${OPEN}${telling}${element('\xa0', element('\xa1', 'picture') + telling)}` +
      element('\x1cS\xbbk', element('\xbb', element('\xb3', '\0') + telling));
    const telling = element('\x42\x37', 'Lina');
    const cleaned = within(nothing(telling.length));
    expect(clean(within(telling), 'webm')).toBe(cleaned);
    expect(clean(cleaned, 'webm')).toBe(cleaned);
  });

  test.each([
    ['of a part that is longer than its whole', element('\xae', '\x83\x81\x01\x63\xa2\x85a')],
    ['of two bytes that say nothing known', element('\xae', element('\x83', '\x01\x01'))],
    [
      'that says nothing of its kind',
      element('\xae', '') + element('\xae', element('\x83', '\x01')),
    ],
  ])('with a track %s is refused', (_what, track) => {
    const input = `${HEAD}\x18S\x80g${OPEN}${element('\x16T\xaek', track)}${element('\xec', '123456')}`;
    expect(() => clean(input, 'webm')).toThrow(BrokenFile);
  });

  test('with long tags keeps its length', () => {
    const long = `\x12T\xc3g\x10\0\x01\0${'x'.repeat(256)}`;
    const cleaned = clean(webm('\x02', '', '', '', long), 'webm');
    expect(cleaned).toContain(`\xec\x01\0\0\0\0\0\x00${String.fromCharCode(255)}`);
    expect(cleaned).not.toContain('x'.repeat(9));
    expect(clean(cleaned, 'webm')).toBe(cleaned);
  });

  test.each([webm('\x11', '', '', '', ''), HEAD, `${HEAD}\x18S\x80g\x84ab`, `${HEAD}\0`])(
    'with other tracks, or without any, is refused',
    (input) => expect(() => clean(input, 'webm')).toThrow(BrokenFile),
  );
});
