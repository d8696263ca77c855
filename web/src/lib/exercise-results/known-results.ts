import type { ExerciseReport, Pass } from '@codivia/contract/exercises/results';
import { readStored, readStoredJson, store } from '../storage.ts';
import { createSubscribers } from '../subscribers.ts';

/** What is known in this browser of one exercise. */
export interface KnownResult {
  /** All tries made here. */
  tries: number;
  passed: boolean;
  /** The latest right answer, until the account has it. */
  solved: Pass | null;
  /** Its output was shown before it was solved: nothing solves it any more. */
  seen?: boolean;
  /** Whether the account has all this. */
  sent: boolean;
}

type Results = Record<string, KnownResult>;

/** One text for all people of this browser, so that every change is made at once or not at all. */
interface Known {
  browser: string;
  people: Record<string, Results>;
}

/** What changed in this tab, and what changed in any. */
const changes = createSubscribers();
const anyChanges = createSubscribers(['exercise_results']);

/** Browsers may still hold results under the field's earlier name, `told`. */
function withSent(results: Record<string, KnownResult & { told?: boolean }>): Results {
  const entries = Object.entries(results);
  return Object.fromEntries(
    entries.map(([place, { told = false, sent = told, ...result }]) => [
      place,
      { ...result, sent },
    ]),
  );
}

function read(): Known {
  const known = readStoredJson('exercise_results') as Known | null;
  // Whatever else is there is not ours: it is begun again.
  if (!known?.browser || !known.people) return { browser: newBrowser(), people: {} };
  const people = Object.entries(known.people).map(([id, results]) => [id, withSent(results ?? {})]);
  return { browser: known.browser, people: Object.fromEntries(people) };
}

/** A random UUID, also where a page without TLS has no `randomUUID`. */
export function newBrowser(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function write(known: Known): void {
  store('exercise_results', JSON.stringify(known));
  changes.notify();
  anyChanges.notify();
}

const placeOf = (lesson: string, exercise: string) => `${lesson}/${exercise}`;

function withTries(before: KnownResult | undefined, more: Omit<KnownResult, 'sent'>): KnownResult {
  const tries = (before?.tries ?? 0) + more.tries;
  const passedBefore = before?.passed ?? false;
  const seen = !passedBefore && Boolean(before?.seen || more.seen);
  if (seen) return { tries, passed: false, solved: null, seen, sent: false };
  return {
    tries,
    passed: passedBefore || more.passed,
    solved: more.solved ?? before?.solved ?? null,
    sent: false,
  };
}

/** Counts one answer that was checked; `solved` when it was right. */
export function countTry(
  person: string,
  { lesson, exercise }: { lesson: string; exercise: string },
  solved: KnownResult['solved'],
): void {
  const known = read();
  const results = known.people[person] ?? {};
  const place = placeOf(lesson, exercise);
  const tried = { tries: 1, passed: solved !== null, solved };
  // The one that was tried last is sent last.
  const { [place]: before, ...others } = results;
  known.people[person] = { ...others, [place]: withTries(before, tried) };
  write(known);
}

/** Notes that the output of an exercise was shown; nothing where it was solved here before. */
export function markSeen(person: string, lesson: string, exercise: string): void {
  const known = read();
  const place = placeOf(lesson, exercise);
  const before = known.people[person]?.[place];
  if (before?.passed || before?.seen) return;
  const seen = withTries(before, {
    tries: before ? 0 : 1,
    passed: false,
    solved: null,
    seen: true,
  });
  known.people[person] = { ...known.people[person], [place]: seen };
  write(known);
}

/** Tells whether the output of an exercise was shown to a person here before they had solved it. */
export const isSeenHere = (person: string, lesson: string, exercise: string): boolean =>
  read().people[person]?.[placeOf(lesson, exercise)]?.seen ?? false;

/** What one person has solved here becomes what another one has, in one write; nothing where there is none. */
export function moveResults(from: string, person: string): void {
  const known = read();
  const { [from]: visited, ...people } = known.people;
  if (!visited) return;
  const results = people[person] ?? {};
  for (const [place, result] of Object.entries(visited)) {
    results[place] = withTries(results[place], result);
  }
  write({ ...known, people: { ...people, [person]: results } });
}

/** Forgets what a person has solved here. */
export function deleteResults(person: string): void {
  const known = read();
  if (!known.people[person]) return;
  const { [person]: _, ...people } = known.people;
  write({ ...known, people });
}

/** A result that the account does not have yet. */
export interface PendingReport {
  lesson: string;
  exercise: string;
  report: ExerciseReport;
}

/** The results that a person's account does not have yet. */
export function pendingReports(person: string): PendingReport[] {
  const { browser, people } = read();
  return Object.entries(people[person] ?? {})
    .filter(([, { sent }]) => !sent)
    .map(([place, { tries, solved, seen }]) => {
      const [lesson = '', exercise = ''] = place.split('/');
      const more = { ...(solved && { solved }), ...(seen && { seen }) };
      return { lesson, exercise, report: { browser, tries, ...more } };
    });
}

/** Changes what is known after a report, unless something has happened since. */
function settle(
  person: string,
  { lesson, exercise, report }: PendingReport,
  outcome: Partial<KnownResult>,
): void {
  const known = read();
  const results = known.people[person];
  const place = placeOf(lesson, exercise);
  const now = results?.[place];
  if (!now || now.tries !== report.tries || now.solved?.at !== report.solved?.at) return;
  if ((now.seen ?? false) !== (report.seen ?? false)) return;
  results[place] = { ...now, solved: null, ...outcome };
  write(known);
}

/** Marks a report as received by the account; what has happened since stays pending. */
export function markSent(person: string, report: PendingReport): void {
  settle(person, report, { sent: true });
}

/** The account does not accept the answer: here it is not solved either. The tries are still to be sent. */
export function markRefused(person: string, report: PendingReport): void {
  settle(person, report, { passed: false, sent: false });
}

/** The exercises of a lesson that a person has solved here. */
export function solvedHere(person: string, lesson: string): string[] {
  return Object.entries(read().people[person] ?? {})
    .filter(([place, { passed }]) => passed && place.startsWith(`${lesson}/`))
    .map(([place]) => place.slice(lesson.length + 1));
}

/** Whom a change is no news to: it compares equal as long as nothing changes. */
export const knownResults = () => readStored('exercise_results');

/**
 * Calls back whenever something was solved, tried or sent, in another tab too. Returns its end. `watchOwnResults` is
 * called for this tab alone: the tab that solved an exercise reports it and receives the XP.
 */
export const watchKnownResults = anyChanges.subscribe;
export const watchOwnResults = changes.subscribe;
