import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { HARNESS_MODULES, type HarnessSources, loadHarness } from './harness.ts';
import type { CheckVerdict } from './protocol.ts';

export type CheckProgram = (source: string, check: string) => CheckVerdict;

/** The harness as it lies in this folder. */
export function readHarness(): HarnessSources {
  const read = (name: string) => readFileSync(join(import.meta.dirname, `${name}.py`), 'utf8');
  return Object.fromEntries(HARNESS_MODULES.map((name) => [name, read(name)])) as HarnessSources;
}

/** The real Python of the browser, started in Node, with the check harness loaded. */
export async function startPython(): Promise<CheckProgram> {
  const session = loadHarness(await loadPyodide(), readHarness());
  return (source, check) => JSON.parse(session.check(source, check));
}
