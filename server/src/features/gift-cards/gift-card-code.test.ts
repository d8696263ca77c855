import { expect, test } from 'vitest';
import { giftCardCode, giftCardHash } from './gift-card-code.ts';

const SECRET = 'a secret of this server';
const CODE = giftCardCode(SECRET, 'cs_test_1');
/** Minimum number of different codes. */
const ENOUGH = 2 ** 100;

test('a code is five groups of four characters that nobody mistakes, out of 2^100', () => {
  expect(CODE).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  const seen = new Set<string>();
  for (let payment = 0; payment < 500; payment++) {
    for (const character of giftCardCode(SECRET, `cs_${payment}`)) seen.add(character);
  }
  seen.delete('-');
  expect(seen.size ** 20).toBeGreaterThanOrEqual(ENOUGH);
});

test('a payment always has the same code, of its own', () => {
  expect(giftCardCode(SECRET, 'cs_test_1')).toBe(CODE);
  expect(giftCardCode(SECRET, 'cs_test_2')).not.toBe(CODE);
  expect(giftCardCode('another secret', 'cs_test_1')).not.toBe(CODE);
});

const SAMPLE = '7Q2M-0X1K-TR4B-8ZW1-E5H0';

test.each([
  ['in small letters', '7q2m-0x1k-tr4b-8zw1-e5h0'],
  ['without hyphens', '7Q2M0X1KTR4B8ZW1E5H0'],
  ['with spaces', ' 7Q2M 0X1K  TR4B 8ZW1\tE5H0\n'],
  ['with the hyphens of a word processor', '7Q2M–0X1K—TR4B‑8ZW1−E5H0'.replace('−', '-')],
  ['with letters for digits', '7Q2M-OXIK-TR4B-8ZWl-E5Ho'],
  ['in wide letters', '７Q2M-0X1K-TR4B-8ZW1-E5H0'],
  ['with non-breaking spaces', '7Q2M\u00a00X1K\u202fTR4B\u00a08ZW1\u00a0E5H0'],
])('a code typed %s is the same code', (_how, typed) => {
  expect(giftCardHash(SAMPLE)).toBeDefined();
  expect(giftCardHash(typed)).toBe(giftCardHash(SAMPLE));
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['hyphens', '----'],
  ['too short a text', '7Q2M-0X1K-TR4B-8ZW1-E5H'],
  ['too long a text', `${SAMPLE}0`],
  ['a letter that is never used', '7Q2M-0X1K-TR4B-8ZW1-E5HU'],
  ['a sign', '7Q2M-0X1K-TR4B-8ZW1-E5H$'],
  ['an emoji', '🎁'.repeat(20)],
])('%s is no code', (_what, typed) => {
  expect(giftCardHash(typed)).toBeUndefined();
});
