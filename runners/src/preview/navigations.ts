import type { Node } from 'acorn';
import { simple } from 'acorn-walk';
import type { Edits } from './edits.ts';
import { NAVIGATION } from './messages.ts';

const MENTIONS = /\b(location|history)\b/;
const GLOBALS = ['window', 'globalThis', 'self', 'document'];

type Named = Node & { name?: string; object?: Named; property?: Named; computed?: boolean };
type Assignment = Node & { left: Named; right: Node; operator: string };
type Call = Node & { callee: Named };

/** `location` and `window.location` are the page's own; so is `history`. */
function isOwn(node: Named | undefined, wanted: string): boolean {
  if (!node) return false;
  if (node.type === 'Identifier') return node.name === wanted;
  return (
    node.type === 'MemberExpression' &&
    node.property?.name === wanted &&
    GLOBALS.includes(node.object?.name ?? '')
  );
}

const METHODS: Record<string, Record<string, string>> = {
  location: { assign: NAVIGATION, replace: NAVIGATION, reload: `${NAVIGATION}.reload` },
  history: { back: `${NAVIGATION}.back` },
};

/** Tells whether a script declares a name itself, such as `let location = 'Paris'`. */
function isDeclared(code: string, name: string): boolean {
  return new RegExp(
    `\\b(?:let|const|var|function|class)\\s+${name}\\b|[(,]\\s*${name}\\s*[,)=]`,
  ).test(code);
}

/**
 * Makes navigations ask a function of ours, since a preview cannot be sent to another address. A navigation to another
 * page of the project, as in `location.href = 'page2.html'`, therefore calls this function, which knows these pages.
 */
export function makeNavigationsOurs(tree: Node, code: string, edits: Edits): void {
  if (!MENTIONS.test(code)) return;
  const ownLocation = !isDeclared(code, 'location');
  simple(tree, {
    AssignmentExpression(node) {
      const { left, operator } = node as unknown as Assignment;
      if (!ownLocation || operator !== '=') return;
      const isHref = left.property?.name === 'href' && isOwn(left.object, 'location');
      if (!isHref && !isOwn(left, 'location')) return;
      const sign = code.indexOf('=', left.end) + 1;
      edits.replace(left.start, sign, '');
      edits.wrap(left.start, node.end, `${NAVIGATION}(`, ')');
    },
    CallExpression(node) {
      const { callee } = node as unknown as Call;
      if (callee.type !== 'MemberExpression') return;
      for (const [name, methods] of Object.entries(METHODS)) {
        const ours = isOwn(callee.object, name) && methods[callee.property?.name ?? ''];
        if (ours && !isDeclared(code, name)) edits.replace(callee.start, callee.end, ours);
      }
    },
  });
}
