import type { AnswerJob, AnswerVerdict } from '@codivia/contract/exercises/answers';
import { pythonParts } from '@codivia/contract/programs/program';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { KINDS } from '../../code/lesson/preview-kinds.ts';
import { frameAddress } from '../../code/previews/use-preview.ts';
import { useRunner } from '../../code/python/runner-context.ts';
import { readGivenFiles } from '../../lib/files/library-files.ts';
import type { CheckAnswer } from '../lessons/proof.ts';

/** The types of failures that say nothing about the program: there was no Python to run it. */
const NO_PYTHON = ['PythonUnavailable', 'PythonUnsupported'];

function verdictOf({ passed, key, fault, failure }: PreviewVerdict): AnswerVerdict {
  return { passed, key, complaint: fault ?? failure?.text ?? null };
}

type PreviewJob = Exclude<AnswerJob, { kind: 'python' }>;

function checkWith(python: PythonRunner, queryClient: QueryClient): CheckAnswer {
  async function checkPreview(job: PreviewJob, signal: AbortSignal): Promise<AnswerVerdict> {
    const { frame, check } = KINDS[job.kind];
    const place = { body: document.body, address: () => frameAddress(queryClient, frame) };
    const beside = job.beside && readGivenFiles(job.beside);
    const verdict = await check(place, { files: job.files, beside }, job.check, signal);
    if (verdict.key === 'unavailable') throw new Error('No preview frame');
    return verdictOf(verdict);
  }

  return async (job, signal) => {
    if (job.kind !== 'python') return checkPreview(job, signal);
    const { source, modules } = pythonParts(job.files);
    const { passed, key, failure } = await python.checkExercise(source, job.check, undefined, [
      ...modules,
      ...(job.beside ?? []),
    ]);
    if (failure && NO_PYTHON.includes(failure.type)) throw new Error(failure.message);
    return { passed, key, complaint: failure?.traceback || null };
  };
}

/** Returns the function that checks answers with the very runtimes that learners' answers are checked with. */
export function useCheckAnswer(): CheckAnswer {
  return checkWith(useRunner(), useQueryClient());
}
