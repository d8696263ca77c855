import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FORMATTERS = new Set(['contract/src/text/format.ts', 'contract/src/text/format-dates.ts']);
/** This module finds out the reader's time zone and day; it formats nothing. */
const TIME_ZONES = 'contract/src/text/local-days.ts';

/** Code that writes a number, a date or a plural without the shared formatter. */
const OWN_WAY = {
  // A collator orders texts and writes none.
  Intl: /\bIntl\.(?!\w+Options|Collator)/,
  'toLocale…String': /\.toLocale(Date|Time)?String\(/,
  'a plural made by hand': /(>|!==|===|<|>=) ?[012] \? '[a-z]{0,2}' : '[a-z]{0,2}'/,
};

it('leaves numbers, dates and plurals to the one formatter', () => {
  const sources = globSync(
    '{web/{src,build},server/src,contract/src,content/{src,build}}/**/*.{ts,tsx}',
    {
      cwd: ROOT,
    },
  ).filter((file) => !/\.test\.tsx?$/.test(file) && !FORMATTERS.has(file) && file !== TIME_ZONES);
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return Object.entries(OWN_WAY)
      .filter(([, pattern]) => pattern.test(text))
      .map(([name]) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
