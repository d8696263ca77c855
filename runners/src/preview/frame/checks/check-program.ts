import type { CheckRequest, FrameVerdict, FromFrame } from '../../messages.ts';
import type { FrameContext } from '../frame-context.ts';
import { Checklist } from './checklist.ts';
import { fileTools } from './file-tools.ts';
import { ExpectationFailed, guarded, type MakeKit, pause } from './kit.ts';
import { scriptTools } from './script-tools.ts';

type Verdict = FrameVerdict;
type Work = (...values: unknown[]) => Promise<void>;
type MakeWork = new (...names: string[]) => Work;

/** Native functions, kept before the program can replace them. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as MakeWork;

const failed = (key: string | null, fault: string | null = null): Verdict => ({
  passed: false,
  key,
  fault,
});

function verdictOf(error: unknown): Verdict {
  return error instanceof ExpectationFailed ? failed(error.key) : failed(null, String(error));
}

/** Runs a program, then the check, and returns the result. An error of the program takes precedence. */
export async function checkProgram<Program>(
  { program, check, source }: CheckRequest<Program>,
  context: FrameContext,
  run: (program: Program, context: FrameContext) => unknown,
  makeKit: MakeKit,
  send: (message: FromFrame) => void,
): Promise<void> {
  const logs: string[] = [];
  const checklist = new Checklist((found) => send({ type: 'found', ...found }));
  let failure: 'error' | 'timeout' | null = null;
  context.reporter.onEntry = ({ kind, text }) => {
    if (kind === 'log') logs.push(text);
    if (kind === 'error') failure ??= 'error';
    if (kind !== 'loop') return;
    failure = 'timeout';
    checklist.timeOut();
  };
  const kit = makeKit(context, send);
  const item = checklist.item.bind(checklist);
  const tools = { ...scriptTools(source, logs), ...kit.tools, item };
  let verdict: Verdict | null = null;
  const forFiles = fileTools(context, kit.loadedFrom);
  try {
    const names = [...Object.keys(tools), ...Object.keys(forFiles)];
    const work = new AsyncFunction(...names, `"use strict";\n${check}`);
    await guarded(() => run(program, context));
    await kit.ready(() => failure !== null);
    // The files are known once the program has begun.
    if (!failure) await work(...Object.values(tools), ...Object.values(forFiles));
  } catch (error) {
    verdict = verdictOf(error);
  }
  // Errors that the program throws in a promise arrive a moment later.
  await pause();
  context.reporter.flush();
  const found = failure ? failed(failure) : (verdict ?? checklist.verdict);
  send({ type: 'verdict', ...found, ...checklist.found });
}
