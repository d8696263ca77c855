import { expect, test } from 'vitest';
import { readSettings } from '../../server/src/settings.ts';
import { readText } from './files.ts';

/** The names in the first column of the table of settings in docs/operating.md. */
const [, table = ''] = readText('docs/operating.md').split(/\n## Settings\n/);
const rows = (table.split(/\n## /)[0] ?? '').matchAll(/^\| (`.*?`) \|/gm);
const described = [...rows].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
);

test('docs/operating.md describes every setting, and no other', () => {
  expect(described.sort()).toEqual(Object.keys(readSettings({})).sort());
});
