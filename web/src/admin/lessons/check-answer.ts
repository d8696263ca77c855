import type { AnswerJob, AnswerVerdict } from '@codivia/contract/exercises/answers';
import { pythonParts } from '@codivia/contract/programs/program';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
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

/** The last check in each Python: they take turns, since a new program ends the one before. */
const turns = new WeakMap<PythonRunner, Promise<unknown>>();

function takeTurn<Result>(python: PythonRunner, check: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(python) ?? Promise.resolve()).then(check);
  turns.set(
    python,
    turn.catch(() => {}),
  );
  return turn;
}

/** Waits until no program of the page runs. */
async function untilIdle(python: PythonRunner, signal: AbortSignal): Promise<void> {
  if (python.state !== 'running') return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const endWatch = python.watch((state) => state !== 'running' && resolve());
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  endWatch();
}

/** Checks a program, and ends it as soon as nobody waits for its verdict. */
async function checkPython(
  python: PythonRunner,
  job: Extract<AnswerJob, { kind: 'python' }>,
  signal: AbortSignal,
): Promise<CheckVerdict> {
  signal.throwIfAborted();
  const { source, modules } = pythonParts(job.files);
  const stop = () => python.stop();
  signal.addEventListener('abort', stop, { once: true });
  const files = [...modules, ...(job.beside ?? [])];
  const verdict = await python.checkExercise(source, job.check, undefined, files);
  signal.removeEventListener('abort', stop);
  return verdict;
}

function checkWith(python: PythonRunner, queryClient: QueryClient, givesWay: boolean): CheckAnswer {
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
    const { passed, key, failure } = await takeTurn(python, async () => {
      if (!givesWay) return checkPython(python, job, signal);
      for (;;) {
        await untilIdle(python, signal);
        const verdict = await checkPython(python, job, signal);
        signal.throwIfAborted();
        if (verdict.key !== 'interrupted') return verdict;
      }
    });
    if (failure && NO_PYTHON.includes(failure.type)) throw new Error(failure.message);
    return { passed, key, complaint: failure?.traceback || null };
  };
}

/**
 * Returns the function that checks answers with the very runtimes that learners' answers are checked with. With
 * `givesWay`, programs that the author runs meanwhile are left to their end, and what they interrupt is checked again.
 */
export function useCheckAnswer(givesWay = false): CheckAnswer {
  const python = useRunner();
  const queryClient = useQueryClient();
  return useMemo(() => checkWith(python, queryClient, givesWay), [python, queryClient, givesWay]);
}
