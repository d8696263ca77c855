import { LANGUAGES } from '@codivia/contract/api/language';
import { formatFits, formatOfContent } from '@codivia/contract/files/file-formats';
import { fileNameProblem, formatOfName } from '@codivia/contract/files/file-names';
import { FILE_MAX_BYTES } from '@codivia/contract/files/project-files';
import { findPersonalData } from '@codivia/contract/text/contacts/find-personal-data';
import { expect, test } from 'vitest';
import { CONTENTS, fileStem, type MadeItem } from './contents.ts';

const of = (...categories: MadeItem['category'][]) =>
  CONTENTS.filter(({ category }) => categories.includes(category));
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

test('has what the library promises', () => {
  const others = of('backgrounds', 'sounds', 'notes', 'loops', 'data');
  expect(CONTENTS.length - others.length).toBeGreaterThanOrEqual(60);
  expect(CONTENTS.filter(({ frames }) => frames).length).toBeGreaterThanOrEqual(12);
  expect(of('sounds', 'notes', 'loops').length).toBeGreaterThanOrEqual(30);
  expect(of('backgrounds').filter(({ files }) => files.length === 3)).toHaveLength(6);
  expect(of('data')).toHaveLength(5);
});

test.each(LANGUAGES)('names every file once, as projects take it (%s)', (language) => {
  const names = CONTENTS.flatMap(({ files }) => files.map(({ name }) => name[language]));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => fileNameProblem(name) !== undefined)).toEqual([]);
  const titles = CONTENTS.map(({ title }) => title[language]);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(LANGUAGES)(
  'has nothing that is refused when a work with it is shown (%s)',
  (language) => {
    const silent = new Set(of('sounds', 'notes', 'loops'));
    const refused = CONTENTS.filter((item) => !silent.has(item)).flatMap(({ id, files }) =>
      files.flatMap(({ content }) =>
        findPersonalData(content(language).toString(), 'code', { name: '' }).map(
          ({ kind }) => `${id}: ${kind}`,
        ),
      ),
    );
    expect(refused).toEqual([]);
  },
);

/** Making sounds takes long: one of each group represents all. */
const LEFT_OUT = new Set(
  [...of('sounds', 'notes', 'loops')].filter(
    (item, i, all) => all.findIndex(({ category }) => category === item.category) !== i,
  ),
);

test('every file is what its name says, and draws nothing that is not in it', () => {
  const wrong: string[] = [];
  for (const { name, content } of CONTENTS.filter((item) => !LEFT_OUT.has(item)).flatMap(
    ({ files }) => files,
  )) {
    const made = content('en');
    const bytes = bytesOf(made);
    const format = formatOfContent(bytes);
    const named = formatOfName(name.en);
    if (!format || !named || !formatFits(format, named) || bytes.length > FILE_MAX_BYTES / 10)
      wrong.push(name.en);
    if (typeof made === 'string' && /~\d|NaN|undefined|href|<script/.test(made))
      wrong.push(name.en);
  }
  expect(wrong).toEqual([]);
});

test('data have the same number of columns in every row, in both languages', () => {
  const tables = of('data').flatMap(({ files }) =>
    files.filter(({ name }) => name.en.endsWith('.csv')),
  );
  for (const language of LANGUAGES) {
    for (const { content } of tables) {
      const rows = String(content(language)).trim().split('\n');
      expect(new Set(rows.map((row) => row.split(',').length)).size).toBe(1);
    }
  }
});

test('a title becomes the name of a file', () => {
  expect(fileStem('Cœur qui bat')).toBe('coeur-qui-bat');
  expect(fileStem('coffre qui s’ouvre')).toBe('coffre-qui-s-ouvre');
});
