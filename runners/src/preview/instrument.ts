import { type Node, type Options, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { LOOP_GUARD } from './messages.ts';

/** Where a script is: its first line in the learner's own file. */
export interface ScriptPlace {
  file: 'html' | 'js';
  firstLine: number;
  /** Of a file that was added to the project, its name. */
  name?: string;
  /** What is imported in place of another module, by what the script calls it; null leaves it as it is. */
  imported?: (specifier: string, line: number) => string | null;
  /** It is saved for its author's own use: its loops stay as they are. */
  isSaved?: boolean;
}

type Loop = Node & { body: Node };
type Import = Node & { source: (Node & { value?: unknown }) | null };
/** A text that takes the place of what is between two positions, often nothing. */
interface Insertion {
  at: number;
  until: number;
  text: string;
}

function parsed(
  code: string,
  module: boolean,
  found: (loop: Loop) => void,
  foundImport: (node: Import) => void,
): void {
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: module ? 'module' : 'script',
    locations: true,
    allowHashBang: true,
  };
  const visit = (node: Node) => found(node as Loop);
  const visitImport = (node: Node) => foundImport(node as Import);
  simple(parse(code, options), {
    ForStatement: visit,
    ForInStatement: visit,
    ForOfStatement: visit,
    WhileStatement: visit,
    DoWhileStatement: visit,
    ImportDeclaration: visitImport,
    ImportExpression: visitImport,
    ExportAllDeclaration: visitImport,
    ExportNamedDeclaration: visitImport,
  });
}

const lineOf = ({ loc }: Node, { firstLine }: ScriptPlace) =>
  firstLine + (loc?.start.line ?? 1) - 1;

function insertionsOf(loop: Loop, place: ScriptPlace): Insertion[] {
  const { file, name } = place;
  const more = name === undefined ? '' : `,${JSON.stringify(name)}`;
  const call = `${LOOP_GUARD}(${lineOf(loop, place)},"${file}"${more});`;
  const { body } = loop;
  if (body.type === 'BlockStatement')
    return [{ at: body.start + 1, until: body.start + 1, text: call }];
  return [
    { at: body.start, until: body.start, text: `{${call}` },
    { at: body.end, until: body.end, text: '}' },
  ];
}

function importInsertion(node: Import, place: ScriptPlace): Insertion[] {
  const { source } = node;
  if (typeof source?.value !== 'string') return [];
  const other = place.imported?.(source.value, lineOf(node, place)) ?? null;
  if (other === null) return [];
  return [{ at: source.start, until: source.end, text: JSON.stringify(other) }];
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
    parsed(
      code,
      module,
      (loop) => insertions.push(...(place.isSaved ? [] : insertionsOf(loop, place))),
      (node) => insertions.push(...importInsertion(node, place)),
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { code: code.replace(/[^\n]/g, ''), problem: problemOf(error, place) };
  }
  // Sorting is stable and inner loops are found first: where two bodies end, the inner one is closed first.
  const guarded = insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, until, text: put }) => text.slice(0, at) + put + text.slice(until), code);
  return { code: guarded, problem: null };
}
