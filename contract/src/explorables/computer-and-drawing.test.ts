import { expect, test } from 'vitest';
import { boxModel, widthsOf } from './box-model.ts';
import { caesarWheel, letterShares, shifted } from './caesar-wheel.ts';
import { colourMixer } from './colour-mixer.ts';
import { convolution, filtered, greysOf, KERNELS } from './convolution.ts';
import { type ExplorableState, readState } from './explorable.ts';
import { hashChange } from './hash-change.ts';
import { keyExchange } from './key-exchange.ts';
import { explorableNamed } from './models.ts';
import { sha256 } from './sha256.ts';
import { codePointsOf } from './text-bytes.ts';
import { tokens, tokensOf } from './tokens.ts';
import { utf8 } from './utf8.ts';

const NAMES = [
  'binary-counter',
  'text-bytes',
  'colour-mixer',
  'box-model',
  'flex-grid',
  'caesar-wheel',
  'hash-change',
  'key-exchange',
  'convolution',
  'tokens',
];

/** Returns the state with every number far out of range, and with strange texts. */
const wild = (state: ExplorableState): ExplorableState =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => {
      if (typeof value === 'number') return [name, -1e12];
      if (typeof value === 'string') return [name, '\ud800 <b>🦊</b>'.repeat(30)];
      return [name, Array.isArray(value) ? [1e12, 0.5] : value];
    }),
  );

test.each(NAMES)('%s starts in a settled state, and settles a wild one', (name) => {
  const explorable = explorableNamed(name);
  const start = explorable?.start({});
  expect(readState(explorable as never, {}, JSON.stringify(start))).toEqual(start);
  const settled = explorable?.settle({}, wild(start));
  expect(explorable?.settle({}, settled)).toEqual(settled);
  expect(JSON.stringify(settled)).not.toContain('000000');
});

test('lamps are counted, and those that a carry switches', () => {
  const counter = explorableNamed('binary-counter');
  expect(counter?.measure({}, { value: 8, before: 7 })).toEqual({ value: 8, lit: 1, switched: 4 });
  expect(counter?.start({ bits: 3, value: 200 }).value).toBe(7);
});

test.each([
  ['cafe', 4, 4],
  ['café', 4, 5],
  ['🦊', 1, 4],
  ['👩‍👩‍👦', 5, 18],
])('%s has its bytes as in UTF-8', (text, characters, bytes) => {
  const points = codePointsOf(text);
  expect(points).toHaveLength(characters);
  expect(points.flatMap((one) => one.bytes)).toEqual([...utf8(text)]);
  expect(points.flatMap((one) => one.bytes)).toHaveLength(bytes);
});

test('a mixture is measured by its distance from the wanted colour', () => {
  const options = { target: [255, 100, 0] };
  expect(colourMixer.measure(options, { r: 255, g: 100, b: 0 })).toMatchObject({ distance: 0 });
  expect(colourMixer.measure(options, { r: 255, g: 103, b: 4 })).toMatchObject({ distance: 5 });
  expect(colourMixer.measure({}, { r: 1, g: 2, b: 3 })).toEqual({ r: 1, g: 2, b: 3 });
});

test('padding and border come on top of the width, or eat into the content', () => {
  const state = boxModel.start({ width: 100, padding: 10, border: 5, margin: 20 });
  expect(widthsOf(state)).toEqual({ content: 100, box: 130, room: 170 });
  expect(widthsOf({ ...state, border_box: true })).toEqual({ content: 70, box: 100, room: 140 });
});

test('the wheel turns round the alphabet, and back', () => {
  expect(shifted('Zoé, xyz!', 3)).toBe('CRH, ABC!');
  expect(shifted(shifted('BONJOUR', 17), -17)).toBe('BONJOUR');
  const options = { text: 'KHOOR', decode: true };
  expect(caesarWheel.measure(options, { text: 'KHOOR', shift: 3 })).toMatchObject({
    text: 'HELLO',
  });
  // A message that is to be read stays as it is.
  expect(caesarWheel.settle(options, { text: 'x', shift: -1 })).toEqual({
    text: 'KHOOR',
    shift: 25,
  });
  expect(letterShares('Eé!').at(4)).toBe(1);
});

// The hashes come from the crypto module of Node.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['orange', '1b4c9133da73a711322404314402765ab0d23fd362a167d6f0c65bb215113d94'],
  ['é🦊', 'fedf7be461cedb11a66f4e8e8765a724a84ba67bca922c47d5d09443d4fbe4ef'],
  ['x'.repeat(55), 'd5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072'],
  ['y'.repeat(56), '4877e564e5e36e367c7c8d59670774becd3350610b6df4c399c9fa9b66da5813'],
  ['z'.repeat(300), '7cf7dc7f99e7185a1536245f8e30ced7e1b1c85ad441552176678083a67411bd'],
])('SHA-256 of %j is that of others', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('one letter changes about half of the bits, and no letter changes none', () => {
  expect(hashChange.measure({}, { first: 'a', second: 'a' })).toEqual({ changed: 0, same: true });
  for (const second of ['oranga', 'Orange', 'orange ']) {
    const { changed } = hashChange.measure({}, { first: 'orange', second });
    expect(changed).toBeGreaterThan(18);
    expect(changed).toBeLessThan(46);
  }
});

test('both get the same colour, and the spy another one', () => {
  const { secret, overheard } = keyExchange.measure({}, keyExchange.start({}));
  const { secret: other } = keyExchange.measure(
    {},
    keyExchange.start({ hers: 'blue', his: 'pink' }),
  );
  expect(other).toBe(secret);
  expect(overheard).not.toBe(secret);
});

test('kernels leave, blur and sharpen a picture', () => {
  const greys = greysOf({});
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  expect(greys).toHaveLength(144);
  expect(filtered(greys, KERNELS.same)).toEqual(greys);
  expect(spread(filtered(greys, KERNELS.blur))).toBeLessThan(spread(greys));
  expect(filtered(new Array(144).fill(100), KERNELS.edges)).toEqual(new Array(144).fill(0));
  expect(convolution.measure({}, { kernel: KERNELS.same, x: 0, y: 0 })).toMatchObject({
    difference: 0,
  });
});

test('kernels tell upright lines from flat ones, however strong they are', () => {
  const seen = (kernel: number[]) => {
    const { upright, flat } = convolution.measure({}, { kernel, x: 0, y: 0 });
    return [Number(upright) > 0, Number(flat) > 0];
  };
  expect(seen([...KERNELS.edges])).toEqual([true, true]);
  expect(seen([0, 0, 0, -1, 2, -1, 0, 0, 0])).toEqual([true, false]);
  expect(seen([-1, 0, 1, -2, 0, 2, -1, 0, 1])).toEqual([true, false]);
  expect(seen([0, 0, 0, 0, -3, 3, 0, 0, 0])).toEqual([true, false]);
  expect(seen([0, -1, 0, 0, 0, 0, 0, 1, 0])).toEqual([false, true]);
});

test('frequent words stay whole, rare ones fall into pieces, and nothing is lost', () => {
  expect(tokensOf(' when')).toHaveLength(1);
  expect(tokensOf(' anticonstitutionnellement').length).toBeGreaterThan(4);
  const text = 'Voilà : the cat’s été, 42!';
  expect(
    tokensOf(text)
      .map((one) => one.text)
      .join(''),
  ).toBe(text);
  expect(tokensOf('🦊').map((one) => one.id)).toEqual([240, 159, 166, 138]);
  expect(tokens.measure({}, { text: '' })).toEqual({ tokens: 0, characters: 0, words: 0, most: 0 });
});
