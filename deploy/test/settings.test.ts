import { expect, test } from 'vitest';
import { readSettings } from '../../server/src/settings.ts';
import { readText } from './files.ts';

/** The names in the first column of the README's table of settings. */
const [, table = ''] = readText('README.md').split(/\n## Settings\n/);
const rows = (table.split(/\n## /)[0] ?? '').matchAll(/^\| (`.*?`) \|/gm);
const described = [...rows].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
);

test('the README describes every setting, and no other', () => {
  expect(described.sort()).toEqual(Object.keys(readSettings({})).sort());
});
