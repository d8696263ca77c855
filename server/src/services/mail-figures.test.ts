import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUARANTEE_DAYS, PREMIUM_MONTHLY_PRICE, WITHDRAWAL_DAYS } from '@codivia/contract/prices';
import { expect, test } from 'vitest';

/** Prices and periods that are true by themselves; links of mails work for 24 hours or 60 minutes. */
const LISTED = [PREMIUM_MONTHLY_PRICE, WITHDRAWAL_DAYS, GUARANTEE_DAYS, 24, 60];
const FEATURES = join(import.meta.dirname, '../features');
/** A text in the source: quoted, with a space in it. */
const TEXT = /'([^'\n]* [^'\n]*)'|`([^`]* [^`]*)`/g;
const FIGURE = /(?<![\p{L}\d_])\d+(?:[.,]\d+)?(?![\p{L}\d])/gu;

test('mails state no figure that is not true by itself', () => {
  const files = globSync('*/*.email.ts', { cwd: FEATURES });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    // Without comments: names that they quote would be taken for the ends of texts.
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
