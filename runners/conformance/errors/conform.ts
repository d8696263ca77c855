import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@codivia/contract/api/language';
import { startPython, startReader } from '../../src/python/harness/node-python.ts';
import { explain, recognize } from '../../src/python/page/friendly-errors.ts';
import { describeHint } from '../../src/python/page/hint-words.ts';
import { MISTAKES_OF_NAMES } from '../../src/python/testing/beginner-names.ts';
import { BEGINNER_SLIPS } from '../../src/python/testing/beginner-slips.ts';
import { MISTAKES_OF_USE } from '../../src/python/testing/beginner-use.ts';
import { WRITING_MISTAKES } from '../../src/python/testing/beginner-writing.ts';
import type { Conform } from '../conform.ts';

/**
 * A program that fails, or runs and does not do what was meant, with the explanation or the hint that it must get, the
 * line, and a word that this text must contain.
 */
interface Mistake {
  code: string;
  line: number;
  program: string;
  phrase?: string;
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

/** A text without its code: braces there are the program's own. */
const codeless = (text: string) => text.replace(/`[^`]*`/g, '');

/** Compares the explanations of beginners' mistakes, in every language, with those recorded by hand. */
export const conform: Conform = async function* () {
  const short = [...WRITING_MISTAKES, ...MISTAKES_OF_USE, ...BEGINNER_SLIPS];
  const all: Mistake[] = [
    ...short.map(([code, line, program]) => ({ code, line, program })),
    ...MISTAKES_OF_NAMES.map(([code, line, program, phrase]) => ({ code, line, program, phrase })),
    ...globSync('*.py', { cwd: import.meta.dirname })
      .sort()
      .flatMap(readMistakes),
  ];
  const check = await startPython();
  const { read } = await startReader();
  for (const { code, line, program, phrase = '' } of all) {
    const { failure } = check(program, 'run()');
    const { hints } = failure ? { hints: [] } : read(program);
    const found = failure
      ? `${recognize(failure).code} ${failure.line}`
      : hints.map((hint) => `${hint.code} ${hint.line}`).join(', ') || 'no error';
    const texts = LANGUAGES.map((language) =>
      failure
        ? explain(failure, language)
        : hints.map((hint) => describeHint(hint, language)).join(' '),
    );
    const isWhole = texts.every(
      (text) =>
        text.length > 20 && text.includes(phrase) && !/\{\w+\}|undefined/.test(codeless(text)),
    );
    const wanted = `${code} ${line}`;
    const difference = found !== wanted ? `wanted: ${wanted}\nhere: ${found}` : null;
    yield {
      name: JSON.stringify(program),
      difference: difference ?? (isWhole ? null : texts.join('\n')),
    };
  }
};
