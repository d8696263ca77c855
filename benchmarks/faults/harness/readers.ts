import { percentile } from '../../harness/timing.ts';
import { sendRequest } from './send-request.ts';

const READERS = 20;

/** Response times of `GET /api/courses` for parallel readers, in milliseconds. Throws when a request fails. */
export async function readCourses(url: string, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  const read = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const { outcome } = await sendRequest(url, { path: '/api/courses' });
      if (outcome !== '200') throw new Error(`GET /api/courses: ${outcome}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return times;
}

/** The 95th percentile of these times, in milliseconds. */
export async function readingTime(url: string, milliseconds: number): Promise<number> {
  return percentile(await readCourses(url, milliseconds), 0.95);
}
