import type { ClassResults } from '@codivia/contract/api/class-results';
import type { Language } from '@codivia/contract/api/language';
import { localDayIn } from '@codivia/contract/text/local-days';
import { CSV_FORMS } from '../../lib/csv.ts';
import { type MarkedAssignment, marksById, totalsOf } from './result-figures.ts';

/** The words of the table, in the language of the teacher. */
export interface CsvWords {
  titleOf: (assignment: MarkedAssignment['assignment']) => string;
  heading: (what: 'done' | 'on_time' | 'tries', title: string) => string;
  word: (
    key:
      | 'pupil'
      | 'joined'
      | 'share_done'
      | 'share_on_time'
      | 'mean_tries'
      | 'minutes'
      | 'lessons'
      | 'yes'
      | 'no'
      | 'excused',
  ) => string;
}

const WHATS = ['done', 'on_time', 'tries'] as const;

/** Returns the cells of a mark: done, on time, tries. Empty for an assignment that is not for the pupil. */
function cellsOf(marked: MarkedAssignment | undefined, { word }: CsvWords): string[] {
  if (!marked) return ['', '', ''];
  const { mark, state } = marked;
  const tries = String(mark.tries);
  if (mark.done_at !== null) return [word('yes'), word(mark.on_time ? 'yes' : 'no'), tries];
  return [word(state === 'excused' ? 'excused' : 'no'), '', tries];
}

/** Returns the rows of the table, the heading first: one for each pupil. */
export function marksTable(results: ClassResults, form: Language, words: CsvWords): string[][] {
  const { assignments, pupils, time_zone } = results;
  const { word, titleOf, heading } = words;
  const dayOf = localDayIn(time_zone);
  const decimal = (value: number) => value.toFixed(2).replace('.', CSV_FORMS[form].point);
  const share = (part: number, of: number) => (of === 0 ? '' : decimal(part / of));
  const titles = assignments.map(titleOf);
  return [
    [
      word('pupil'),
      word('joined'),
      ...titles.flatMap((title) => WHATS.map((what) => heading(what, title))),
      ...(['share_done', 'share_on_time', 'mean_tries', 'minutes', 'lessons'] as const).map(word),
    ],
    ...pupils.map((pupil) => {
      const marks = marksById(pupil, results);
      const { of, done, on_time, tries, minutes, lessons } = totalsOf(pupil, results);
      return [
        pupil.name,
        dayOf(new Date(pupil.joined_at)),
        ...assignments.flatMap(({ id }) => cellsOf(marks.get(id), words)),
        ...[share(done, of), share(on_time, of), share(tries, of)],
        ...[String(minutes), String(lessons)],
      ];
    }),
  ];
}

/** Returns a file's name that every system takes. */
export function csvName(className: string, file: string, day: string): string {
  const plain = className.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  return [...words, file, day]
    .filter((part) => part !== '')
    .join('-')
    .concat('.csv');
}
