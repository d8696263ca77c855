import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';

/** What a check says of a program; see check.py. */
export interface CheckVerdict {
  passed: boolean;
  key: string | null;
  error: string | null;
  line: number | null;
}

export type CheckProgram = (source: string, check: string) => CheckVerdict;

/** The real Python of the browser, started in Node, with the check harness loaded. */
export async function startPython(): Promise<CheckProgram> {
  const python = await loadPyodide();
  python.runPython(readFileSync(join(import.meta.dirname, 'check.py'), 'utf8'));
  const check = python.globals.get('check_program');
  return (source, checkSource) => JSON.parse(check(source, checkSource));
}
