import type { Language } from '@codivia/contract/api/language';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../lib/csv.ts';
import { classResults, mark, pupilResults } from '../../test/class-results.ts';
import { type CsvWords, csvName, marksTable } from './marks-csv.ts';

const WORDS: CsvWords = {
  titleOf: ({ title }) => title.en,
  heading: (what, title) => `${title} ${what}`,
  word: (key) => key,
};
const named = (name: string) => classResults({ pupils: [pupilResults({ name })] });
const written = (name: string, form: Language) => csvOf(marksTable(named(name), form, WORDS), form);
const read = (text: string) => Papa.parse<string[]>(text);

describe('the table of marks', () => {
  it('has a row for each pupil, with done, on time and tries', () => {
    const [heading, lea, tom] = marksTable(classResults(), 'en', WORDS);
    expect(heading).toEqual([
      ...['pupil', 'joined', 'First words done', 'First words on_time', 'First words tries'],
      ...['Loops done', 'Loops on_time', 'Loops tries'],
      ...['share_done', 'share_on_time', 'mean_tries', 'minutes', 'lessons'],
    ]);
    expect(lea).toEqual([
      ...['Léa', '2026-09-01', 'yes', 'yes', '2', 'no', '', '0'],
      ...['0.50', '0.50', '1.00', '42', '1'],
    ]);
    expect(tom).toEqual([
      ...['Tom', '2026-09-01', 'yes', 'no', '5', '', '', ''],
      ...['1.00', '0.00', '5.00', '4', '1'],
    ]);
  });

  it('does not count what was due before a pupil joined', () => {
    const late = mark({ done_at: null, on_time: false, late_joiner: true, tries: 0 });
    const results = classResults({ pupils: [pupilResults({ marks: [late] })] });
    const row = marksTable(results, 'en', WORDS)[1];
    expect(row?.slice(2, 5)).toEqual(['excused', '', '0']);
    expect(row?.slice(8, 11)).toEqual(['', '', '']);
  });

  it('has the day of joining by the clocks of the class', () => {
    const pupils = [pupilResults({ joined_at: '2026-09-01T22:30:00.000Z' })];
    expect(marksTable(classResults({ pupils }), 'en', WORDS)[1]?.[1]).toBe('2026-09-02');
  });
});

describe.each(['fr', 'en'] as const)('a file in the form %s', (form) => {
  it.each([
    ['=cmd|"/c calc"!A1', '\'=cmd|"/c calc"!A1'],
    ['+33 6', "'+33 6"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tcmd', "'\tcmd"],
    ['\r=1', "'\r=1"],
    ['=1\n2', "'=1\n2"],
    ['Léa; "M", D', 'Léa; "M", D'],
    ["O'Neil", "O'Neil"],
    ['🙂 Zoé', '🙂 Zoé'],
    ['a=b', 'a=b'],
  ])('reads %j as the text %j', (name, expected) => {
    const { data, errors } = read(written(name, form));
    expect(errors).toEqual([]);
    const table = marksTable(named(name), form, WORDS);
    expect(data[1]?.[0]).toBe(expected);
    expect([data[0], data[1]?.slice(1)]).toEqual([table[0], table[1]?.slice(1)]);
    expect(data).toHaveLength(2);
  });

  it('separates and counts as spreadsheets of the country do', () => {
    const text = written('Léa', form);
    expect(text.startsWith('\uFEFF')).toBe(true);
    const parts = { fr: ';1,00;1,00;2,00;42;1', en: ',1.00,1.00,2.00,42,1' };
    expect(text.endsWith(parts[form])).toBe(true);
    expect(read(text).meta.delimiter).toBe(form === 'fr' ? ';' : ',');
  });
});

it.each([
  ['4e B', '4e-B-marks-2026-11-30.csv'],
  ['../é: *', 'e-marks-2026-11-30.csv'],
  ['🙂', 'marks-2026-11-30.csv'],
])('names the file of the class %j', (name, expected) => {
  expect(csvName(name, 'marks', '2026-11-30')).toBe(expected);
});
