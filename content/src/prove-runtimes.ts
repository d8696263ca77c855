import type { AnswerJob } from '@codivia/contract/exercise-answers';
import {
  type ChromiumChecks,
  startChromium,
} from '@codivia/runners/preview/chromium/chromium-checks';
import { type CheckProgram, startPython } from '@codivia/runners/python/node-python';
import { installedChromium } from '../../scripts/chromium.mjs';

/** What the check of an answer says, and how long it took in milliseconds. */
export interface AnswerVerdict {
  passed: boolean;
  key: string | null;
  /** In words for the author. */
  complaint: string | null;
  took: number;
}
export type CheckAnswer = (job: AnswerJob) => Promise<AnswerVerdict>;

interface Runtimes {
  check: CheckAnswer;
  close: () => Promise<void>;
}

function checkPython(python: CheckProgram, job: AnswerJob & { kind: 'python' }) {
  const started = performance.now();
  const { passed, key, failure } = python(job.program, job.check, job.files);
  const took = Math.round(performance.now() - started);
  return { passed, key, complaint: failure?.traceback ?? key, took };
}

async function checkPreview(
  chromium: ChromiumChecks,
  job: AnswerJob & { kind: 'web' | 'p5' },
): Promise<AnswerVerdict> {
  const { passed, key, failure, fault } = await chromium.check(job);
  const said = failure ? `${failure.text} (line ${failure.position?.line ?? '?'})` : null;
  const complaint = fault ? `the check itself fails: ${fault}` : [key, said].join(' ').trim();
  // The page ends a check at its limit, and says "timeout".
  return { passed, key, complaint, took: 0 };
}

/** The real Python and the real previews; each starts when it is first needed. */
export function proofRuntimes(): Runtimes {
  const verdicts = new Map<string, Promise<AnswerVerdict>>();
  let python: Promise<CheckProgram> | undefined;
  let chromium: Promise<ChromiumChecks> | undefined;

  async function check(job: AnswerJob): Promise<AnswerVerdict> {
    if (job.kind === 'python') {
      python ??= startPython();
      return checkPython(await python, job);
    }
    chromium ??= startChromium(installedChromium());
    return checkPreview(await chromium, job);
  }

  return {
    /** What is the same in both languages is checked once. */
    check(job) {
      const key = JSON.stringify(job);
      const verdict = verdicts.get(key) ?? check(job);
      verdicts.set(key, verdict);
      return verdict;
    },
    close: async () => (await chromium)?.close(),
  };
}
