/** `npm run prove -- FOLDER…` proves the lessons below these folders; without any, all courses. */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { COURSES_FOLDER, loadCourse, loadCourses, loadLesson } from './load-courses.ts';
import { proveLesson } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';
import { ContentError } from './read-yaml.ts';

function lessonsBelow(folder: string) {
  if (existsSync(join(folder, 'lesson.yaml'))) return [loadLesson(folder, 1)];
  if (existsSync(join(folder, 'course.yaml'))) return loadCourse(folder, 1).lessons;
  return loadCourses(folder).flatMap((course) => course.lessons);
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : [COURSES_FOLDER];
const runtimes = proofRuntimes();
let failed = false;
const total = { lessons: 0, exercises: 0, runs: 0 };
try {
  for (const folder of folders) {
    for (const lesson of lessonsBelow(resolve(folder))) {
      const { runs, problems } = await proveLesson(lesson, runtimes.check);
      total.lessons++;
      total.exercises += lesson.exercises.length;
      total.runs += runs;
      console.log(
        `${problems.length === 0 ? 'ok  ' : 'FAIL'} ${basename(lesson.folder)} (${runs} runs)`,
      );
      for (const problem of problems) console.log(`     - ${problem}`);
      failed ||= problems.length > 0;
    }
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.log(`FAIL ${error.message}`);
  failed = true;
}
await runtimes.close();
console.log(
  `${total.lessons} lessons, ${total.exercises} exercises and questions, ${total.runs} runs`,
);
process.exit(failed ? 1 : 0);
