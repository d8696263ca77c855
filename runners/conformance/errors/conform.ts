import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@codivia/contract/language';
import { BEGINNER_SLIPS } from '../../src/python/beginner-slips.ts';
import { MISTAKES_OF_USE } from '../../src/python/beginner-use.ts';
import { WRITING_MISTAKES } from '../../src/python/beginner-writing.ts';
import { explain, recognize } from '../../src/python/friendly-errors.ts';
import { startPython } from '../../src/python/node-python.ts';
import type { Conform } from '../conform.ts';

/** A program that goes wrong, with the explanation and the line that it must get. */
interface Mistake {
  code: string;
  line: number;
  program: string;
}

/** Files with a cell for each program, headed by `# %% code line`. */
function readMistakes(file: string): Mistake[] {
  const cells = readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^# %% (.+)\n/m)
    .slice(1);
  return cells.flatMap((heading, at) => {
    if (at % 2 === 1) return [];
    const [code = '', line] = heading.split(' ');
    return [{ code, line: Number(line), program: cells[at + 1] ?? '' }];
  });
}

/** Compares how mistakes of beginners are explained, in every language, with what was recorded for them by hand. */
export const conform: Conform = async function* () {
  const short = [...WRITING_MISTAKES, ...MISTAKES_OF_USE, ...BEGINNER_SLIPS];
  const all: Mistake[] = [
    ...short.map(([code, line, program]) => ({ code, line, program })),
    ...globSync('*.py', { cwd: import.meta.dirname })
      .sort()
      .flatMap(readMistakes),
  ];
  const check = await startPython();
  for (const { code, line, program } of all) {
    const { failure } = check(program, 'run()');
    const found = failure ? `${recognize(failure).code} ${failure.line}` : 'no error';
    const texts = failure ? LANGUAGES.map((language) => explain(failure, language)) : [];
    const isWhole = texts.every((text) => text.length > 20 && !/\{\w+\}|undefined/.test(text));
    const wanted = `${code} ${line}`;
    const difference = found !== wanted ? `wanted: ${wanted}\nhere: ${found}` : null;
    yield {
      name: JSON.stringify(program),
      difference: difference ?? (isWhole ? null : texts.join('\n')),
    };
  }
};
