import { expect, test } from 'vitest';
import { PLAY_TITLE_MAX_LENGTH, plainTitle, playAddress, shownIn } from './play-link.ts';
import { fragmentOf, MAX_FRAGMENT, workIn } from './share-link.ts';
import { isStill, pointsOf, STILL_HEIGHT, STILL_WIDTH, stillOf } from './still.ts';

const POINTS = STILL_WIDTH * STILL_HEIGHT;
const GAME = { 'sketch.js': 'circle(10, 10, 5);' };

/** A dark picture with a small red ball and a blue stripe. */
function picture(): Uint8ClampedArray {
  const data = new Uint8ClampedArray(POINTS * 4);
  for (let point = 0; point < POINTS; point++) {
    const colour =
      point < 20 ? [250, 10, 10, 255] : point > 15_000 ? [0, 0, 240, 255] : [16, 32, 31, 255];
    data.set(colour, point * 4);
  }
  return data;
}

const hashOf = (address: string) => address.slice(address.indexOf('#'));

test('a link carries a work of any kind, with its title and still', async () => {
  const still = stillOf(picture());
  const address = await playAddress(GAME, [], { title: '  My\n game ', still });
  expect(address).toMatch(/^\/play#code=1[\w-]+$/);
  expect(address.length).toBeLessThan(600);
  const { kind, files, extras } = await workIn(hashOf(address));
  expect({ kind, files }).toEqual({ kind: 'game', files: GAME });
  expect(shownIn(extras)).toEqual({ title: 'My game', still });
  // A room opens the same fragment.
  expect((await workIn(hashOf(address), 'game')).files).toEqual(GAME);
});

test('a still keeps rare colours that are unlike the others', () => {
  const data = picture();
  const still = stillOf(data);
  expect(isStill(still)).toBe(true);
  expect([...still.colours].sort()).toEqual(['#0000f0', '#10201f', '#fa0a0a']);
  expect(pointsOf(still)).toEqual(data);
});

test('of many colours a still keeps sixteen', () => {
  const data = new Uint8ClampedArray(POINTS * 4).map((_, at) => (at % 4 === 3 ? 255 : at / 251));
  const still = stillOf(data);
  expect(still.colours).toHaveLength(16);
  expect(isStill(still)).toBe(true);
});

test('a still that does not fit is left out; code that does not fit is refused', async () => {
  let seed = 1;
  const random = (length: number) =>
    Array.from({ length }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(33 + (seed % 90));
    }).join('');
  const pixels = Array.from({ length: POINTS }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 16).toString(16);
  }).join('');
  const still = { colours: stillOf(picture()).colours, pixels };
  const long = { 'sketch.js': random(20_000) };
  const address = await playAddress(long, [], { title: 'Long', still });
  expect(hashOf(address).length).toBeLessThanOrEqual(MAX_FRAGMENT);
  expect(shownIn((await workIn(hashOf(address))).extras)).toEqual({ title: 'Long', still: null });
  const tooLong = playAddress({ 'sketch.js': random(40_000) }, [], { title: '', still });
  await expect(tooLong).rejects.toMatchObject({ problem: 'too_long' });
});

test.each([
  [{ title: 'x'.repeat(61) }, 'x'.repeat(PLAY_TITLE_MAX_LENGTH)],
  [{ title: '\u202egnp.exe\u0000' }, 'gnp.exe'],
  [{ title: ['a'] }, ''],
  [{ title: { toString: 'a' } }, ''],
  ['title', ''],
  [null, ''],
  [undefined, ''],
])('of made-up extras %j the title is %j', (extras, title) => {
  expect(shownIn(extras)).toEqual({ title, still: null });
});

test.each([
  { colours: [], pixels: '0'.repeat(POINTS) },
  { colours: ['red'], pixels: '0'.repeat(POINTS) },
  { colours: ['#000000;x'], pixels: '0'.repeat(POINTS) },
  { colours: Array(17).fill('#000000'), pixels: '0'.repeat(POINTS) },
  { colours: ['#000000'], pixels: '0'.repeat(POINTS + 1) },
  { colours: ['#000000'], pixels: 'g'.repeat(POINTS) },
  'still',
])('a made-up still is left out', async (still) => {
  const { extras } = await workIn(await fragmentOf(GAME, [], { still }));
  expect(shownIn(extras).still).toBeNull();
});

test('a title is cut between characters, not within one', () => {
  expect(plainTitle('🎉'.repeat(61))).toBe('🎉'.repeat(60));
});

test('an emoji of several stays one', () => {
  expect(plainTitle('👩‍💻 game\u200d\u200b 👨‍👩‍👧')).toBe('👩‍💻 game 👨‍👩‍👧');
});
