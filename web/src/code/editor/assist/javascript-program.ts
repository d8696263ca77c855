import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '@lezer/common';
import { JAVASCRIPT_NAMES } from '../names/javascript.ts';
import type { NameTable } from '../names/name-table.ts';
import { javascriptScopes } from './javascript-scopes.ts';
import {
  lastBefore,
  MAX_DEPTH,
  MAX_STEPS,
  type Member,
  membersIn,
  onceAtATime,
  type Program,
  parametersOf,
  resultOf,
  type ValueKind,
} from './program.ts';
import type { Binding } from './scopes.ts';
import { childrenOf } from './scopes.ts';

const LITERALS: Record<string, string> = {
  String: 'string',
  TemplateString: 'string',
  ArrayExpression: 'array',
  Number: 'number',
};

/** The kind of value that results from each operator before a value. */
const SIGNS: Record<string, string> = {
  '+': 'number',
  '-': 'number',
  '~': 'number',
  '++': 'number',
  '--': 'number',
  typeof: 'string',
};

const GLOBALS = ['hooks', 'functions', 'values', 'constants', 'globals', 'browser'];
const MAKERS = /^(Class\w+|ObjectExpression)$/;

/** Reads a JavaScript program; `library` has the names of p5 where it is a sketch. */
export function javascriptProgram(text: string, library: NameTable | null): Program {
  const tree = javascriptLanguage.parser.parse(text);
  const scopes = javascriptScopes(text, tree);
  const tables: NameTable = { ...JAVASCRIPT_NAMES, ...library };
  const apart = onceAtATime();
  let steps = 0;
  const written = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
  const memberOf = (group: string, name: string) =>
    membersIn(tables, [group]).find((member) => member.name === name);
  const globalOf = (name: string) => GLOBALS.map((group) => memberOf(group, name)).find(Boolean);

  function kindOf(node: SyntaxNode, depth = 0): ValueKind | null {
    steps++;
    if (depth > MAX_DEPTH || steps > MAX_STEPS) return null;
    const literal = LITERALS[node.name];
    if (literal) return literal;
    const inner = node.firstChild;
    switch (node.name) {
      case 'ObjectExpression':
        return node;
      case 'ParenthesizedExpression':
      case 'AwaitExpression':
        return inner?.nextSibling ? kindOf(inner.nextSibling, depth + 1) : null;
      case 'BinaryExpression':
      case 'AssignmentExpression':
        return kindOfTwo(node, depth);
      case 'PostfixExpression':
        return 'number';
      case 'UnaryExpression':
        return inner ? (SIGNS[written(inner)] ?? null) : null;
      case 'this':
        return objectAround(node);
      case 'VariableName':
        return kindOfName(node, depth);
      case 'NewExpression':
        return inner?.nextSibling ? kindOfNew(inner.nextSibling) : null;
      case 'CallExpression':
        return inner && kindOfCall(inner, depth);
      case 'MemberExpression':
        return kindOfMember(node, depth);
    }
    return null;
  }

  /** The kind of two values with an operator between them. */
  function kindOfTwo({ firstChild, lastChild }: SyntaxNode, depth: number): ValueKind | null {
    const sign = firstChild?.nextSibling ? written(firstChild.nextSibling) : '';
    if (/^([-*/%]|\*\*)=?$/.test(sign)) return 'number';
    if (/^(|&&|\|\||\?\?)=$/.test(sign)) return lastChild && kindOf(lastChild, depth + 1);
    if (!/^\+=?$/.test(sign)) return null;
    const sides = [firstChild, lastChild].map((side) => side && kindOf(side, depth + 1));
    if (sides.includes('string')) return 'string';
    return sides.every((side) => side === 'number') ? 'number' : null;
  }

  function objectAround(node: SyntaxNode): SyntaxNode | null {
    for (let around = node.parent; around; around = around.parent) {
      if (MAKERS.test(around.name)) return around;
      if (/^Function/.test(around.name)) return null;
    }
    return null;
  }

  function kindOfName(node: SyntaxNode, depth: number): ValueKind | null {
    const binding = scopes.find(scopes.scopeAt(node.from), written(node));
    if (!binding) return kindOfGlobal(written(node));
    return kindOfBinding(binding, node, depth);
  }

  /** A function such as `Number` may have members of its own, beside what it makes. */
  function kindOfGlobal(name: string): ValueKind | null {
    const global = globalOf(name);
    const hasMembers = global && /^[A-Z]/.test(name) && Object.hasOwn(tables, name);
    return resultOf(global, false) ?? (hasMembers ? name : null);
  }

  function kindOfBinding(binding: Binding, at: SyntaxNode, depth: number): ValueKind | null {
    if (binding.kind === 'parameter') return kindOfParameter(binding, depth);
    if (binding.kind === 'class') return null;
    const value = lastBefore(binding.values, at);
    if (value) return apart(value, () => kindOf(value, depth + 1));
    const loop = binding.definitions[0]?.parent;
    return loop?.name === 'ForOfSpec' ? itemOf(loop.lastChild?.prevSibling, depth) : null;
  }

  function itemOf(list: SyntaxNode | null | undefined, depth: number): ValueKind | null {
    const kind = list && kindOf(list, depth + 1);
    if (kind === 'elements') return 'element';
    return kind === 'string' ? kind : null;
  }

  /** The first parameter of a function that is passed to `addEventListener` or `forEach`. */
  function kindOfParameter({ definitions }: Binding, depth: number): ValueKind | null {
    const list = definitions[0]?.parent;
    const first = list && childrenOf(list).find((child) => child.name === 'VariableDefinition');
    const args = list?.parent?.parent;
    const callee = args?.name === 'ArgList' ? args.parent?.firstChild : null;
    if (!callee?.lastChild || first?.from !== definitions[0]?.from) return null;
    if (written(callee.lastChild) === 'addEventListener') return 'event';
    return /^(forEach|map|filter)$/.test(written(callee.lastChild))
      ? itemOf(callee.firstChild, depth)
      : null;
  }

  function kindOfNew(made: SyntaxNode): ValueKind | null {
    const name = written(made);
    const own = scopes.find(scopes.scopeAt(made.from), name);
    if (own?.kind === 'class') return own.definitions.at(-1) ?? null;
    if (name === 'Array') return 'array';
    const ofLibrary = name.replace('.', '');
    return library && Object.hasOwn(library, ofLibrary)
      ? ofLibrary
      : resultOf(globalOf(name), true);
  }

  function kindOfCall(callee: SyntaxNode, depth: number): ValueKind | null {
    if (callee.name !== 'MemberExpression') {
      const own = scopes.find(scopes.scopeAt(callee.from), written(callee));
      if (own) return kindOfReturn(own.definitions.at(-1), depth);
      return resultOf(globalOf(written(callee)), true);
    }
    const member = memberAt(callee, depth);
    if (member?.definition) return kindOfReturn(member.definition, depth);
    return resultOf(member, true);
  }

  function kindOfReturn(definition: SyntaxNode | undefined, depth: number): ValueKind | null {
    let kind: ValueKind | null = null;
    definition?.cursor().iterate(({ node }) => {
      if (node.name !== 'ReturnStatement' || kind) return !kind;
      const value = node.firstChild?.nextSibling;
      if (value) kind = kindOf(value, depth + 1);
    });
    return kind;
  }

  function memberAt(node: SyntaxNode, depth: number): Member | undefined {
    const kind = node.firstChild && kindOf(node.firstChild, depth + 1);
    const last = node.lastChild;
    if (!kind || last?.name !== 'PropertyName') return undefined;
    return membersOf(kind, depth).find((member) => member.name === written(last));
  }

  function kindOfMember(node: SyntaxNode, depth: number): ValueKind | null {
    if (node.lastChild?.name === ']') return itemOf(node.firstChild, depth);
    const member = memberAt(node, depth);
    if (!member?.definition) return resultOf(member, false);
    return kindOf(member.definition, depth + 1);
  }

  function membersOf(kind: ValueKind, depth = 0): Member[] {
    if (typeof kind === 'string') return membersIn(tables, [kind]);
    const found = new Map<string, Member>();
    const add = (name: string, signature: string, definition: SyntaxNode) => {
      if (!found.has(name)) found.set(name, { name, signature, group: null, definition });
    };
    for (const node of childrenOf(kind.getChild('ClassBody') ?? kind)) {
      const name = node.getChild('PropertyDefinition');
      if (!name || written(name) === 'constructor') continue;
      const value = node.getChild('ParamList')
        ? node
        : node.lastChild?.name === ';'
          ? node.lastChild.prevSibling
          : node.lastChild;
      const isFunction = value?.getChild('ParamList') ?? null;
      if (value) add(written(name), isFunction ? parametersOf(text, value) : '', value);
    }
    kind.cursor().iterate(({ node }) => {
      if (node.name !== 'AssignmentExpression') return;
      const name = /^this\.([\w$]+)$/.exec(node.firstChild ? written(node.firstChild) : '')?.[1];
      if (name && node.lastChild) add(name, '', node.lastChild);
    });
    const base = kind.getChild('extends')?.nextSibling;
    const above = base && depth < MAX_DEPTH ? kindOfNew(base) : null;
    for (const member of above ? membersOf(above, depth + 1) : []) {
      if (!found.has(member.name)) found.set(member.name, member);
    }
    return [...found.values()];
  }

  const groups = library ? ['keywords', ...GLOBALS] : ['keywords', 'globals', 'browser'];
  return {
    text,
    tree,
    scopes,
    kindOf,
    membersOf,
    ownMembers: () =>
      scopes.all
        .flatMap((scope) => [...scope.bindings.values()])
        .filter(({ kind }) => kind === 'class')
        .flatMap(({ definitions }) => definitions.flatMap((one) => membersOf(one))),
    globals: () => {
      const found = new Map<string, Member>();
      for (const member of membersIn(tables, groups)) {
        if (!found.has(member.name)) found.set(member.name, member);
      }
      return [...found.values()];
    },
  };
}
