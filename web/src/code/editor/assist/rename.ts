import type { EditorState } from '@codemirror/state';
import type { AssistedCode } from '../editor-handle.ts';
import { codePartAt, readProgram } from './code-part.ts';
import type { Program } from './program.ts';
import type { Binding, Scope } from './scopes.ts';
import { treeUpTo } from './tree.ts';

/** A reason why a name cannot be changed, or not to this one. */
export type RenameRefusal =
  | 'no_name'
  | 'member'
  | 'imported'
  | 'not_own'
  | 'hook'
  | 'exported'
  | 'uncertain'
  | 'invalid'
  | 'keyword'
  | 'known'
  | 'taken';

export interface RenameChange {
  from: number;
  to: number;
  insert: string;
}

/** A name of the program that can be changed everywhere. */
export interface Renaming {
  name: string;
  /** Its places in the file. */
  places: readonly { from: number; to: number }[];
  /** Refuses a name, or gives the changes that lead to it. */
  to(name: string): RenameRefusal | readonly RenameChange[];
}

/** Words that the tables of names do not contain, since nobody needs an explanation of them. */
const RESERVED = new Set([
  'enum',
  'implements',
  'interface',
  'package',
  'private',
  'protected',
  'public',
  'arguments',
  'with',
]);

/** Names that the tables do not contain either, and that must not be hidden by a program. */
const OTHERS_KNOWN = {
  python: /^(breakpoint|memoryview|NotImplemented|NotImplementedError|Ellipsis|__\w+__)$/,
  javascript: /^(top|window|document|location|history|eval|p5|undefined|NaN|Infinity)$/,
};

function isAround(outer: Scope, inner: Scope): boolean {
  for (let scope: Scope | null = inner; scope; scope = scope.parent) {
    if (scope === outer) return true;
  }
  return false;
}

/**
 * Tells whether a name is already visible where this one is, or would be hidden by it: a name of the program, or one
 * that comes from another file.
 */
function isTaken({ scopes }: Program, { scope }: Binding, name: string): boolean {
  const isOwn = scopes.all.some(
    (other) => other.bindings.has(name) && (isAround(other, scope) || isAround(scope, other)),
  );
  return isOwn || scopes.unbound.some((use) => use.name === name && isAround(scope, use.scope));
}

/** Tells whether another script of a page, or an event handler of an element, contains the same word. */
function isInOtherScript(state: EditorState, at: number, name: string): boolean {
  let found = false;
  treeUpTo(state, state.doc.length).iterate({
    enter: (node) => {
      if (found || (node.from <= at && at <= node.to)) return;
      const isScript = node.name === 'Script';
      if (!isScript && node.name !== 'Attribute') return;
      const text = state.sliceDoc(node.from, node.to);
      if (!isScript && !/^on/i.test(text)) return;
      found = text.split(/[^\p{L}\p{N}_$]+/u).includes(name);
    },
  });
  return found;
}

function refusalOf(
  program: Program,
  binding: Binding,
  name: string,
  isPython: boolean,
): RenameRefusal | null {
  const form = isPython ? /^[\p{L}_][\p{L}\p{N}_]*$/u : /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
  if (!form.test(name)) return 'invalid';
  const global = program.globals().find((one) => one.name === name);
  if (global?.group === 'keywords' || RESERVED.has(name)) return 'keyword';
  const others = OTHERS_KNOWN[isPython ? 'python' : 'javascript'];
  if (global || others.test(name)) return 'known';
  return isTaken(program, binding, name) ? 'taken' : null;
}

/** Finds the name at a place of a file, to give it another. */
export function findRenaming(
  state: EditorState,
  at: number,
  code: AssistedCode,
): Renaming | RenameRefusal {
  const part = codePartAt(state, at, code);
  if (!part) return 'no_name';
  const program = readProgram(part, code);
  const binding = program.scopes.bindingAt(at - part.from);
  if (!binding) return withoutBinding(program, at - part.from);
  if (binding.scope.kind === 'class') return 'member';
  if (binding.kind === 'import' && binding.definitions.length > 0) {
    const isAlias = binding.imported && binding.imported.split('.').at(-1) !== binding.name;
    if (!isAlias) return 'imported';
  }
  const isHook = program
    .globals()
    .some((one) => one.group === 'hooks' && one.name === binding.name);
  if (isHook && binding.scope.kind === 'program') return 'hook';
  if (binding.isExported) return 'exported';
  const isOfPage = code.language === 'html' && binding.scope.kind === 'program';
  const isElsewhere = isOfPage && isInOtherScript(state, at, binding.name);
  if (binding.isUncertain || isElsewhere) return 'uncertain';
  return {
    name: binding.name,
    places: binding.places.map(({ from, to }) => ({ from: from + part.from, to: to + part.from })),
    to: (name) => {
      if (name === binding.name) return [];
      return (
        refusalOf(program, binding, name, part.language === 'python') ??
        binding.places.map(({ from, to, shorthand }) => ({
          from: from + part.from,
          to: to + part.from,
          insert: shorthand ? `${binding.name}: ${name}` : name,
        }))
      );
    },
  };
}

function withoutBinding({ tree, text }: Program, at: number): RenameRefusal {
  const names = [1, -1].map((side) => tree.resolveInner(at, side as 1 | -1));
  if (names.some(({ name }) => /^(Private)?Property/.test(name))) return 'member';
  const isName = names.some(
    ({ name, from, to }) => name === 'VariableName' || text.slice(from, to) === name,
  );
  return isName && names.some(({ from, to }) => /^\w+$/.test(text.slice(from, to)))
    ? 'not_own'
    : 'no_name';
}
