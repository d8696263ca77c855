/** `npm run prove -- FOLDER…` proves the lessons or challenges below these folders; without any, all courses. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  CHALLENGES_FOLDER,
  type LoadedChallenge,
  loadChallenge,
  loadChallenges,
  readChallengeProofs,
} from './load-challenges.ts';
import { COURSES_FOLDER, loadCourse, loadCourses, loadLesson } from './load-courses.ts';
import { type Proof, proveChallenge, proveLesson } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';
import {
  type Pictured,
  picturedChallenge,
  picturedInLesson,
  renewTargets,
} from './prove-targets.ts';
import { ContentError } from './read-yaml.ts';

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

/** Records the proven versions, for administrators; removed ones are left out. */
function storeProofs(proven: readonly LoadedChallenge[]): void {
  const known = { ...readChallengeProofs() };
  for (const { id, version } of proven) known[id] = version;
  const ids = loadChallenges().map(({ id }) => id);
  const kept = ids.flatMap((id) => (known[id] ? [[id, known[id]]] : [])).sort();
  const text = `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
  writeFileSync(join(CHALLENGES_FOLDER, 'proofs.json'), text);
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : [COURSES_FOLDER];
const runtimes = proofRuntimes();
/** What was proven, and may have a picture of what it is to become. */
const toPicture: Pictured[] = [];
let failed = false;
const total = { lessons: 0, challenges: 0, exercises: 0, runs: 0 };

function report(name: string, { runs, problems }: Proof): boolean {
  total.runs += runs;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${runs} runs)`);
  for (const problem of problems) console.log(`     - ${problem}`);
  failed ||= problems.length > 0;
  return problems.length === 0;
}

async function prove(path: string): Promise<void> {
  const challenges = challengesAt(path);
  const proven: LoadedChallenge[] = [];
  for (const challenge of challenges ?? []) {
    total.challenges++;
    const proof = await proveChallenge(challenge, runtimes.check);
    if (!report(challenge.id, proof)) continue;
    proven.push(challenge);
    toPicture.push(...picturedChallenge(challenge));
  }
  if (challenges) return storeProofs(proven);
  for (const lesson of lessonsBelow(path)) {
    total.lessons++;
    total.exercises += lesson.exercises.length;
    const proof = await proveLesson(lesson, runtimes.check);
    if (report(basename(lesson.folder), proof)) toPicture.push(...picturedInLesson(lesson));
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
for (const name of await renewTargets(toPicture)) console.log(`new picture: ${name}`);
const { lessons, challenges, exercises, runs } = total;
console.log(
  `${lessons} lessons, ${exercises} exercises and questions, ${challenges} challenges, ${runs} runs`,
);
process.exit(failed ? 1 : 0);
