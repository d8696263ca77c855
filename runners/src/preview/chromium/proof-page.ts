import { checkSketch } from '../../p5/p5-preview.ts';
import { checkPage } from '../../web/web-preview.ts';
import type { CheckJob } from './chromium-checks.ts';

/** What the page of the proof does for Node: checks one program as a lesson would. */
Object.assign(window, {
  checkProgram(job: CheckJob, address: string) {
    const options = { body: document.body, address: async () => address };
    const { signal } = new AbortController();
    return job.kind === 'web'
      ? checkPage(options, job.program, job.check, signal)
      : checkSketch(options, job.program, job.check, signal);
  },
});
