import type { ProgramFile } from '../../files/program-file.ts';
import { calibration, MAX_SLOWNESS } from '../../machine-speed.ts';
import { checkSketch } from '../../p5/p5-preview.ts';
import { checkPage } from '../../web/web-preview.ts';
import type { CheckJob } from './chromium-checks.ts';

// Proofs run beside all other tests, which may use the processors for seconds: no limit is short here.
calibration.fix(MAX_SLOWNESS);

async function readFiles({ files }: CheckJob): Promise<ProgramFile[] | undefined> {
  const read = files?.map(async ({ name, address }) => {
    const answer = await fetch(address);
    return { name, data: await answer.blob() };
  });
  return read && Promise.all(read);
}

/** The function that the page of the proof offers to Node: it checks one program as a lesson would. */
Object.assign(window, {
  async checkProgram(job: CheckJob, address: string) {
    const options = { body: document.body, address: async () => address };
    const { signal } = new AbortController();
    const files = await readFiles(job);
    return job.kind === 'web'
      ? checkPage(options, { ...job.program, files }, job.check, signal)
      : checkSketch(options, { ...job.program, files }, job.check, signal);
  },
});
