/** The worker in which learners' Python runs. One job at a time; the page's side sees to that. */

import type { Hint, RunFile } from '../../runner.ts';
import type {
  CheckVerdict,
  EntryNote,
  Failure,
  FromWorker,
  JobMessage,
  List,
  Outcome,
  Progress,
  Read,
  ToWorker,
  WorkerEvent,
} from '../protocol.ts';
import { sendForCode } from './boot-pyodide.ts';
import { type BrowserPython, startBrowserPython } from './browser-python.ts';
import { OutputGate } from './output-gate.ts';
import { PackagesStalled, PackagesUnavailable } from './packages.ts';
import { withClosestFile } from './program-folder.ts';
import { LibraryUnavailable } from './standard-library.ts';

// Taken before the worker is closed: programs must not send messages to the page themselves.
const send: (message: FromWorker) => void = self.postMessage.bind(self);
let python: BrowserPython | null = null;

type ProgramMessage = Exclude<JobMessage, { type: 'check' }>;
type Ended = EntryNote & { failure: Failure | null; hints?: Hint[] };

sendForCode(self.name);

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'read') return read(data);
  if (data.type === 'list') return list(data);
  if (data.type !== 'boot') return work(data);
  try {
    python = await startBrowserPython(data, (arrival) => send({ type: 'arrived', ...arrival }));
    send({ type: 'ready' });
  } catch (error) {
    send({ type: 'unavailable', message: String(error) });
  }
});

async function work(job: JobMessage): Promise<void> {
  if (!python) return;
  try {
    const outcome = await perform(python, job);
    // A stop that arrives from now on is too late for the job.
    python.serve(null);
    python.session.tidy();
    send({ ...outcome, needsReplacement: python.needsReplacement() });
    // Other programs may import more; nothing waits for the line now.
    python.library?.sendFor().catch(() => {});
  } catch (error) {
    if (isExit(error)) send({ ...failed(job, null), needsReplacement: true });
    else send({ type: 'crashed', id: job.id, message: String(error) });
  }
}

function read({ id, source }: Read): void {
  try {
    const reading = JSON.parse(python?.session.read(source) ?? 'null');
    send({ type: 'reading', id, reading });
  } catch {
    send({ type: 'reading', id, reading: null });
  }
}

function list({ id }: List): void {
  const json = python?.variables.list();
  if (json) send({ type: 'event', id, event: { kind: 'variables', variables: JSON.parse(json) } });
}

/** os._exit() ends the interpreter itself: not an error, but nothing runs in it any more. */
function isExit(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'ExitStatus'
  );
}

/** Does the job; a program's own failure is an outcome, only a broken Python throws. */
async function perform(python: BrowserPython, job: JobMessage): Promise<Outcome> {
  const event = (event: WorkerEvent) => send({ type: 'event', id: job.id, event });
  try {
    const report = (progress: Progress) => event({ kind: 'progress', progress });
    await loadLibrary(python, job, report);
    await loadPackages(python, job, report);
    event({ kind: 'started' });
    // Output of a program that is being checked is not shown.
    const isShown = job.type !== 'check';
    const gate = new OutputGate(isShown ? event : () => {}, () => performance.now());
    python.serve({
      gate,
      announceInput: (prompt, again, hidden) =>
        event({ kind: 'input', prompt, again, ...(hidden && { hidden }) }),
      announceQuestion: (question) => send({ type: 'asks', id: job.id, question }),
      answered: (line) => send({ type: 'answered', id: job.id, line }),
      replay: job.type === 'check' ? { answers: [], seed: 0 } : job.replay,
      found: (found) => send({ type: 'found', id: job.id, found }),
      draw: (commands) => {
        gate.flush();
        if (isShown) event({ kind: 'drawing', commands });
      },
      reducedMotion: job.reducedMotion,
      announceListening: () => send({ type: 'listening', id: job.id }),
      recorded: (recording) => {
        gate.flush();
        event({ kind: 'recording', recording });
      },
      showsVariables: job.showsVariables,
      variables:
        job.type === 'check' || (job.type === 'run' && job.record)
          ? null
          : (variables) => event({ kind: 'variables', variables }),
    });
    if (job.type === 'check') {
      const verdict: CheckVerdict = JSON.parse(
        python.session.check(job.source, job.check, JSON.stringify(job.files)),
      );
      if (verdict.failure && python.library?.problem) throw python.library.problem;
      return { type: 'verdict', id: job.id, verdict };
    }
    python.folder.put(job.files);
    const { failure, hints, ...entry } = runOrEnter(python, job);
    if (failure && python.library?.problem) throw python.library.problem;
    gate.flush();
    python.variables.report();
    if (hints) event({ kind: 'hints', hints });
    const changes = python.folder.changes();
    if (Object.values(changes).some((list) => list.length > 0))
      event({ kind: 'files', ...changes });
    const names = job.files.map(({ name }) => name);
    return {
      type: 'ended',
      id: job.id,
      failure: failure && withClosestFile(failure, names),
      ...(job.type === 'entry' && { entry }),
    };
  } catch (error) {
    return failed(job, failureOf(error));
  }
}

function runOrEnter({ session }: BrowserPython, job: ProgramMessage): Ended {
  const ended =
    job.type === 'run'
      ? session.run(job.source, job.record ?? false)
      : session.enter(job.source, job.fresh);
  return { more: false, fresh: false, ...JSON.parse(ended) };
}

/** The program and the modules beside it: each may import libraries. */
function sourcesOf({ source, files }: ProgramMessage): string {
  return [source, ...moduleSources(files)].join('\n');
}

function moduleSources(files: readonly RunFile[]): string[] {
  const modules = files.filter(({ name }) => name.endsWith('.py'));
  return modules.map(({ data }) => new TextDecoder().decode(data));
}

/** The folder's modules of Python, by the names under which a program imports them. */
function modulesBeside(files: readonly { name: string }[]): string[] {
  return files.flatMap(({ name }) => (name.endsWith('.py') ? [name.slice(0, -3)] : []));
}

/** Waits for the standard library if the program imports something that is not in memory. */
async function loadLibrary(
  { library, session }: BrowserPython,
  job: JobMessage,
  report: (progress: Progress) => void,
): Promise<void> {
  if (!library || library.isThere) return;
  library.problem = null;
  const sources = job.type === 'check' ? [job.source, job.check] : [job.source];
  const texts =
    job.type === 'check'
      ? job.files.filter(({ name }) => name.endsWith('.py')).map(({ content }) => content)
      : moduleSources(job.files);
  const names = JSON.stringify(modulesBeside(job.files));
  if (session.needs_library(JSON.stringify([...sources, ...texts]), names))
    await library.complete(report);
}

async function loadPackages(
  python: BrowserPython,
  job: JobMessage,
  report: (progress: Progress) => void,
): Promise<void> {
  const source = job.type === 'check' ? `${job.source}\n${job.check}` : sourcesOf(job);
  await python.sqlite.load(source, report);
  await python.timezones.load(source, report);
  const hasLoaded = await python.packages.load(source, job.packages, report);
  if (hasLoaded) python.session.packages_arrived();
}

/**
 * Returns a failure for libraries that could not be loaded, or for a stop that hit the harness instead of the program.
 */
function failureOf(error: unknown): Failure {
  const missing = [PackagesUnavailable, PackagesStalled, LibraryUnavailable];
  if (error instanceof Error && missing.some((kind) => error instanceof kind)) {
    return { type: error.name, message: error.message, line: null, traceback: '' };
  }
  const isPython = error instanceof Error && error.name === 'PythonError';
  if (!isPython || !('type' in error)) throw error;
  return { type: String(error.type), message: '', line: null, traceback: error.message };
}

function failed(job: JobMessage, failure: Failure | null): Outcome {
  return job.type === 'check'
    ? { type: 'verdict', id: job.id, verdict: { passed: false, key: 'error', failure } }
    : { type: 'ended', id: job.id, failure };
}
