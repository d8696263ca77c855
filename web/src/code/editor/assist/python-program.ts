import { pythonLanguage } from '@codemirror/lang-python';
import type { SyntaxNode } from '@lezer/common';
import { PYTHON_NAMES } from '../names/python.ts';
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
import { pythonScopes } from './python-scopes.ts';
import type { Binding } from './scopes.ts';

const LITERALS: Record<string, string> = {
  String: 'str',
  FormatString: 'str',
  ContinuedString: 'str',
  ArrayExpression: 'list',
  ArrayComprehensionExpression: 'list',
  DictionaryExpression: 'dict',
  DictionaryComprehensionExpression: 'dict',
  SetExpression: 'set',
  SetComprehensionExpression: 'set',
  TupleExpression: 'tuple',
};

/** The operators whose result is of the same kind as their operands. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  str: ['+', '*', '%'],
  list: ['+', '*'],
  set: ['-', '|', '&', '^'],
};

/** Kinds that have more than their own group. */
const GROUPS: Record<string, string[]> = {
  turtle: ['turtle', 'Turtle', 'Screen'],
  datetimeClass: ['datetimeClass', 'date'],
};

const membersOfKind = (kind: string): Member[] => membersIn(PYTHON_NAMES, GROUPS[kind] ?? [kind]);
const memberOf = (kind: string, name: string) =>
  membersOfKind(kind).find((member) => member.name === name);

/** Reads a Python program. */
export function pythonProgram(text: string): Program {
  const tree = pythonLanguage.parser.parse(text);
  const scopes = pythonScopes(text, tree);
  const apart = onceAtATime();
  let steps = 0;
  const written = ({ from, to }: { from: number; to: number }) => text.slice(from, to);

  function kindOf(node: SyntaxNode, depth = 0): ValueKind | null {
    steps++;
    if (depth > MAX_DEPTH || steps > MAX_STEPS) return null;
    const literal = LITERALS[node.name];
    if (literal) return literal;
    const inner = node.firstChild;
    switch (node.name) {
      case 'ParenthesizedExpression':
        return inner?.nextSibling ? kindOf(inner.nextSibling, depth + 1) : null;
      case 'BinaryExpression': {
        if (!node.getChild('ArithOp') && !node.getChild('BitOp')) return null;
        const sign = inner?.nextSibling ? written(inner.nextSibling) : '';
        const sides = [inner, node.lastChild].map((side) => side && kindOf(side, depth + 1));
        return (
          sides.find((kind) => typeof kind === 'string' && SIGNS[kind]?.includes(sign)) ?? null
        );
      }
      case 'VariableName':
        return kindOfName(node, depth);
      case 'CallExpression':
        return inner && kindOfCall(inner, depth);
      case 'MemberExpression':
        return kindOfMember(node, depth);
    }
    return null;
  }

  function kindOfName(node: SyntaxNode, depth: number): ValueKind | null {
    const name = written(node);
    const binding = scopes.find(scopes.scopeAt(node.from), name);
    if (!binding) {
      const member = scopes.stars.map((module) => memberOf(module, name)).find(Boolean);
      return resultOf(member, false);
    }
    return kindOfBinding(binding, node, depth);
  }

  function kindOfBinding(binding: Binding, at: SyntaxNode, depth: number): ValueKind | null {
    if (binding.kind === 'import') return kindOfImport(binding);
    const definition = binding.definitions.at(-1);
    if (binding.kind === 'class') return definition ?? null;
    if (binding.kind === 'function') return null;
    const own = binding.kind === 'parameter' && definition ? kindOfParameter(definition) : null;
    if (own) return own;
    const value = lastBefore(binding.values, at);
    return value ? apart(value, () => kindOfValue(value, depth)) : null;
  }

  function kindOfValue(value: SyntaxNode, depth: number): ValueKind | null {
    const kind = kindOf(value, depth + 1);
    if (!/^(For|\w*Comprehension)/.test(value.parent?.name ?? '')) return kind;
    return kind === 'str' || kind === 'file' || isLines(value) ? 'str' : null;
  }

  /** Pieces of a text are texts. */
  const isLines = (value: SyntaxNode) =>
    /\.(split|splitlines|readlines)\([^()]*\)$/.test(written(value));

  function kindOfParameter(definition: SyntaxNode): ValueKind | null {
    const type = definition.nextSibling;
    if (type?.name === 'TypeDef' && type.lastChild) {
      const named = written(type.lastChild);
      if (Object.hasOwn(PYTHON_NAMES, named)) return named;
      const own = scopes.find(scopes.program, named);
      if (own?.kind === 'class') return own.definitions.at(-1) ?? null;
    }
    const method = definition.parent?.parent;
    const isFirst = definition.prevSibling?.name === '(';
    const body =
      method?.parent?.name === 'DecoratedStatement' ? method.parent.parent : method?.parent;
    if (!isFirst || method?.name !== 'FunctionDefinition') return null;
    return body?.parent?.name === 'ClassDefinition' ? body.parent : null;
  }

  function kindOfImport({ imported = '' }: Binding): string | null {
    const [module = '', name] = imported.split('.');
    if (name) return resultOf(memberOf(moduleKind(module), name), false);
    return moduleKind(module);
  }

  const moduleKind = (module: string) => resultOf(memberOf('modules', module), false) ?? module;

  function kindOfCall(callee: SyntaxNode, depth: number): ValueKind | null {
    const name = written(callee);
    if (callee.name === 'VariableName') {
      const binding = scopes.find(scopes.scopeAt(callee.from), name);
      if (!binding) {
        const star = scopes.stars.map((module) => memberOf(module, name)).find(Boolean);
        return resultOf(star ?? memberOf('builtins', name), true);
      }
      if (binding.kind === 'class') return binding.definitions.at(-1) ?? null;
      if (binding.kind === 'function') return kindOfReturn(binding.definitions.at(-1), depth);
      const [module = '', member] = binding.imported?.split('.') ?? [];
      return member ? resultOf(memberOf(moduleKind(module), member), true) : null;
    }
    const member = callee.name === 'MemberExpression' ? memberAt(callee, depth) : undefined;
    if (member?.definition?.name === 'FunctionDefinition')
      return kindOfReturn(member.definition, depth);
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
    if (node.lastChild?.name === ']') {
      const kind = node.firstChild && kindOf(node.firstChild, depth + 1);
      const isPart = node.getChild(':') !== null;
      return kind === 'str' || (kind === 'list' && isPart) ? kind : null;
    }
    const member = memberAt(node, depth);
    if (!member?.definition) return resultOf(member, false);
    const value = member.definition.name === 'FunctionDefinition' ? null : member.definition;
    return value && kindOf(value, depth + 1);
  }

  function membersOf(kind: ValueKind, depth = 0): Member[] {
    if (typeof kind === 'string') return membersOfKind(kind);
    const found = new Map<string, Member>();
    const add = (name: string, signature: string, definition: SyntaxNode) => {
      if (!found.has(name)) found.set(name, { name, signature, group: null, definition });
    };
    kind
      .getChild('Body')
      ?.cursor()
      .iterate(({ node }) => {
        const inBody = node.parent?.parent ?? node;
        const isOwn = [node.parent, inBody].some(
          (one) => one?.parent?.from === kind.from && one.name === 'Body',
        );
        if (node.name === 'FunctionDefinition' && isOwn) {
          const name = node.getChild('VariableName');
          const rest = parametersOf(text, node).replace(/^\(\s*self\b(,\s*)?/, '(');
          if (name) add(written(name), rest, node);
        }
        if (node.name !== 'AssignStatement') return;
        const [target, value] = [node.firstChild, node.lastChild];
        const isSelf =
          target?.name === 'MemberExpression' && written(target).match(/^self\.(\w+)$/);
        if (isSelf && value) add(isSelf[1] ?? '', '', value);
        if (target?.name === 'VariableName' && value && isOwn) add(written(target), '', value);
      });
    for (const base of kind.getChild('ArgList')?.getChildren('Expression') ?? []) {
      if (depth > MAX_DEPTH) break;
      const above = kindOf(base, depth + 1) ?? kindOfCall(base, depth + 1);
      if (!above) continue;
      for (const member of membersOf(above, depth + 1)) {
        if (!found.has(member.name)) found.set(member.name, member);
      }
    }
    return [...found.values()];
  }

  return {
    text,
    tree,
    scopes,
    kindOf,
    membersOf,
    ownMembers: () =>
      [...scopes.program.bindings.values()]
        .filter(({ kind }) => kind === 'class')
        .flatMap(({ definitions }) => definitions.flatMap((one) => membersOf(one))),
    globals: () => [
      ...membersIn(PYTHON_NAMES, ['keywords', 'builtins']),
      ...scopes.stars.flatMap((module) => membersOfKind(moduleKind(module))),
    ],
  };
}
