import { percentile, wait } from './timing.ts';

/** Returns the 95th percentile of readers' waits for the courses until `over`, in milliseconds. */
export async function readCourses(
  url: string,
  readers: number,
  over: Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  let reading = true;
  void over.finally(() => {
    reading = false;
  });
  async function reader(): Promise<void> {
    while (reading) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/courses`);
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      await wait(20);
    }
  }
  await Promise.all(Array.from({ length: readers }, reader));
  return percentile(times, 0.95);
}
