import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';
import { loadHarness, type Session } from '../../src/python/harness/harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from '../../src/python/harness/node-python.ts';
import { type Conform, differenceOf } from '../conform.ts';
import { EXPECTED, readPrograms, type Written } from './programs.ts';

/** Runs Python as learners have it, and collects its output. */
async function startSession() {
  const python = await loadPyodide({ env: { TZ: 'UTC' } });
  const written: Written = { out: '', err: '' };
  let waiting: string[] = [];
  const decoder = { out: new TextDecoder(), err: new TextDecoder() };
  const stream = (name: keyof Written) => ({
    write: (bytes: Uint8Array) => {
      written[name] += decoder[name].decode(bytes, { stream: true });
      return bytes.length;
    },
  });
  python.setStdout(stream('out'));
  python.setStderr(stream('err'));
  const session: Session = loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    ask: () => waiting.shift(),
  });
  return (source: string, answers: readonly string[]): Written & { failure: unknown } => {
    Object.assign(written, { out: '', err: '' });
    waiting = [...answers];
    const { failure } = JSON.parse(session.run(source));
    session.tidy();
    return { ...written, failure };
  };
}

/** Compares the output of programs with that of CPython. */
export const conform: Conform = async function* () {
  const expected: Record<string, Written> = JSON.parse(readFileSync(EXPECTED, 'utf8'));
  const run = await startSession();
  for (const { name, source, answers } of readPrograms()) {
    const there = expected[name];
    const { out, err, failure } = run(source, answers);
    const difference = there
      ? differenceOf(`${there.out}\n${there.err}`, `${out}\n${err}`)
      : 'CPython has not been asked: run expect-cli.ts';
    yield { name, difference: failure ? JSON.stringify(failure) : difference };
  }
};
