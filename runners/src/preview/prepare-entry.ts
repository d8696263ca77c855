import { type Node, parse } from 'acorn';
import { Edits } from './edits.ts';
import { guardScript } from './instrument.ts';
import { ENTRY_FILE, type Entry } from './messages.ts';

/** A typed line that is ready for the frame, or its problem, or that more has to follow. */
export type PreparedEntry = Entry | { problem: { name: string; text: string } } | 'incomplete';

type Statement = Node & {
  kind?: string;
  id?: { name: string };
  expression?: Node;
};

const read = (source: string) =>
  parse(source, { ecmaVersion: 'latest' }).body as unknown as Statement[];

/** Reads a line that begins with a brace as an object, where it can be one. */
function asValue(source: string): string {
  if (!source.trimStart().startsWith('{')) return source;
  try {
    read(`(${source}\n)`);
    return `(${source}\n)`;
  } catch {
    return source;
  }
}

/** Tells whether a syntax error is at the end: more code may follow. */
function isIncomplete(error: unknown, source: string): boolean {
  const { pos, message } = error as SyntaxError & { pos: number };
  const atEnd = pos >= source.trimEnd().length && message.startsWith('Unexpected token');
  return atEnd || /^Unterminated (template|comment)/.test(message);
}

/** Names that are made stay for the next entries, and may be made again. */
function keepNames(statements: readonly Statement[], edits: Edits): void {
  for (const { type, kind, id, start, end } of statements) {
    if (type === 'VariableDeclaration' && kind !== 'var')
      edits.replace(start, start + (kind?.length ?? 0), 'var');
    if (type === 'ClassDeclaration' && id) edits.wrap(start, end, `var ${id.name}=`, ';');
  }
}

/** Makes an entry typed into the console ready for the frame, where it runs beside the program. */
export function prepareEntry(typed: string): PreparedEntry {
  const source = asValue(typed);
  let statements: Statement[];
  try {
    statements = read(source);
  } catch (error) {
    if (isIncomplete(error, source)) return 'incomplete';
    const { problem } = guardScript(source, { file: ENTRY_FILE, firstLine: 1 });
    return { problem: { name: problem?.name ?? 'SyntaxError', text: problem?.text ?? '' } };
  }
  const edits = new Edits();
  keepNames(statements, edits);
  const place = { file: ENTRY_FILE, firstLine: 1 };
  const { code } = guardScript(edits.apply(source), place);
  const last = statements.at(-1)?.expression;
  // The effect of a function that returns nothing is visible elsewhere.
  return { code, showsUndefined: last !== undefined && last.type !== 'CallExpression' };
}
