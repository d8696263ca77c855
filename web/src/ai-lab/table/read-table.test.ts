import { describe, expect, test } from 'vitest';
import { newProject } from '../project/lab-project.ts';
import { classesIn, projectFromTable, rowsWith } from './project-from-table.ts';
import { readTable, type Table } from './read-table.ts';

function tableOf(text: string): Table {
  const table = readTable(text);
  if ('problem' in table) throw new Error(table.problem);
  return table;
}

describe('a table is read as it was meant', () => {
  test.each([
    ['commas', 'size,kind\n1,small\n2,big'],
    ['semicolons', 'size;kind\n1;small\n2;big'],
    ['tabs', 'size\tkind\n1\tsmall\n2\tbig'],
    ['bars', 'size|kind\n1|small\n2|big'],
    ['a byte order mark', '\uFEFFsize,kind\n1,small\n2,big'],
    ['the line with which Excel names its separator', 'sep=;\r\nsize;kind\r\n1;small\r\n2;big\r\n'],
    ['quotes and empty lines', '\n"size","kind"\n\n"1","small"\n"2","big"\n\n'],
  ])('with %s', (_, text) => {
    expect(tableOf(text)).toEqual({
      columns: ['size', 'kind'],
      rows: [
        { size: '1', kind: 'small' },
        { size: '2', kind: 'big' },
      ],
    });
  });

  test('decimal commas stay in their cells between semicolons', () => {
    expect(tableOf('size;kind\n1,5;small\n2,5;big').rows[0]).toEqual({
      size: '1,5',
      kind: 'small',
    });
  });

  test('columns in which nothing stands are left out, however many a spreadsheet writes', () => {
    const more = ','.repeat(70);
    const { columns, rows } = tableOf(`size,kind${more}\n1,small${more}\n2,big${more}`);
    expect(columns).toEqual(['size', 'kind']);
    expect(rows[1]).toEqual({ size: '2', kind: 'big' });
  });

  test('signs for a missing number are empty cells, and words among words stay', () => {
    const { rows } = tableOf('size,country,kind\n1,NA,small\nNA,FR,?\n?,DE,big\n3,-,big');
    expect(rows.map(({ size }) => size)).toEqual(['1', '', '', '3']);
    expect(rows.map(({ country }) => country)).toEqual(['NA', 'FR', 'DE', '-']);
    expect(rows[1]?.kind).toBe('?');
  });

  test('a first column without a name stays the first', () => {
    const { columns, rows } = tableOf('\tsize\tkind\n0\t1\tsmall\n1\t2\tbig');
    expect(columns).toEqual(['1', 'size', 'kind']);
    expect(rows[1]).toEqual({ 1: '1', size: '2', kind: 'big' });
  });

  test('missing cells are empty, also at the end of a line', () => {
    expect(tableOf('a,b,c\n1,,x\n2').rows).toEqual([
      { a: '1', b: '', c: 'x' },
      { a: '2', b: '', c: '' },
    ]);
  });

  test('names that every object has are columns like others', () => {
    const table = tableOf('__proto__,constructor,toString\n1,a,x\n2,b,y');
    expect(table.columns).toEqual(['__proto__', 'constructor', 'toString']);
    expect(table.rows.map((row) => Object.values(row))).toEqual([
      ['1', 'a', 'x'],
      ['2', 'b', 'y'],
    ]);
    expect(classesIn(table, '__proto__')).toEqual(['1', '2']);
    const project = projectFromTable(newProject('table', 'x', []), table, '__proto__');
    expect(project.classes.map(({ name }) => name)).toEqual(['1', '2']);
    expect(Object.keys(project.examples[0]?.input ?? {})).toEqual(['constructor', 'toString']);
  });
});

describe('a table that cannot be used is refused with the reason', () => {
  const wide = Array.from({ length: 200 }, (_, i) => `c${i}`).join();
  test.each([
    ['nothing below the names', 'a,b', 'empty'],
    ['one column', 'a\n1', 'one_column'],
    ['200 columns', `${wide}\n${wide}`, 'too_many_columns'],
    ['10,000 rows', `a,b\n${'1,2\n'.repeat(10_000)}`, 'too_many_rows'],
    ['3 MB', `a,b\n${'x'.repeat(3_000_000)},1`, 'too_large'],
    ['more cells than names, such as decimal commas', 'size,kind\n1,5,small\n2,5,big', 'long_row'],
    ['a quotation mark that is never closed', 'name,kind\n"zoe,red\nali,blue', 'open_quote'],
  ])('%s', (_, text, problem) => {
    expect(readTable(text)).toMatchObject({ problem });
  });

  test('a row with too many cells is named by its number', () => {
    expect(readTable('a,b\n1,2\n1,2,3')).toEqual({ problem: 'long_row', row: 2 });
  });
});

test('rows without the column to predict are not counted', () => {
  const table = tableOf('size,kind\n1,small\n2,\n3,big');
  expect(rowsWith(table, 'kind')).toHaveLength(2);
  const project = projectFromTable(newProject('table', 'x', []), table, 'kind');
  expect(project.examples).toHaveLength(2);
});
