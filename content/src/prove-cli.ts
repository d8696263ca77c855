/** `npm run prove -- FOLDER…` proves the lessons or challenges below these folders and records it; without any, all. */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { startTwoPythons, type TwoPythons } from '@codivia/runners/python/testing/two-pythons';
import {
  CHALLENGES_FOLDER,
  type LoadedChallenge,
  loadChallenge,
  loadChallenges,
} from './load-challenges.ts';
import {
  COURSES_FOLDER,
  type LoadedLesson,
  loadCourse,
  loadCourses,
  loadLesson,
} from './load-courses.ts';
import { type Proof, proveChallenge, proveLesson } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';
import { picturedChallenge, picturedInLesson, renewTargets } from './prove-targets.ts';
import { textProblems } from './prove-texts.ts';
import { ContentError } from './read-yaml.ts';
import { recordProofs } from './record-proofs.ts';

function lessonsBelow(folder: string) {
  if (existsSync(join(folder, 'lesson.yaml'))) return [loadLesson(folder, 1)];
  if (existsSync(join(folder, 'course.yaml'))) return loadCourse(folder, 1).lessons;
  return loadCourses(folder).flatMap((course) => course.lessons);
}

/** The challenges of their folder, or the one of a file in it; null elsewhere. */
function challengesAt(path: string): LoadedChallenge[] | null {
  if (path === CHALLENGES_FOLDER) return loadChallenges();
  return path.startsWith(CHALLENGES_FOLDER) ? [loadChallenge(path)] : null;
}

const folders =
  process.argv.length > 2 ? process.argv.slice(2) : [COURSES_FOLDER, CHALLENGES_FOLDER];
const runtimes = proofRuntimes();
let pythons: Promise<TwoPythons> | undefined;
let failed = false;
const total = { lessons: 0, challenges: 0, exercises: 0, runs: 0 };
const proven = { lessons: [] as LoadedLesson[], challenges: [] as LoadedChallenge[] };

function report(name: string, { runs, problems }: Proof): boolean {
  total.runs += runs;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${runs} runs)`);
  for (const problem of problems) console.log(`     - ${problem}`);
  failed ||= problems.length > 0;
  return problems.length === 0;
}

async function proveWhole(lesson: LoadedLesson): Promise<Proof> {
  const { runs, problems } = await proveLesson(lesson, runtimes.check);
  pythons ??= startTwoPythons();
  return { runs, problems: [...problems, ...textProblems(lesson, await pythons)] };
}

async function prove(path: string): Promise<void> {
  const challenges = challengesAt(path);
  for (const challenge of challenges ?? []) {
    total.challenges++;
    const proof = await proveChallenge(challenge, runtimes.check);
    if (report(challenge.id, proof)) proven.challenges.push(challenge);
  }
  for (const lesson of challenges ? [] : lessonsBelow(path)) {
    total.lessons++;
    total.exercises += lesson.exercises.length;
    const isProven = report(basename(lesson.folder), await proveWhole(lesson));
    // A folder of an author's own is proven, and has no place in the record.
    if (isProven && lesson.folder.startsWith(COURSES_FOLDER)) proven.lessons.push(lesson);
  }
}

try {
  for (const folder of folders) await prove(resolve(folder));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.log(`FAIL ${error.message}`);
  failed = true;
}
await runtimes.close();
recordProofs(proven);
const pictured = [
  ...proven.lessons.flatMap(picturedInLesson),
  ...proven.challenges.flatMap(picturedChallenge),
];
for (const name of await renewTargets(pictured)) console.log(`new picture: ${name}`);
const { lessons, challenges, exercises, runs } = total;
console.log(
  `${lessons} lessons, ${exercises} exercises and questions, ${challenges} challenges, ${runs} runs`,
);
process.exit(failed ? 1 : 0);
