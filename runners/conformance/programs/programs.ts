import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A program of the set. */
export interface Program {
  /** `topic: what it does`. */
  name: string;
  source: string;
  /** The lines that are typed when the program asks, in order. */
  answers: string[];
}

/** The text that a program writes, to its output and to its error stream. */
export interface Written {
  out: string;
  err: string;
}

/** The file of CPython's answers; made by expect-cli.ts. */
export const EXPECTED = join(import.meta.dirname, 'expected.json');

const ANSWER = /^# < ?(.*)\n/gm;

function programsIn(file: string): Program[] {
  const topic = basename(file, '.py');
  const cells = readFileSync(file, 'utf8')
    .split(/^# %% (.+)\n/m)
    .slice(1);
  const programs: Program[] = [];
  for (let at = 0; at < cells.length; at += 2) {
    const text = cells[at + 1] ?? '';
    const answers = [...text.matchAll(ANSWER)].map(([, line = '']) => line);
    const source = `${text.replace(ANSWER, '').trimEnd()}\n`;
    programs.push({ name: `${topic}: ${cells[at]}`, source, answers });
  }
  return programs;
}

/** All programs: files with a cell for each, headed by `# %% name` and the lines that are typed, as `# < line`. */
export function readPrograms(): Program[] {
  const files = globSync('*.py', { cwd: import.meta.dirname }).sort();
  return files.flatMap((file) => programsIn(join(import.meta.dirname, file)));
}
