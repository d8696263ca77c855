import { type Node, type Options, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { keepComparisons } from './comparisons.ts';
import { Edits } from './edits.ts';
import { LOOP_GUARD } from './messages.ts';
import { makeNavigationsOurs } from './navigations.ts';
import { syntaxSlip } from './syntax-slips.ts';
import { makeQuestionsWait, type ScriptKind } from './waiting-calls.ts';

/** The place of a script: its first line in the learner's own file. */
export interface ScriptPlace {
  file: string;
  firstLine: number;
  /**
   * Returns the module to import in place of another one, by the name that the script uses; null leaves it as it is.
   */
  imported?: (specifier: string, line: number) => string | null;
  /** It is saved for its author's own use: it is left as it is. */
  isSaved?: boolean;
}

type Loop = Node & { body: Node };
type Import = Node & { source: (Node & { value?: unknown }) | null };

function parsed(code: string, kind: ScriptKind): Node {
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: kind === 'module' ? 'module' : 'script',
    locations: true,
    allowHashBang: true,
    allowReturnOutsideFunction: kind === 'handler',
  };
  return parse(code, options);
}

const lineOf = ({ loc }: Node, { firstLine }: ScriptPlace) =>
  firstLine + (loc?.start.line ?? 1) - 1;

function guardLoop(loop: Loop, scriptPlace: ScriptPlace, edits: Edits): void {
  const call = `${LOOP_GUARD}(${lineOf(loop, scriptPlace)},${JSON.stringify(scriptPlace.file)});`;
  const { body } = loop;
  if (body.type === 'BlockStatement') edits.wrap(body.start + 1, body.end - 1, call, '', 2);
  else edits.wrap(body.start, body.end, `{${call}`, '}', 2);
}

function replaceImport(node: Import, scriptPlace: ScriptPlace, edits: Edits): void {
  const { source } = node;
  if (typeof source?.value !== 'string') return;
  const other = scriptPlace.imported?.(source.value, lineOf(node, scriptPlace)) ?? null;
  if (other !== null) edits.replace(source.start, source.end, JSON.stringify(other));
}

/** Adds the guards that a script needs in a preview, and nowhere else. */
function guardRun(
  tree: Node,
  code: string,
  scriptPlace: ScriptPlace,
  kind: ScriptKind,
  edits: Edits,
): void {
  const loop = (node: Node) => guardLoop(node as Loop, scriptPlace, edits);
  simple(tree, {
    ForStatement: loop,
    ForInStatement: loop,
    ForOfStatement: loop,
    WhileStatement: loop,
    DoWhileStatement: loop,
  });
  keepComparisons(tree, code, edits);
  makeNavigationsOurs(tree, code, edits);
  makeQuestionsWait(tree, code, edits, kind);
}

/** A script that may run; or, if it cannot be parsed, only its lines, and the problem with its place. */
export interface GuardedScript {
  code: string;
  problem: { name?: string; text: string; line: number } | null;
}

/** `Unexpected token` of `Unexpected token (2:10)`. */
function problemOf(
  error: SyntaxError,
  code: string,
  { firstLine }: ScriptPlace,
): GuardedScript['problem'] {
  const { loc, pos } = error as SyntaxError & { loc?: { line: number }; pos?: number };
  const text = error.message.replace(/ \(\d+:\d+\)$/, '');
  const line = loc?.line ?? 1;
  const slip = syntaxSlip(code, line, text, pos);
  const { line: found, ...problem } = slip ?? { text, line };
  return { ...problem, line: firstLine + found - 1 };
}

/**
 * Makes every loop of a script call the guard that ends it when it runs too long, makes questions wait for their
 * answers, and makes navigations call our own function. No line is added, so errors are reported at the line the
 * learner wrote.
 */
export function guardScript(
  code: string,
  scriptPlace: ScriptPlace,
  kind: ScriptKind = 'script',
): GuardedScript {
  const edits = new Edits();
  try {
    const tree = parsed(code, kind);
    const imports = (node: Node) => replaceImport(node as Import, scriptPlace, edits);
    simple(tree, {
      ImportDeclaration: imports,
      ImportExpression: imports,
      ExportAllDeclaration: imports,
      ExportNamedDeclaration: imports,
    });
    if (!scriptPlace.isSaved) guardRun(tree, code, scriptPlace, kind, edits);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { code: code.replace(/[^\n]/g, ''), problem: problemOf(error, code, scriptPlace) };
  }
  return { code: edits.apply(code), problem: null };
}
