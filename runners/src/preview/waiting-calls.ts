import type { Node } from 'acorn';
import { ancestor } from 'acorn-walk';
import type { Edits } from './edits.ts';
import { DIALOGS } from './messages.ts';

/** The kind of code: a handler is the text of an attribute such as `onclick`. */
export type ScriptKind = 'script' | 'module' | 'handler';

const MENTIONS = /\b(prompt|confirm)\b/;
const GLOBALS = ['window', 'globalThis', 'self'];

type Named = Node & { name?: string };
type Callee = Named & { object?: Named; property?: Named; computed?: boolean };
type Call = Node & { callee: Callee };
type Func = Node & {
  id?: Named | null;
  body: Node;
  async?: boolean;
  generator?: boolean;
  params: Node[];
};
/** The nodes that may give a function its name. */
type Parent = Node & {
  id?: Named;
  key?: Named;
  left?: Callee;
  kind?: string;
};

interface FoundCall {
  node: Call;
  /** The function around it; null at the top of the script. */
  inside: Func | null;
}

interface FoundFunction {
  node: Func;
  names: string[];
  /** True for a function that can be interrupted: no constructor, getter, setter or generator, and without `super`. */
  canWait: boolean;
}

const isFunction = ({ type }: Node) => /^(Function|ArrowFunction)/.test(type);

/** Returns the name of a called function: `ask` for `ask()`, `this.ask()` and `game.ask()`. */
function nameOfCallee({ name, property, computed }: Callee): string | undefined {
  return name ?? (computed ? undefined : property?.name);
}

function isQuestion({ type, name, object, property }: Callee): string | null {
  const called =
    type === 'Identifier' ? name : GLOBALS.includes(object?.name ?? '') ? property?.name : '';
  return called === 'prompt' || called === 'confirm' ? called : null;
}

function foundFunction(node: Func, parent: Parent | undefined, code: string): FoundFunction {
  const names = [node.id, parent?.id, parent?.key, parent?.left, parent?.left?.property];
  const isBound = ['constructor', 'get', 'set'].includes(parent?.kind ?? '');
  const usesSuper = /\bsuper\b/.test(code.slice(node.start, node.end));
  return {
    node,
    names: names.flatMap((one) => one?.name ?? []),
    canWait: !node.generator && !isBound && !usesSuper,
  };
}

/** Collects all calls and functions of a script; null when it has a `prompt` or `confirm` of its own. */
function survey(tree: Node, code: string) {
  const calls: FoundCall[] = [];
  const functions = new Map<Node, FoundFunction>();
  let own = false;
  const see = (node: Node, _: unknown, above: Node[]) => {
    const parent = above.at(-2) as Parent | undefined;
    const found = foundFunction(node as Func, parent, code);
    if (found.names.some((name) => MENTIONS.test(name))) own = true;
    functions.set(node, found);
  };
  ancestor(tree, {
    FunctionDeclaration: see,
    FunctionExpression: see,
    ArrowFunctionExpression: see,
    CallExpression(node, _, above) {
      const inside = above.slice(0, -1).findLast(isFunction) as Func | undefined;
      // A call among the parameters cannot wait.
      if (inside && node.start < inside.body.start) return;
      calls.push({ node: node as Call, inside: inside ?? null });
    },
  });
  return own ? null : { calls, functions };
}

type Survey = NonNullable<ReturnType<typeof survey>>;

/** Finds the functions that ask, or call one that does, by name. */
function askingFunctions({ calls, functions }: Survey) {
  const asking = new Set<Func>();
  const names = new Set<string>();
  const asks = ({ callee }: Call) =>
    isQuestion(callee) !== null || names.has(nameOfCallee(callee) ?? '');
  for (let before = -1; before < asking.size; ) {
    before = asking.size;
    for (const { node, inside } of calls) {
      const found = inside && functions.get(inside);
      if (!found?.canWait || asking.has(found.node) || !asks(node)) continue;
      asking.add(found.node);
      for (const name of found.names) names.add(name);
    }
  }
  return { asking, asks };
}

function makeFunctionWait(node: Func, edits: Edits): void {
  // An asynchronous function waits by itself.
  if (node.async) return;
  const { body } = node;
  const isArrow = node.type.startsWith('Arrow');
  const begin = `${DIALOGS}.run(this,${isArrow ? '[]' : 'arguments'},function*(){`;
  if (body.type === 'BlockStatement')
    edits.wrap(body.start + 1, body.end - 1, `return ${begin}`, '})', 1);
  else edits.wrap(body.start, body.end, `${begin}return (`, ')})', 1);
}

/**
 * Returns the text to insert before a call that may have to wait, by the place of the call; null where waiting is not
 * possible.
 */
function waitingWord(inside: Func | null, waits: boolean, kind: ScriptKind): string | null {
  if (inside?.generator) return null;
  if (inside && waits) return inside.async ? '(await ' : '(yield ';
  if (!inside && kind !== 'script') return kind === 'module' ? '(await ' : '(yield ';
  return `${DIALOGS}.atTop(()=>`;
}

/**
 * Makes questions wait for their answers without blocking the page: functions that ask become interruptible, and so do
 * those that call them by name. Code at the top of a script cannot be interrupted: there a question ends the program,
 * which runs again with the answer (docs/decisions/0284).
 */
export function makeQuestionsWait(tree: Node, code: string, edits: Edits, kind: ScriptKind): void {
  if (!MENTIONS.test(code)) return;
  const found = survey(tree, code);
  if (!found) return;
  const { asking, asks } = askingFunctions(found);
  for (const node of asking) makeFunctionWait(node, edits);
  let handlerAsks = false;
  for (const { node, inside } of found.calls) {
    if (!asks(node)) continue;
    const word = waitingWord(inside, inside !== null && asking.has(inside), kind);
    if (word === null) continue;
    const question = isQuestion(node.callee);
    const { start, end } = node.callee;
    if (question) edits.replace(start, end, `${DIALOGS}.${question}`);
    edits.wrap(node.start, node.end, word, ')');
    handlerAsks ||= inside === null;
  }
  if (kind === 'handler' && handlerAsks)
    edits.wrap(tree.start, tree.end, `return ${DIALOGS}.handle(this,event,function*(){`, '})', 1);
}
