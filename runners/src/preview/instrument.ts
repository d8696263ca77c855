import { type Node, type Options, parse } from 'acorn';
import { simple } from 'acorn-walk';

/** The function that every loop calls at each turn; see frame/loop-guard.ts. */
export const LOOP_GUARD = '__codiviaLoop';

/** Where a script stands: its first line in the learner's own file. */
export interface ScriptPlace {
  file: 'html' | 'js';
  firstLine: number;
}

type Loop = Node & { body: Node };
interface Insertion {
  at: number;
  text: string;
}

function parsed(code: string, module: boolean, found: (loop: Loop) => void): void {
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: module ? 'module' : 'script',
    locations: true,
    allowHashBang: true,
  };
  const visit = (node: Node) => found(node as Loop);
  simple(parse(code, options), {
    ForStatement: visit,
    ForInStatement: visit,
    ForOfStatement: visit,
    WhileStatement: visit,
    DoWhileStatement: visit,
  });
}

function insertionsOf(loop: Loop, { file, firstLine }: ScriptPlace): Insertion[] {
  const line = firstLine + (loop.loc?.start.line ?? 1) - 1;
  const call = `${LOOP_GUARD}(${line},"${file}");`;
  const { body } = loop;
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: call }];
  return [
    { at: body.start, text: `{${call}` },
    { at: body.end, text: '}' },
  ];
}

/**
 * Makes every loop of a script call the guard that ends it when it runs too long. No line is added, so
 * errors are reported at the line the learner wrote. Code that cannot be parsed comes back as it is:
 * the browser will refuse it, and say where.
 */
export function guardLoops(code: string, place: ScriptPlace, module = false): string {
  const insertions: Insertion[] = [];
  try {
    parsed(code, module, (loop) => insertions.push(...insertionsOf(loop, place)));
  } catch (error) {
    if (error instanceof SyntaxError) return code;
    throw error;
  }
  // Sorting is stable and inner loops are found first: where two bodies end, the inner one is closed first.
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}
