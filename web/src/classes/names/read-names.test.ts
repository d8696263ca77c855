import { expectLinearForTexts } from '@codivia/contract/test/hostile-texts';
import { expect, it } from 'vitest';
import { LIST_MAX_LENGTH, readNames } from './read-names.ts';

const names = (text: string) => readNames(text).names.map(({ name }) => name);

it.each([
  ['a name on each line', 'Léa\nTom\nInès', ['Léa', 'Tom', 'Inès']],
  ['lines of Windows and of old Macs', 'Léa\r\nTom\rInès\r\n', ['Léa', 'Tom', 'Inès']],
  ['empty lines and spaces', '\n\n  Léa  \n \t \n\u00a0Tom\n', ['Léa', 'Tom']],
  [
    'surname first, as it is',
    'MARTIN Léa\nDE LA TOUR Jean-Éric',
    ['MARTIN Léa', 'DE LA TOUR Jean-Éric'],
  ],
  ['several on one line, semicolons', 'Léa; Tom; Inès', ['Léa', 'Tom', 'Inès']],
  ['several on one line, commas', 'Léa, Tom, Inès', ['Léa', 'Tom', 'Inès']],
  ['several on one line, tabs', 'Léa\tTom\tInès', ['Léa', 'Tom', 'Inès']],
  ['a table without a heading', 'MARTIN;Léa\nDURAND;Tom', ['MARTIN Léa', 'DURAND Tom']],
  ['a table with commas', 'Martin, Léa\nDurand, Tom', ['Martin Léa', 'Durand Tom']],
  [
    'a table with numbers, classes, dates and addresses',
    '1\tMARTIN\tLéa\t4B\t02/03/2012\tlea@example.org\n2\tDURAND\tTom\t4B\t05/11/2011\ttom@example.org',
    ['MARTIN Léa', 'DURAND Tom'],
  ],
  ['a heading', 'Nom\nLéa\nTom', ['Léa', 'Tom']],
  ['a heading of two columns', 'Prénom;Nom;Classe\nLéa;MARTIN;4B', ['Léa MARTIN']],
  ['a heading of a school', 'Classe;Élève;Né le\n4B;MARTIN Léa;02/03/2012\n', ['MARTIN Léa']],
  ['an English heading', 'Surname,First name\n"Lee","Ann"\n', ['Lee Ann']],
  [
    'the mark and the separator of a spreadsheet',
    '\uFEFFsep=;\nNom;Prénom\nMARTIN;Léa',
    ['MARTIN Léa'],
  ],
  ['quotes', '"Martin, Léa";"Durand, Tom"', ['Martin, Léa', 'Durand, Tom']],
  ['a quote without its end', '"Léa\nTom', ['"Léa', 'Tom']],
  ['numbering', '1. Léa\n2) Tom\n• Inès\n- Noé', ['Léa', 'Tom', 'Inès', 'Noé']],
  ['letters in two parts', 'Le\u0301a', ['Léa']],
  ['nothing', ' \n\n;;\n', []],
  ['names that only look like a heading', 'Élève 1\nÉlève 2', ['Élève 1', 'Élève 2']],
  ['a heading alone', 'Nom;Prénom\n', []],
])('reads %s', (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

it.each([
  ['Léa', null, []],
  [`L${'é'.repeat(199)}a`, 'too_long', []],
  ['lea@example.org', 'address', []],
  ['=cmd|"/c calc"!A1', null, ['formula']],
  ['🦊', null, ['no_letters']],
  ['Léa 🦊', null, []],
  ['L\u200bé\u202ea', null, ['invisible']],
])('says what is to know about %j', (name, problem, hints) => {
  expect(readNames(`Tom\n\n${name}`).names[1]).toMatchObject({ line: 3, problem, hints });
});

it('removes signs that cannot be seen, and breaks no line at them', () => {
  expect(names('L\u200bé\u202ea\u2028Martin\nTom')).toEqual(['Léa Martin', 'Tom']);
});

it('marks names that are equal, in whatever case', () => {
  const { names: listed } = readNames('Léa\nTom\nLÉA');
  expect(listed.map(({ hints }) => hints)).toEqual([['equal'], [], ['equal']]);
});

it('asks what the cells are only where that is open, and follows the answer', () => {
  expect(readNames('Léa\nTom').reading).toBeNull();
  expect(readNames('Nom;Prénom\nMARTIN;Léa').reading).toBeNull();
  expect(readNames('MARTIN;Léa\nDURAND;Tom').reading).toBe('one');
  const { names: each } = readNames('Léa;Tom\nInès;Noé', 'several');
  expect(each.map(({ name }) => name)).toEqual(['Léa', 'Tom', 'Inès', 'Noé']);
  const { names: whole } = readNames('MARTIN, Léa', 'one');
  expect(whole.map(({ name }) => name)).toEqual(['MARTIN Léa']);
});

it('reads 300 lines, and nothing of a text that is no list', () => {
  expect(readNames('Léa\n'.repeat(300)).names).toHaveLength(300);
  expect(readNames('a'.repeat(LIST_MAX_LENGTH + 1))).toEqual({
    names: [],
    reading: null,
    tooLong: true,
  });
});

it('takes linear time', async () => {
  await expectLinearForTexts(readNames, LIST_MAX_LENGTH);
});
