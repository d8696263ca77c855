import { checkSketch } from '../../p5/check-sketch.ts';
import { checkPage } from '../../web/check-page.ts';
import type { CheckJob } from './chromium-checks.ts';

/** What the page of the proof does for Node: checks one program as a lesson would. */
Object.assign(window, {
  checkProgram(job: CheckJob, address: string) {
    const place = { body: document.body, address: async () => address };
    const { signal } = new AbortController();
    return job.kind === 'web'
      ? checkPage(place, job.program, job.check, signal)
      : checkSketch(place, job.program, job.check, signal);
  },
});
