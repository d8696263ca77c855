import { LANGUAGES } from '@codivia/contract/api/language';
import type { AnswerJob } from '@codivia/contract/exercises/answers';
import type { PreviewKind, ProgramFiles } from '@codivia/contract/programs/program';
import type { RecordedRun } from './compile-recording.ts';
import type { LoadedRecording } from './load-recordings.ts';
import type { CheckAnswer } from './prove-runtimes.ts';

/** Runs a page or sketch for a moment: an error of its own fails the check. */
const RUNS = { web: 'await wait(200);', game: 'await frames(30);' };

function pageJob(kind: PreviewKind, files: ProgramFiles, check: string | null): AnswerJob {
  const looks = `${RUNS[kind]}\n${check ?? ''}`;
  return { kind, files, check: kind === 'web' ? looks : (check ?? RUNS.game) };
}

function pythonJob(run: RecordedRun, check: (call: string) => string): AnswerJob {
  const call = `run(inputs=${JSON.stringify(run.inputs)}, seed=${run.seed ?? 'None'}, allow_error=`;
  return { kind: 'python', files: run.files, check: check(call) };
}

/** Returns the differences between a run of Python and the recording's account of it. */
async function pythonProblems(run: RecordedRun, check: CheckAnswer): Promise<string[]> {
  const printed = await check(
    pythonJob(
      run,
      (call) =>
        `r = ${call}True)\nif r.output != ${JSON.stringify(run.output)}: raise ValueError(r.output)`,
    ),
  );
  const ended = await check(pythonJob(run, (call) => `${call}False)`));
  // Code that Python cannot parse does not run at all, and prints nothing.
  const unread = printed.key === 'error' && run.output === '';
  const problems = printed.passed || unread ? [] : [`prints something else: ${printed.complaint}`];
  const error = ended.passed ? null : (ended.complaint ?? '');
  if (error?.trim() !== run.error?.trim()) problems.push(`ends with: ${error}`);
  return problems;
}

async function previewProblems(
  kind: PreviewKind,
  { files, check: looks }: RecordedRun,
  check: CheckAnswer,
): Promise<string[]> {
  const { passed, complaint } = await check(pageJob(kind, files, looks));
  return passed ? [] : [`fails: ${complaint}`];
}

/** Repeats every run of a recording in both languages: its stated results must be the actual ones. */
export async function proveRecording(
  { id, kind, languages }: LoadedRecording,
  check: CheckAnswer,
): Promise<string[]> {
  const runs = LANGUAGES.flatMap((language) =>
    languages[language].runs.map(async (run) => {
      const problems =
        kind === 'python'
          ? await pythonProblems(run, check)
          : await previewProblems(kind, run, check);
      return problems.map((problem) => `${id}, step ${run.step} (${language}) ${problem}`);
    }),
  );
  return (await Promise.all(runs)).flat();
}
