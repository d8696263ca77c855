import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { AssistedCode } from '../editor-handle.ts';
import { PYTHON_NAMES } from '../names/python.ts';
import { codePartAt, readProgram } from './code-part.ts';
import type { Descriptions } from './descriptions.ts';
import { type Member, membersIn, type Program, parametersOf } from './program.ts';
import type { Binding } from './scopes.ts';

/** An explanation of a name: its signature, and a line on it. */
export interface Explanation {
  /** The place of the name in the file. */
  from: number;
  to: number;
  signature: string;
  line: string;
}

/** Returns the author's own description of a function: its docstring, or the comment above it. */
function ownWords(text: string, definition: SyntaxNode): string | null {
  const first = definition.getChild('Body')?.getChild('ExpressionStatement');
  const isFirst = first?.prevSibling?.name === ':' && first.firstChild?.name === 'String';
  if (isFirst) {
    const written = text.slice(first.from, first.to);
    return (
      written
        .replace(/^\w*("""|'''|"|')|("""|'''|"|')$/g, '')
        .trim()
        .split(/\n\s*\n/)[0] ?? null
    );
  }
  const above = text.slice(0, text.lastIndexOf('\n', definition.from) + 1).trimEnd();
  const hasGap = text.slice(above.length, definition.from).split('\n').length > 2;
  if (hasGap) return null;
  if (above.endsWith('*/')) {
    const block = above.slice(above.lastIndexOf('/*') + 2, -2);
    return block.replace(/^[ \t]*\*+[ \t]?/gm, '').trim();
  }
  const lines: string[] = [];
  for (const line of above.split('\n').reverse()) {
    const words = /^(?:#|\/\/)(.*)/.exec(line.trim())?.[1]?.trim();
    if (words === undefined) break;
    lines.unshift(words);
  }
  return lines.join(' ').trim() || null;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

function onBinding(
  program: Program,
  { name, kind, definitions, places, scope, imported }: Binding,
  { lineOn, t }: Descriptions,
): Pick<Explanation, 'signature' | 'line'> | null {
  const definition = definitions.at(-1);
  if (!definition) return null;
  const number = lineOf(program.text, places[0]?.from ?? definition.from);
  if (kind === 'import') return onImport(name, imported ?? name, lineOn);
  if (kind === 'function') {
    const line = ownWords(program.text, definition) ?? t('own_function', { line: number });
    return { signature: name + parametersOf(program.text, definition), line };
  }
  if (kind === 'class') {
    const line = ownWords(program.text, definition) ?? t('own_class', { line: number });
    return { signature: `class ${name}`, line };
  }
  if (kind === 'parameter') return { signature: name, line: t('own_parameter') };
  const key = scope.kind === 'program' ? 'own_variable' : 'own_local';
  return { signature: name, line: t(key, { line: number }) };
}

function onImport(name: string, imported: string, lineOn: Descriptions['lineOn']) {
  const [module = '', member] = imported.split('.');
  if (!member) {
    const line = lineOn('modules', module);
    return line ? { signature: `module ${module}`, line } : null;
  }
  const groups = module === 'turtle' ? ['turtle', 'Turtle', 'Screen'] : [module];
  const found = membersIn(PYTHON_NAMES, groups).find((one) => one.name === member);
  return found ? onMember({ ...found, name }, lineOn(found.group ?? '', member)) : null;
}

function onMember({ name, signature }: Member, line: string | null) {
  if (!line) return null;
  const gap = signature === '' || signature.startsWith('(') ? '' : ' ';
  return { signature: name + gap + signature, line };
}

function onProperty(program: Program, node: SyntaxNode, name: string, descriptions: Descriptions) {
  const value = node.parent?.firstChild;
  const kind = value && program.kindOf(value);
  if (!kind) return null;
  const member = program.membersOf(kind).find((one) => one.name === name);
  if (!member) return null;
  if (member.group) return onMember(member, descriptions.lineOn(member.group, name));
  const { definition } = member;
  if (!definition) return null;
  const number = lineOf(program.text, definition.from);
  const isMethod = member.signature !== '';
  const words = isMethod ? ownWords(program.text, definition) : null;
  const line = words ?? descriptions.t(isMethod ? 'own_method' : 'own_property', { line: number });
  return { signature: name + member.signature, line };
}

/** Explains the name at a place of a file; null where there is none, or nothing is known of it. */
export function explain(
  state: EditorState,
  at: number,
  code: AssistedCode,
  descriptions: Descriptions,
): Explanation | null {
  const part = codePartAt(state, at, code);
  if (!part) return null;
  const program = readProgram(part, code);
  const place = at - part.from;
  const nodes = [1, -1].map((side) => program.tree.resolveInner(place, side as 1 | -1));
  for (const node of nodes) {
    const name = part.text.slice(node.from, node.to);
    if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) continue;
    const binding = node.name === 'PropertyName' ? null : program.scopes.bindingAt(place);
    const member =
      binding || node.name === 'PropertyName' ? undefined : global(program, node, name);
    const found = binding
      ? onBinding(program, binding, descriptions)
      : member
        ? onMember(member, descriptions.lineOn(member.group ?? '', name))
        : node.name === 'PropertyName' && onProperty(program, node, name, descriptions);
    if (found) return { from: part.from + node.from, to: part.from + node.to, ...found };
  }
  return null;
}

/** A word of the language, or a name that it has everywhere. */
function global(program: Program, node: SyntaxNode, name: string): Member | undefined {
  const isWord = node.name === name || node.name === 'Boolean' || node.name === 'None';
  const isName = node.name === 'VariableName' || node.name === 'VariableDefinition';
  if (!isWord && !isName) return undefined;
  return program.globals().find((one) => one.name === name && (isName || one.group === 'keywords'));
}
