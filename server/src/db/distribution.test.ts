import { is, SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { DISTRIBUTION } from './distribution.ts';
import * as schema from './schema.ts';

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table as PgTable));

/** The columns of every key that is unique, as the database names them; those of expressions included. */
function uniqueKeys({ columns, primaryKeys, uniqueConstraints, indexes }: (typeof tables)[number]) {
  const named = (column: unknown): string[] =>
    is(column, SQL)
      ? column.queryChunks.flatMap((chunk) => named(chunk))
      : [(column as { name?: string }).name ?? ''].filter(Boolean);
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name)),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(({ config }) => config.columns.flatMap(named)),
  ];
}

test('every table says where its rows live', () => {
  expect(Object.keys(DISTRIBUTION).sort()).toEqual(tables.map(({ name }) => name).sort());
});

test.each(tables.map((table) => [table.name, table] as const))('keys of %s', (name, table) => {
  const place = DISTRIBUTION[name];
  if (place?.kind !== 'member') return;
  const column = table.columns.find((one) => one.name === place.by);
  expect(column?.notNull, 'the column of the member').toBe(true);
  const without = uniqueKeys(table).filter((key) => !key.includes(place.by));
  expect(without.map((key) => key.join()).sort()).toEqual(Object.keys(place.alone).sort());
});

test('rows of a member refer to others of the same member, or to what is on every node', () => {
  const shared = tables
    .filter(({ name }) => DISTRIBUTION[name]?.kind === 'member')
    .flatMap(({ name, foreignKeys }) =>
      foreignKeys.map((key) => `${name} → ${getTableConfig(key.reference().foreignTable).name}`),
    )
    .filter((reference) => DISTRIBUTION[reference.split(' → ')[1] ?? '']?.kind === 'shared');
  expect(shared).toEqual([]);
});
