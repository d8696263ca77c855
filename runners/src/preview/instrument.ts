import { type Node, type Options, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { LOOP_GUARD } from './messages.ts';

/** Where a script is: its first line in the learner's own file. */
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

/** A script that may run; or, if it cannot be read, nothing but its lines, and what is wrong where. */
export interface GuardedScript {
  code: string;
  problem: { text: string; line: number } | null;
}

/** `Unexpected token` of `Unexpected token (2:10)`. */
function problemOf(error: SyntaxError, { firstLine }: ScriptPlace): GuardedScript['problem'] {
  const { loc } = error as SyntaxError & { loc?: { line: number } };
  const text = error.message.replace(/ \(\d+:\d+\)$/, '');
  return { text, line: firstLine + (loc?.line ?? 1) - 1 };
}

/**
 * Makes every loop of a script call the guard that ends it when it runs too long. No line is added, so
 * errors are reported at the line the learner wrote.
 */
export function guardLoops(code: string, place: ScriptPlace, module = false): GuardedScript {
  const insertions: Insertion[] = [];
  try {
    parsed(code, module, (loop) => insertions.push(...insertionsOf(loop, place)));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { code: code.replace(/[^\n]/g, ''), problem: problemOf(error, place) };
  }
  // Sorting is stable and inner loops are found first: where two bodies end, the inner one is closed first.
  const guarded = insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
  return { code: guarded, problem: null };
}
