import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DELETION_OBJECTION_DAYS, FAMILY_LINK_DAYS } from '@codivia/contract/api/family';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '@codivia/contract/api/prices';
import { expect, test } from 'vitest';

/** The age from which French law lets a child agree alone. */
const AGE_OF_CONSENT = 15;
/** Periods that mails may state as plain numbers; links of mails work for 24 hours or 60 minutes. */
const PERIODS = [
  WITHDRAWAL_DAYS,
  GUARANTEE_DAYS,
  DELETION_OBJECTION_DAYS,
  FAMILY_LINK_DAYS,
  24,
  60,
];
const LISTED = [AGE_OF_CONSENT, ...PERIODS];
const FEATURES = join(import.meta.dirname, '../features');
/** A text in the source: quoted, with a space in it. */
const TEXT = /'([^'\n]* [^'\n]*)'|`([^`]* [^`]*)`/g;
const FIGURE = /(?<![\p{L}\d_])\d+(?:[.,]\d+)?(?![\p{L}\d])/gu;

test('mails state no figure that is not true by itself', () => {
  const files = globSync('*/*.email.ts', { cwd: FEATURES });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    // Comments are removed: names that they quote would be taken for the ends of texts.
    const source = readFileSync(join(FEATURES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const texts = [...source.matchAll(TEXT)].map(
      ([, quoted, template]) => quoted ?? template ?? '',
    );
    const figures = texts
      .map((text) => text.replace(/\$\{[^}]*\}/g, ''))
      .flatMap((text) => [...text.matchAll(FIGURE)].map(([figure]) => Number(figure)));
    expect(
      figures.filter((figure) => !LISTED.includes(figure)),
      file,
    ).toEqual([]);
  }
});

/** A price written by hand: `9 €`, `$9`, `${PRICE} €`, `$${PRICE}`. */
const WRITTEN_PRICE = /€|\$\d|\$\$\{|\b(?:EUR|USD)\b/;

test('mails and pages of payments write prices with formatPrice and formatAmount only', () => {
  const cwd = join(FEATURES, '..');
  const files = globSync(
    ['features/*/*.email.ts', 'features/sandbox/*.{page,words}.ts', 'services/payments/*.ts'],
    { cwd },
  );
  expect(files.length).toBeGreaterThan(15);
  const written = files.filter((file) =>
    WRITTEN_PRICE.test(readFileSync(join(cwd, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(written).toEqual([]);
});
