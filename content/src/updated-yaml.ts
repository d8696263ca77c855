import { isDeepStrictEqual } from 'node:util';
import { type Document, isScalar, parse, parseDocument, Scalar, stringify } from 'yaml';

type Path = (string | number)[];
type Json = Record<string, unknown>;

/** A value that differs; undefined for one that is gone. */
interface Difference {
  path: Path;
  value: unknown;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** YAML in the form of our files. */
export const writeYaml = (value: unknown) => stringify(value, { lineWidth: 0 });

/** A value as a file holds it: without keys that have no value. */
export const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

/** Finds the smallest values that differ. Lists of another length differ as a whole. */
function differences(before: unknown, next: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, next)) return [];
  if (isObject(before) && isObject(next)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(next)])];
    return keys.flatMap((key) => differences(before[key], next[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(next) && before.length === next.length) {
    return before.flatMap((one, index) => differences(one, next[index], [...path, index]));
  }
  return [{ path, value: next }];
}

/** A text in the place of a literal block, with the indentation of that. Null for what a block cannot hold. */
function literalBlock(old: string, text: string): string | null {
  const indent = /^( +)\S/m.exec(old.slice(old.indexOf('\n') + 1))?.[1];
  if (indent === undefined || /^[ \t]|\t\n|\n\n$|\r/.test(text) || !text.includes('\n'))
    return null;
  const lines = text.replace(/\n$/, '').split('\n');
  const block = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
  return `${text.endsWith('\n') ? '|' : '|-'}\n${block}\n`;
}

/** Matches words that need no quotes anywhere. */
const PLAIN_WORDS = /^\p{L}[^\n,[\]{}:#"'&*!|>%@`]*[^\s\n,[\]{}:#"'&*!|>%@`]$/u;

function scalarText(node: Scalar, old: string, value: unknown): string | null {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (node.type === Scalar.BLOCK_LITERAL) return literalBlock(old, value);
  if (value.includes('\n')) return null;
  const isPlain = node.type === Scalar.PLAIN && PLAIN_WORDS.test(value) && parse(value) === value;
  return isPlain ? value : JSON.stringify(value);
}

/** Replaces single values in the text, so that everything else stays as it is. Null where that does not work. */
function spliced(source: string, document: Document, found: readonly Difference[]): string | null {
  const parts = found.map(({ path, value }) => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range || value === undefined || typeof value === 'object')
      return null;
    const [from, to] = node.range;
    const text = scalarText(node, source.slice(from, to), value);
    return text === null ? null : { from, to, text };
  });
  let result = source;
  for (const part of parts.toReversed().sort((a, b) => (b?.from ?? 0) - (a?.from ?? 0))) {
    if (part === null) return null;
    result = result.slice(0, part.from) + part.text + result.slice(part.to);
  }
  return result;
}

function holds(text: string, value: unknown): boolean {
  try {
    return isDeepStrictEqual(plain(parse(text)), value);
  } catch {
    return false;
  }
}

/** Returns a YAML file that has this value now. Everything that is unchanged stays as it is written in `source`. */
export function updatedYaml(source: string, value: unknown): string {
  const wanted = plain(value);
  const document = parseDocument(source);
  const found = differences(plain(document.toJS()), wanted);
  if (found.length === 0) return source;
  const text = spliced(source, document, found);
  if (text !== null && holds(text, wanted)) return text;
  for (const { path, value: next } of found) {
    if (next === undefined) document.deleteIn(path);
    else document.setIn(path, next);
  }
  const rewritten = document.toString({ lineWidth: 0 });
  return holds(rewritten, wanted) ? rewritten : writeYaml(wanted);
}
