import { describe, expect, test } from 'vitest';
import { findContact } from './find-contact.ts';
import type { ContactContext } from './findings.ts';
import {
  ADVERSARY_DISGUISES,
  DISGUISED_CODE,
  DISGUISES,
  LATER_DISGUISES,
} from './samples/disguises.ts';
import { INNOCENT, INNOCENT_CODE, LATER_INNOCENT, NEARLY_INNOCENT } from './samples/innocent.ts';

const isFound = (text: string, context: ContactContext) =>
  findContact(text, context, 'learn.codivia.org') !== null;

/** Returns the samples that pass and those that are found, with the share of the latter. */
function measured(texts: readonly string[], context: ContactContext) {
  const found = texts.filter((text) => isFound(text, context));
  const passed = texts.filter((text) => !isFound(text, context));
  return { found, passed, share: found.length / texts.length };
}

describe('of disguises at least 95 % are refused or held', () => {
  test.each([
    ['French', DISGUISES.fr, 'text'],
    ['English', DISGUISES.en, 'text'],
    ['later ones', LATER_DISGUISES, 'text'],
    ['those of an adversary', ADVERSARY_DISGUISES, 'text'],
    ['programs', DISGUISED_CODE, 'code'],
  ] as const)('%s', (_name, samples, context) => {
    const { passed, share } = measured(samples, context);
    expect(share, passed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('of innocent texts at most 2 % are held, and none is refused', () => {
  test.each([
    ['French', INNOCENT.fr, 'text'],
    ['English', INNOCENT.en, 'text'],
    ['later ones', LATER_INNOCENT, 'text'],
    ['sentences near to them', NEARLY_INNOCENT, 'text'],
    ['programs', INNOCENT_CODE, 'code'],
  ] as const)('%s', (_name, samples, context) => {
    const { found, share } = measured(samples, context);
    expect(share, found.join('\n')).toBeLessThanOrEqual(0.02);
    const refused = found.filter((text) => findContact(text, context)?.verdict === 'refused');
    expect(refused).toEqual([]);
  });
});

test('the tables have at least 150 texts of each kind', () => {
  const count = (samples: { fr: readonly string[]; en: readonly string[] }) =>
    samples.fr.length + samples.en.length;
  expect(count(DISGUISES)).toBeGreaterThanOrEqual(150);
  expect(count(INNOCENT)).toBeGreaterThanOrEqual(150);
});
