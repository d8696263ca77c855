import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { FUNCTIONS } from './quick-nodes.ts';

export interface ProgramNames {
  functions: ReadonlySet<string>;
  variables: ReadonlySet<string>;
}

/** Names such as those of the functions before each quick program (quick-prelude.ts), and those that Python sets. */
const OWN_NAME = /^_./;
const IDENTIFIER = /^[_\p{XID_Start}][\p{XID_Continue}]*$/u;
/** Words that Python keeps for itself; a syntax tree for editors is lenient about some. */
const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if
  import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** The nodes in whose beginning variables get a value, and the node that ends this beginning. */
const TARGETS: Readonly<Record<string, string>> = {
  AssignStatement: 'AssignOp',
  UpdateStatement: 'UpdateOp',
  ForStatement: 'in',
};

/** Nodes that hold several targets. */
const GROUPS = new Set(['TupleExpression', 'ArrayExpression', 'ParenthesizedExpression']);

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/**
 * The names that a program gives to functions and variables. Null if one is used for both, in place of a function of
 * Python, begins like our own, or is written in a way that Python changes; or if a function leads back to itself.
 */
export function namesOf(root: SyntaxNode, source: string): ProgramNames | null {
  const functions = new Set<string>();
  const variables = new Set<string>();
  const calls = new Map<string, Set<string>>();
  const textOf = ({ from, to }: SyntaxNodeRef) => source.slice(from, to);
  const take = (node: SyntaxNode) => {
    if (node.name === 'VariableName') variables.add(textOf(node));
    else if (GROUPS.has(node.name)) childrenOf(node).forEach(take);
  };
  let inside: string | null = null;
  const visit = (node: SyntaxNode) => {
    const children = childrenOf(node);
    const { name } = node;
    const before = inside;
    if (name === 'FunctionDefinition' && children[1]) {
      inside = textOf(children[1]);
      functions.add(inside);
    } else if (name === 'ParamList') {
      for (const child of children) if (/^[(,]$/.test(child.prevSibling?.name ?? '')) take(child);
    } else if (TARGETS[name]) {
      const end = children.findLastIndex((child) => child.name === TARGETS[name]);
      children.slice(0, end).forEach(take);
    } else if (name === 'for') {
      for (let next = node.nextSibling; next && next.name !== 'in'; next = next.nextSibling)
        take(next);
    } else if (name === 'CallExpression' && children[0] && inside) {
      const called = calls.get(inside) ?? new Set();
      calls.set(inside, called.add(textOf(children[0])));
    }
    children.forEach(visit);
    inside = before;
  };
  visit(root);
  for (const name of [...functions, ...variables]) {
    if (
      !IDENTIFIER.test(name) ||
      OWN_NAME.test(name) ||
      KEYWORDS.has(name) ||
      name !== name.normalize('NFKC')
    )
      return null;
    if (FUNCTIONS.has(name) || (functions.has(name) && variables.has(name))) return null;
  }
  return leadsBack(calls) ? null : { functions, variables };
}

/** Tells whether a function calls itself, directly or through others: Python ends that at a depth of its own. */
function leadsBack(calls: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const safe = new Set<string>();
  const open = new Set<string>();
  const isCycle = (name: string): boolean => {
    if (open.has(name)) return true;
    if (safe.has(name)) return false;
    open.add(name);
    const found = [...(calls.get(name) ?? [])].some(isCycle);
    open.delete(name);
    safe.add(name);
    return found;
  };
  return [...calls.keys()].some(isCycle);
}
