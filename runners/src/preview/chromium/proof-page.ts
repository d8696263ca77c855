import type { ProgramFile } from '../../files/program-file.ts';
import { checkSketch } from '../../game/game-preview.ts';
import { calibration, MAX_SLOWNESS } from '../../machine-speed.ts';
import { checkPage } from '../../web/web-preview.ts';
import type { CheckJob } from './chromium-checks.ts';

// Proofs run beside all other tests, which may use the processors for seconds: no limit is short here.
calibration.fix(MAX_SLOWNESS);

async function readBeside({ beside }: CheckJob): Promise<ProgramFile[] | undefined> {
  const read = beside?.map(async ({ name, address }) => {
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
    const { kind, files, check } = job;
    const program = { files, beside: await readBeside(job) };
    return kind === 'web'
      ? checkPage(options, program, check, signal)
      : checkSketch(options, program, check, signal);
  },
});
