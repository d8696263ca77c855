import { setImmediate } from 'node:timers/promises';
import type { AnswerJob } from '@codivia/contract/exercises/answers';
import type { PreviewFile } from '@codivia/contract/exercises/base';
import { typeOfFile } from '@codivia/contract/files/file-names';
import { type PreviewKind, pythonParts } from '@codivia/contract/programs/program';
import {
  type ChromiumChecks,
  startChromium,
} from '@codivia/runners/preview/chromium/chromium-checks';
import { type CheckProgram, startPython } from '@codivia/runners/python/harness/node-python';
import { installedChromium } from '../../scripts/chromium.mjs';
import { libraryFile } from '../library/contents.ts';

/** The result of checking an answer, and the processor time that it took in milliseconds. */
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
  const before = process.cpuUsage();
  const { source, modules } = pythonParts(job.files);
  const { passed, key, failure } = python(source, job.check, [...modules, ...(job.beside ?? [])]);
  const { user, system } = process.cpuUsage(before);
  const took = Math.round((user + system) / 1000);
  return { passed, key, complaint: failure?.traceback ?? key, took };
}

/**
 * Returns a file of an exercise as an address that contains its data; none for a file that the library does not have.
 */
function addressed(file: PreviewFile): { name: string; address: string }[] {
  const { name } = file;
  const content = 'content' in file ? file.content : libraryFile(file.library)?.();
  if (content === undefined) return [];
  const base64 = Buffer.from(content).toString('base64');
  return [{ name, address: `data:${typeOfFile(name)};base64,${base64}` }];
}

async function checkPreview(
  chromium: ChromiumChecks,
  job: AnswerJob & { kind: PreviewKind },
): Promise<AnswerVerdict> {
  const beside = job.beside?.flatMap(addressed);
  const { passed, key, failure, fault } = await chromium.check({ ...job, beside });
  const failureText = failure ? `${failure.text} (line ${failure.position?.line ?? '?'})` : null;
  const complaint = fault
    ? `the check itself fails: ${fault}`
    : [key, failureText].join(' ').trim();
  // The page ends a check at its limit, with the key "timeout".
  return { passed, key, complaint, took: 0 };
}

/** The real Python and the real previews; each starts when it is first needed. */
export function proofRuntimes(): Runtimes {
  const verdicts = new Map<string, Promise<AnswerVerdict>>();
  let python: Promise<CheckProgram> | undefined;
  let chromium: Promise<ChromiumChecks> | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Python runs on this thread, which also serves the previews their documents: they come between two programs. */
  async function checkInTurn(job: AnswerJob & { kind: 'python' }): Promise<AnswerVerdict> {
    python ??= startPython();
    const program = await python;
    const verdict = lastTurn.then(async () => {
      await setImmediate();
      return checkPython(program, job);
    });
    lastTurn = verdict.catch(() => undefined);
    return verdict;
  }

  async function check(job: AnswerJob): Promise<AnswerVerdict> {
    if (job.kind === 'python') return checkInTurn(job);
    chromium ??= startChromium(installedChromium());
    return checkPreview(await chromium, job);
  }

  return {
    /** An answer that is the same in both languages is checked once. */
    check(job) {
      const key = JSON.stringify(job);
      const verdict = verdicts.get(key) ?? check(job);
      verdicts.set(key, verdict);
      return verdict;
    },
    close: async () => (await chromium)?.close(),
  };
}
