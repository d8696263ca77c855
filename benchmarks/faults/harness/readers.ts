import { percentile } from '../../harness/waiting.ts';
import { ask } from './ask.ts';

const READERS = 20;

/** How long readers waited for the courses, each time, in milliseconds. Throws when one is refused. */
export async function readCourses(url: string, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  const read = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const { outcome } = await ask(url, { path: '/api/courses' });
      if (outcome !== '200') throw new Error(`GET /api/courses: ${outcome}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return times;
}

/** The 95th percentile of how long readers wait for the courses, in milliseconds. Throws when one is refused. */
export async function readingTime(url: string, milliseconds: number): Promise<number> {
  return percentile(await readCourses(url, milliseconds), 0.95);
}
