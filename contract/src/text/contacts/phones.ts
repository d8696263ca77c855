import type { ContactContext, Match, Verdict } from './findings.ts';

/** Consecutive digits, with the text between them and the digits before. */
interface Group {
  digits: string;
  gap: string;
  index: number;
}

/** The text between the parts of one number: signs, or words such as "then". */
const SIGNS = /^[^a-z0-9]{1,8}$/;
const FILLER =
  /^[^a-z0-9]{0,3}(?:(?:et |and )?(?:finit|termine|ends?) (?:par|with|in)|puis|et|then|and|tiret|dash|point|dot|espace|space|virgule|comma|slash|ensuite|apres|next|fois)[^a-z0-9]{0,3}$/;
/** The text between parts in lines or messages of their own: "et la suite c'est 12". */
const NEXT_LINE = /^[^0-9\n]{0,20}\n[^0-9\n]{0,30}$/;
/** Text between two numbers of a program, whose lines have names and keys between their numbers. */
const NEXT_OUTPUT = /^[^a-z0-9\n]{0,20}\n[^a-z0-9\n]{0,30}$/;

const ANNOUNCED =
  /\b(?:(?:call|ring|reach|text)(?: me| us)?|phone\w{0,5}|tel(?:ephone)?\w{0,4}|sms|whats ?app|appel\w{0,4}|num(?:ero|ber)?s?|mobile|portable|cell|joindre|joignable|contact\w{0,3})\b(?!\s*[!=<>)(,])[^\n]{0,30}$/;
const CALLED_AFTER =
  /^[^a-z0-9\n]{1,4}(?:call|text|ring|phone|appelle|c'est mon (?:num|tel|portable)|that'?s my (?:number|cell|phone)|is my (?:mobile|number|cell|phone)|c'est mon)|^ (?:is my (?:mobile|number|cell|phone)|c'est mon (?:num|tel|portable))/;
/** Numbers that are of no telephone: of a line, a square, an exercise. */
const COUNTED =
  /(?:numero|number|num|n°)s? (?:de |of )?(?:la |le |l'|the |ta |ton |your )?(?:case|ligne|carte|page|version|exercice|question|lecon|niveau|joueur|tour|box|line|card|square|cell|exercise|lesson|level|player|round)/;
/** Codes of countries with which a number in international form begins. */
const COUNTRY =
  /^(?:1|7|2[0-9]{1,2}|3[0-9]{1,2}|4[0-9]{1,2}|5[0-9]{1,2}|6[0-9]{1,2}|8[0-9]|9[0-9])/;

/** Hashes and keys: digits in them are no number. */
const HEXADECIMAL = /(?<![a-z0-9])(?=[0-9]{0,16}[a-f])[a-f0-9]{20,}(?![a-z0-9])/g;

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let end = 0;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    groups.push({ digits, index, gap: text.slice(end, index) });
    end = index + digits.length;
  }
  return groups;
}

/** Groups that belong together; the first one of a run has no gap that counts. */
function* runsIn(groups: Group[], context: ContactContext): Iterable<Group[]> {
  const next = context === 'code' ? NEXT_OUTPUT : NEXT_LINE;
  let run: Group[] = [];
  for (const group of groups) {
    const { gap } = group;
    const continues = SIGNS.test(gap) || FILLER.test(gap) || next.test(gap);
    if (run.length > 0 && !continues) {
      yield run;
      run = [];
    }
    run.push(group);
  }
  if (run.length > 0) yield run;
}

const isConstant = (values: number[]) => values.every((value) => value === values[0]);
const differences = (values: number[]) =>
  values.slice(1).map((value, i) => value - (values[i] ?? 0));

/** Numbers that follow from each other: counting, squares, powers, Fibonacci, zeros and ones. */
function isSeries(run: Group[]): boolean {
  if (run.length < 4) return false;
  const values = run.map(({ digits }) => Number(digits));
  const steps = differences(values);
  const grows = steps.slice(1).every((step, i) => step === values[i] || step === values[i + 1]);
  const ratio = (values[2] ?? 0) / (values[1] ?? 1);
  const doubles =
    ratio > 1 && values.slice(2).every((value, i) => value === (values[i + 1] ?? 0) * ratio);
  return isConstant(steps) || isConstant(differences(steps)) || grows || doubles;
}

/**
 * Tells whether numbers grow in small steps, such as primes, or are pairs in brackets: telephone numbers are not
 * written so.
 */
function isList(run: Group[]): boolean {
  const steps = differences(run.map(({ digits }) => Number(digits)));
  const brackets = run.slice(1).filter(({ gap }) => /[([{]/.test(gap)).length;
  return brackets > 1 || (run.length > 4 && steps.every((step) => step > 0 && step <= 10));
}

/** Times of a day or of a film: "02:15, 03:40 and 05:10". */
function isTimes(run: Group[]): boolean {
  const minutes = run.filter((_, i) => i > 0 && run[i]?.gap.trim() === ':');
  return (
    minutes.length > 1 && minutes.every(({ digits }) => digits.length === 2 && Number(digits) < 60)
  );
}

/** Single digits with different signs between them: several lists. */
function isMixed(run: Group[]): boolean {
  const gaps = new Set(run.slice(1).map(({ gap }) => gap.trim()));
  return run.length > 7 && gaps.size > 2 && run.every(({ digits }) => digits.length === 1);
}

/** Tells whether every line counts up: the places of letters, and their places from the end. */
function isSeriesByLine(run: Group[]): boolean {
  const lines: Group[][] = [];
  for (const group of run) {
    if (lines.length === 0 || group.gap.includes('\n')) lines.push([]);
    lines.at(-1)?.push(group);
  }
  return lines.length > 1 && lines.every(isSeries);
}

/** Rows of a table, each with as many numbers as the others. */
function isTable(run: Group[]): boolean {
  const rows = [1];
  for (const { gap } of run.slice(1)) {
    if (gap.includes('\n')) rows.push(1);
    else rows[rows.length - 1] = (rows.at(-1) ?? 0) + 1;
  }
  const [columns = 1] = rows;
  return rows.length > 2 && columns > 1 && rows.every((row) => row === columns);
}

/** Signs between numbers that are times, prices or pairs: "08:30 09:15", "05,99 06,49". */
function isPaired(run: Group[]): boolean {
  const gaps = run.slice(1).map(({ gap }) => gap.trim() || ' ');
  const [inner, outer] = gaps;
  if (!inner || !outer || inner === outer || !/^[:,.h/]$/.test(inner)) return false;
  return gaps.every((gap, i) => gap === (i % 2 === 0 ? inner : outer));
}

const SHAPES = /^(?:2{5}|1{10}|1{2}2{4}|1{0,2}2?1{0,8}2{0,4})$/;

/** Tells whether the groups of a number of this length are written as people write telephone numbers. */
function isWrittenSo(run: Group[]): boolean {
  if (run.length <= 4)
    return run.every(({ digits }, i) => digits.length > 1 || (i === 0 && digits === '0'));
  return SHAPES.test(run.map(({ digits }) => digits.length).join(''));
}

const FRENCH = /^0[1-9]\d{8}$/;
const BRITISH = /^0[127]\d{9}$/;
/** A number of France without its zero, or one of Spain. */
const WITHOUT_ZERO = /^[67]\d{8}$/;

/** Digits that are of no telephone, although they are as many. */
const COUNTING = /^0(?:123456789|112358132|369121518|246810121)|^[01]+$|^(\d)\1+$/;

/** The text around a run. */
interface Around {
  text: string;
  announced: boolean;
}

/** The verdict about groups that are read as one number. */
function verdictOf(run: Group[], { text, announced }: Around): Verdict | null {
  const [first] = run;
  if (!first) return null;
  const digits = run.map((group) => group.digits).join('');
  if (digits.length < 8 || digits.length > 15 || COUNTING.test(digits) || isSeries(run))
    return null;
  const sign = text.slice(Math.max(0, first.index - 3), first.index);
  if (/\+\s?\(?$/.test(sign)) {
    const calculates = /[\w)\]]\s*\+\s?$/.test(
      text.slice(Math.max(0, first.index - 8), first.index),
    );
    return digits.length >= 9 && COUNTRY.test(digits) && !(calculates && !announced)
      ? 'refused'
      : null;
  }
  const gaps = run.slice(1).map(({ gap }) => gap);
  const certain = gaps.every((gap) => /^[ \t.\-/()_]{0,3}$/.test(gap)) ? 'refused' : 'held';
  if (/^00[1-9]/.test(digits) && first.digits.length > 1 && !gaps.some((gap) => gap.includes(':')))
    return digits.length >= 11 && COUNTRY.test(digits.slice(2)) ? certain : null;
  if (
    isPaired(run) ||
    isList(run) ||
    isTable(run) ||
    isMixed(run) ||
    isTimes(run) ||
    isSeriesByLine(run)
  )
    return announced ? 'held' : null;
  // Numbers with decimals, or a date.
  const decimals = run.filter(({ digits }, i) => digits === '0' && run[i + 1]?.gap === '.');
  if (decimals.length > 1) return announced ? 'held' : null;
  if (run.length === 2 && gaps[0] === '.' && (first.digits === '0' || !announced)) return null;
  if (/\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d/.test(text.slice(first.index, first.index + 12)))
    return null;
  if (FRENCH.test(digits) || BRITISH.test(digits)) {
    if (isWrittenSo(run)) return certain;
    return announced || certain === 'refused' ? 'held' : null;
  }
  if (!isWrittenSo(run)) return null;
  if (/^[2-9]\d{9}$|^1[2-9]\d{9}$/.test(digits)) {
    const sizes = run.map((group) => group.digits.length).join('');
    const american = /^1?334$/.test(sizes) && gaps.every((gap) => /^[ .()-]{1,2}$/.test(gap));
    return american ? 'refused' : announced ? 'held' : null;
  }
  const spaced = run.length === 1 ? announced : gaps.every((gap) => /^[ .-]$/.test(gap));
  if (WITHOUT_ZERO.test(digits) && spaced) return 'held';
  // The beginning of a number: the remainder comes in another way.
  if (/^0[67]\d{6,7}$/.test(digits) && run.length > 1 && spaced) return 'held';
  return announced && digits.length >= 9 && !gaps.includes(':') ? 'held' : null;
}

/** Returns the whole run, and its first or last groups that have as many digits as a number has. */
function* partsOf(run: Group[]): Iterable<Group[]> {
  yield run;
  for (const length of [10, 11]) {
    for (const ordered of [run, [...run].reverse()]) {
      let count = 0;
      let digits = 0;
      while (digits < length && count < ordered.length)
        digits += ordered[count++]?.digits.length ?? 0;
      if (digits !== length || count === run.length || count > 10) continue;
      yield ordered === run ? run.slice(0, count) : run.slice(-count);
    }
  }
}

/** Number of groups from which a run is a list of numbers, and no telephone number. */
const LIST = 14;

/** Telephone numbers in a text whose numbers are digits. */
export function* findPhones(written: string, context: ContactContext): Iterable<Match> {
  const text = written.replace(HEXADECIMAL, (token) => '-'.repeat(token.length));
  for (const run of runsIn(groupsIn(text), context)) {
    const [first] = run;
    if (!first) continue;
    const before = text.slice(Math.max(0, first.index - 60), first.index);
    const end = run.at(-1);
    const behind = end ? end.index + end.digits.length : 0;
    const after = text.slice(behind, behind + 30);
    const announced = (ANNOUNCED.test(before) && !COUNTED.test(before)) || CALLED_AFTER.test(after);
    if (run.length > LIST && !announced) continue;
    for (const part of partsOf(run)) {
      const verdict = verdictOf(part, { text, announced });
      if (!verdict) continue;
      const whole = part.length === run.length;
      if (!whole && !announced && (isSeries(run) || isList(run))) continue;
      yield { kind: 'phone', verdict: whole ? verdict : 'held', index: part[0]?.index ?? 0 };
      break;
    }
  }
}
