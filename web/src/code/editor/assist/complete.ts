import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { AssistedCode } from '../editor-handle.ts';
import { PYTHON_NAMES } from '../names/python.ts';
import { codePartAt, readProgram } from './code-part.ts';
import type { Descriptions } from './descriptions.ts';
import {
  type Member,
  membersIn,
  type Program,
  parametersOf,
  valueBefore,
  visibleBindings,
} from './program.ts';
import type { Binding } from './scopes.ts';

/** Lists what can be written at the end of `before`: names by themselves, or those after a dot. */
interface Wish {
  kind: 'name' | 'member' | 'module' | 'imported' | 'hook';
  word: string;
  /** Of which module something is imported. */
  module?: string;
}

const NO_CODE =
  /^(String|FormatString|Comment|LineComment|BlockComment|TemplateString|RegExp|Number)$/;

function trailingWord(text: string): string {
  let start = text.length;
  while (start > 0 && /[\p{L}\p{N}_$]/u.test(text[start - 1] ?? '')) start--;
  return text.slice(start);
}

/** Reads from the line up to the cursor what is being written. */
function wishOf(before: string, isPython: boolean): Wish | null {
  const word = trailingWord(before);
  if (/^\p{N}/u.test(word)) return null;
  const start = before.slice(0, before.length - word.length).trimEnd();
  if (start.endsWith('.')) {
    const isNumber = /^\p{N}+$/u.test(trailingWord(start.slice(0, -1)));
    return isNumber || start.endsWith('..') ? null : { kind: 'member', word };
  }
  const words = start.split(/[\s,(]+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  if (isPython) {
    if (/^(def|class|as)$/.test(last)) return null;
    const [first, module = '', second] = words;
    if (first === 'from' && second === 'import') return { kind: 'imported', word, module };
    const isModule = first === 'import' || (first === 'from' && words.length === 1);
    return { kind: isModule ? 'module' : 'name', word };
  }
  if (/^(let|const|var|class)$/.test(last)) return null;
  return { kind: last === 'function' ? 'hook' : 'name', word };
}

/** The code before a dot, which stands at its end. */
function beforeDot(code: string): string {
  const value = code.trimEnd().slice(0, -1);
  return (value.endsWith('?') ? value.slice(0, -1) : value).trimEnd();
}

function ownMember(program: Program, { name, definitions, kind }: Binding): Member {
  const definition = definitions.at(-1);
  const signature = kind === 'function' && definition ? parametersOf(program.text, definition) : '';
  return { name, signature, group: null, ...(definition && { definition }) };
}

/** The names that fit a wish, each with how near it is. */
function candidates(program: Program, wish: Wish, at: number): [member: Member, boost: number][] {
  const all = (members: readonly Member[], boost = 0) =>
    members.map((member): [Member, number] => [member, boost]);
  if (wish.kind === 'module') return all(membersIn(PYTHON_NAMES, ['modules']));
  if (wish.kind === 'hook') return all(program.globals().filter(({ group }) => group === 'hooks'));
  if (wish.kind === 'imported') {
    const module = PYTHON_NAMES.modules as Record<string, string>;
    const kind = /→ (\w+)$/.exec(module[wish.module ?? ''] ?? '')?.[1];
    return kind ? all(program.membersOf(kind)) : [];
  }
  if (wish.kind === 'member') {
    const value = valueBefore(program.tree, at);
    const kind = value && program.kindOf(value);
    return all(kind ? program.membersOf(kind) : value ? program.ownMembers() : []);
  }
  const own = visibleBindings(program.scopes, at);
  const names = new Set(own.map(({ name }) => name));
  return [
    ...own.map((binding): [Member, number] => [ownMember(program, binding), 50]),
    ...all(program.globals().filter(({ name }) => !names.has(name))),
  ];
}

function typeOf({ group, signature }: Member): string {
  if (group === 'keywords') return 'keyword';
  return signature.startsWith('(') ? 'function' : 'variable';
}

/**
 * Suggests what may be written at the cursor: the program's own names first, then those of the language and its
 * libraries; after a dot, what the value has. Nothing is suggested for a word that is complete.
 */
export function suggest(
  context: CompletionContext,
  code: AssistedCode,
  descriptions: Descriptions,
): CompletionResult | null {
  const part = codePartAt(context.state, context.pos, code);
  if (!part) return null;
  const line = context.state.doc.lineAt(context.pos);
  const before = context.state.sliceDoc(Math.max(line.from, part.from), context.pos);
  // A chain of calls may continue in a new line.
  const wish = wishOf(before, part.language === 'python');
  if (!wish || (wish.word === '' && wish.kind === 'name' && !context.explicit)) return null;
  const from = context.pos - wish.word.length;
  // Without the word being written, the rest of the program can be parsed as before.
  const head = part.text.slice(0, from - part.from);
  const cut = wish.kind === 'member' ? beforeDot(head) : head;
  // A name that is not there yet stands in the block where it would be.
  const blank = wish.kind === 'member' ? '' : wish.word || 'x';
  const rest = part.text.slice(context.pos - part.from);
  const program = readProgram({ language: part.language, text: cut + blank + rest }, code);
  const inner = program.tree.resolveInner(cut.length, wish.kind === 'member' ? -1 : 1);
  if (wish.kind === 'name' && NO_CODE.test(inner.name) && inner.from < cut.length) return null;
  if (/Comment$/.test(inner.name)) return null;
  const found = candidates(program, wish, cut.length);
  const names = new Set(found.map(([{ name }]) => name));
  const options = found.flatMap(([member, boost]): Completion[] => {
    const { name, signature, group } = member;
    // A name that the word already spells in full is not offered.
    if (name === wish.word) return [];
    const info = group ? descriptions.lineOn(group, name) : null;
    return [
      {
        label: name,
        type: typeOf(member),
        boost,
        ...(signature && { detail: signature }),
        ...(info && { info }),
      },
    ];
  });
  if (options.length === 0) return null;
  // The list stays while letters follow, so that Tab works at once: it is not made again for each of them.
  const goesOn = (text: string) => trailingWord(text) === text && !names.has(text);
  return names.has(wish.word) ? { from, options } : { from, options, validFor: goesOn };
}
