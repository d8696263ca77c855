import { createHash } from 'node:crypto';
import { touchedCourses } from './changed-courses.ts';
import { type LoadedCourse, type LoadedLesson, shippedCourses } from './load-courses.ts';
import { lessonHashes } from './proof-hashes.ts';
import { type ProofHashes, readProofRecord } from './proof-record.ts';

/** A lesson without changes is proven again once within this number of days. */
const DAYS = 10;
const DAY_MS = 86_400_000;

/** Tells whether something is in the tenth of a day: each name has one day of ten, so that ten days cover all. */
export function isSampled(name: string, day: Date): boolean {
  const turn = createHash('sha256').update(name).digest().readUInt32BE();
  return turn % DAYS === Math.floor(day.getTime() / DAY_MS) % DAYS;
}

/** The facts that decide which lessons and exercises are proven. */
export interface Choice {
  recorded: ProofHashes;
  day: Date;
  /** The environment. If it contains `CI`, a course with a change is proven whole. */
  env: NodeJS.ProcessEnv;
  /** Folders of courses that count as changed. */
  touched: ReadonlySet<string>;
}

let today: Choice | undefined;

/** The choice of this run. */
export function choiceOfToday(): Choice {
  const { env } = process;
  today ??= { recorded: readProofRecord().proofs, day: new Date(), env, touched: touchedCourses() };
  return today;
}

/** Returns the names whose hashes differ from those in the record. */
export function unrecorded(hashes: ProofHashes, recorded: ProofHashes): string[] {
  return Object.keys(hashes).filter((name) => recorded[name] !== hashes[name]);
}

/** Returns the names that are due: those whose hashes differ from the record, and the tenth of the day. */
export function dueNames(hashes: ProofHashes, { recorded, day }: Choice): Set<string> {
  const sampled = Object.keys(hashes).filter((name) => isSampled(name, day));
  return new Set([...unrecorded(hashes, recorded), ...sampled]);
}

const hashed = new WeakMap<LoadedCourse, ProofHashes>();

/** Hashes all lessons of a course with their exercises, once. */
export function courseHashes(course: LoadedCourse): ProofHashes {
  const hashes =
    hashed.get(course) ??
    Object.assign({}, ...course.lessons.map((lesson) => lessonHashes(lesson)));
  hashed.set(course, hashes);
  return hashes;
}

/** Returns the names that are due in a course: all of them if `CI` is set and the course has changed. */
export function dueInCourse(course: LoadedCourse, choice = choiceOfToday()): Set<string> {
  const hashes = courseHashes(course);
  const hasChanged = unrecorded(hashes, choice.recorded).length > 0;
  const isWhole = choice.env.CI && (hasChanged || choice.touched.has(course.folder));
  return isWhole ? new Set(Object.keys(hashes)) : dueNames(hashes, choice);
}

/** Returns the shipped lessons whose texts are due. */
export function lessonsDue(): LoadedLesson[] {
  return shippedCourses().flatMap((course) => {
    const due = dueInCourse(course);
    return course.lessons.filter(({ id }) => due.has(id));
  });
}
