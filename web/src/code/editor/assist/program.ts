import type { SyntaxNode, Tree } from '@lezer/common';
import type { NameTable } from '../names/name-table.ts';
import type { Binding, Scope, Scopes } from './scopes.ts';

/** Of which kind a value is: a group of a table of names, or a class or object of the program. */
export type ValueKind = string | SyntaxNode;

/** A name that may stand after a dot, or by itself. */
export interface Member {
  name: string;
  /** The text after the name: parameters, and the result. */
  signature: string;
  /** The group that describes it; null for those of the program itself. */
  group: string | null;
  /** Its definition in the program. */
  definition?: SyntaxNode;
}

/** A program as the editor understands it, whatever its language. */
export interface Program {
  text: string;
  tree: Tree;
  scopes: Scopes;
  /** The kind of a value, as far as it can be told without running anything. */
  kindOf(value: SyntaxNode): ValueKind | null;
  /** Lists what can stand after a dot behind a value of this kind. */
  membersOf(kind: ValueKind): Member[];
  /** Members of all classes that the program defines, for values of an unknown kind. */
  ownMembers(): Member[];
  /** Names that can be written anywhere, those of the program apart. */
  globals(): Member[];
}

/** Depth to which the kind of a value is looked for: names may be set to each other in circles. */
export const MAX_DEPTH = 12;

/**
 * Maximum number of values that are examined for one question: names that are set to sums of each other have endless
 * ways.
 */
export const MAX_STEPS = 5000;

/**
 * Returns a function that prevents endless recursion: it returns null for a value that is being examined already, since
 * the value of a name may contain the name.
 */
export function onceAtATime(): <Result>(value: SyntaxNode, find: () => Result) => Result | null {
  const busy = new Set<number>();
  return ({ from }, find) => {
    if (busy.has(from)) return null;
    busy.add(from);
    try {
      return find();
    } finally {
      busy.delete(from);
    }
  };
}

/**
 * Returns the value that a name was last set to before a place; within a function above it, a value that it is set to
 * further down.
 */
export function lastBefore(values: readonly SyntaxNode[], at: SyntaxNode): SyntaxNode | undefined {
  return values.findLast(({ to }) => to <= at.from) ?? values.find(({ from }) => from > at.from);
}

export function membersIn(tables: NameTable, groups: readonly string[]): Member[] {
  return groups.flatMap((group) =>
    Object.entries(tables[group] ?? {}).map(([name, signature]) => ({ name, signature, group })),
  );
}

/** Tells the kind that a member gives when it is called, or read. */
export function resultOf(member: Member | undefined, called: boolean): string | null {
  if (!member || (called && !member.signature.startsWith('('))) return null;
  if (!called && member.signature.startsWith('(')) return null;
  return /→ (\w+)$/.exec(member.signature)?.[1] ?? null;
}

/** Names of the program that mean something at a place, the nearest first. */
export function visibleBindings(scopes: Scopes, at: number): Binding[] {
  const found = new Map<string, Binding>();
  const start = scopes.scopeAt(at);
  for (let scope: Scope | null = start; scope; scope = scope.parent) {
    if (scope.kind === 'class' && scope !== start) continue;
    for (const binding of scope.bindings.values()) {
      if (!found.has(binding.name)) found.set(binding.name, binding);
    }
  }
  return [...found.values()];
}

/** Returns the expression that ends at a place, such as `a.b(1)` before a dot. */
export function valueBefore(tree: Tree, end: number): SyntaxNode | null {
  const PARTS =
    /^(ArgList|CallExpression|MemberExpression|NewExpression|\w*String|(Array|Dictionary|Set|Tuple|Parenthesized|Object)\w*Expression)$/;
  let node: SyntaxNode = tree.resolveInner(end, -1);
  while (node.parent?.to === end && PARTS.test(node.parent.name)) node = node.parent;
  return node.to === end ? node : null;
}

/** The parameters that a function of the program has, as they are written. */
export function parametersOf(text: string, definition: SyntaxNode): string {
  const list = definition.getChild('ParamList');
  if (!list) return '()';
  const written = text.slice(list.from, list.to).replace(/\s+/g, ' ');
  return written.startsWith('(') ? written : `(${written})`;
}
