import type { TSchema } from 'typebox';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { type SchemaError, schemaErrors } from './schema-errors.ts';

/** A fault of a YAML file. `line` counts from 1, `path` names the place in it. */
export interface YamlFault {
  line: number;
  path: string;
  fault:
    | { kind: 'syntax' | 'value'; message: string }
    | { kind: 'missing'; names: string[] }
    | { kind: 'unknown'; name: string }
    | { kind: 'comment' };
}

/** Maximum number of aliases: a file with more of them is not a course but an attack on memory. */
const MAX_ALIASES = 10;

/** Returns the entry at `key` in a map or a list: the key itself, where there is one, and its value. */
function entryOf(node: unknown, key: string): { key?: Node; value: unknown } | undefined {
  if (isSeq(node)) return { value: node.items[Number(key)] };
  if (!isMap(node)) return undefined;
  const pair = node.items.find((one) => isNode(one.key) && String(one.key) === key);
  return pair && { key: pair.key as Node, value: pair.value };
}

/** Returns the line of the nearest existing node on the way to a place in a YAML file, from 1. */
function lineOf(document: Document, path: string[], lines: LineCounter): number {
  let node: unknown = document.contents;
  let line = 1;
  const look = (found: unknown) => {
    if (isNode(found) && found.range) line = lines.linePos(found.range[0]).line;
  };
  look(node);
  for (const key of path) {
    const entry = entryOf(node, key);
    if (!entry) break;
    node = entry.value;
    look(entry.key ?? node);
  }
  return line;
}

function faultOf(error: SchemaError): YamlFault['fault'] {
  if (error.keyword === 'required') {
    return { kind: 'missing', names: error.params.requiredProperties };
  }
  // The schema of a key that may not be there is `false`.
  if (error.keyword === 'boolean') return { kind: 'unknown', name: error.path.at(-1) ?? '' };
  return { kind: 'value', message: error.message };
}

/** Finds texts without quotes that end at a ` #`: the text after it would be lost. */
function cutTexts(document: Document, lines: LineCounter): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      if (!comment || type !== Scalar.PLAIN || typeof value !== 'string' || !range) return;
      const { line } = lines.linePos(range[0]);
      faults.push({ line, path: value, fault: { kind: 'comment' } });
    },
  });
  return faults;
}

/** Keys that are lists or maps: none of our files has them, and the library writes each one out as a text, and its keys in it. */
function keysThatAreNoTexts(document: Document, lines: LineCounter): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (!isNode(key) || isScalar(key)) return;
      const { line } = lines.linePos(key.range?.[0] ?? 0);
      const fault = { kind: 'syntax', message: 'A key is no text.' } as const;
      faults.push({ line, path: '', fault });
      return visit.BREAK;
    },
  });
  return faults;
}

/** Returns the schema for the value of a file, by the value's own fields. */
export type Narrower = (value: unknown) => TSchema;

interface CheckedYaml {
  faults: YamlFault[];
  value: unknown;
}

/**
 * Returns the faults of a YAML file's text, by line; its value when there are none. Keys that the schema does not name
 * are faults at every depth: an unquoted comma in `{ en: …, fr: … }` makes one. Text that cannot be read without more
 * memory or depth than any course needs is a fault, too. If there are several schemas, each is made from the value that
 * matched the one before: the text is parsed once.
 */
export function checkYaml(text: string, schema: TSchema, ...narrower: Narrower[]): CheckedYaml {
  try {
    return check(text, [() => schema, ...narrower]);
  } catch (error) {
    // The library counts aliases while it resolves them, and recurses into nested values.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    const fault = { kind: 'syntax', message: error.message } as const;
    return { faults: [{ line: 1, path: '', fault }], value: undefined };
  }
}

function check(text: string, schemas: Narrower[]): CheckedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const broken = document.errors.map(({ pos, message }): YamlFault => {
    const { line } = lines.linePos(pos[0]);
    return { line, path: '', fault: { kind: 'syntax', message } };
  });
  const unread = broken.length > 0 ? broken : keysThatAreNoTexts(document, lines);
  if (unread.length > 0) return { faults: unread, value: undefined };
  const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
  for (const schemaOf of schemas) {
    const found = schemaErrors(schemaOf(value), value).map((error): YamlFault => {
      const { path } = error;
      return { line: lineOf(document, path, lines), path: path.join('.'), fault: faultOf(error) };
    });
    const faults = [...cutTexts(document, lines), ...found].sort((a, b) => a.line - b.line);
    if (faults.length > 0) return { faults, value: undefined };
  }
  return { faults: [], value };
}
