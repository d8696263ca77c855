import p5Code from 'p5/lib/p5.js?raw';
import { expect, test, vi } from 'vitest';
import turtle from '../../../../../runners/src/python/harness/turtle/__init__.py?raw';
import enJavaScript from './en/javascript.ts';
import enP5 from './en/p5.ts';
import enPython from './en/python.ts';
import frJavaScript from './fr/javascript.ts';
import frP5 from './fr/p5.ts';
import frPython from './fr/python.ts';
import { JAVASCRIPT_NAMES } from './javascript.ts';
import type { NameTable } from './name-table.ts';
import { P5_NAMES } from './p5.ts';
import { PYTHON_NAMES } from './python.ts';

const KINDS: [kind: string, names: NameTable, en: NameTable, fr: NameTable][] = [
  ['Python', PYTHON_NAMES, enPython, frPython],
  ['JavaScript', JAVASCRIPT_NAMES, enJavaScript, frJavaScript],
  ['p5', P5_NAMES, enP5, frP5],
];

const linesOf = (table: NameTable) =>
  Object.entries(table).flatMap(([group, lines]) =>
    Object.entries(lines).map(([name, line]) => [`${group}.${name}`, line] as const),
  );

test.each(KINDS)('each name of %s has one short line in both languages', (_, names, en, fr) => {
  const known = linesOf(names).map(([name]) => name);
  for (const described of [en, fr]) {
    const lines = linesOf(described);
    expect(lines.map(([name]) => name)).toEqual(known);
    for (const [name, line] of lines) {
      expect(line, name).toMatch(/^[\p{Lu}\p{Ll}\d].{3,78}[.…]$/u);
      expect(line, name).not.toMatch(/'/);
    }
  }
  // In French, no line breaks before these signs.
  for (const [name, line] of linesOf(fr)) expect(line, name).not.toMatch(/ [:;!?»]|« /);
});

test.each(KINDS)('what a name of %s gives is known', (_, names) => {
  const groups = new Set([names, JAVASCRIPT_NAMES].flatMap((table) => Object.keys(table)));
  for (const [name, signature] of linesOf(names)) {
    const result = / ?→ (\w+)$/.exec(signature)?.[1];
    if (result) expect(groups, name).toContain(result);
  }
});

test('p5 is described whole, in the version that sketches run', async () => {
  // jsdom has neither, and p5 asks for them as it starts.
  vi.stubGlobal('ImageData', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // @ts-expect-error p5 comes without types
  const { default: p5 } = await import('p5/lib/p5.min.js');
  const documented = new Set<string>();
  for (const [block] of p5Code.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const name = /@(?:method|property)\s+(?:\{[^}]*\}\s*)?(\w+)/.exec(block)?.[1];
    if (name && !/@private|@deprecated/.test(block)) documented.add(name);
  }
  const isPublic = (name: string) => documented.has(name) && !name.startsWith('_');
  const names = Object.getOwnPropertyNames(p5.prototype).filter(isPublic);
  expect(names.length).toBeGreaterThan(430);
  const { hooks, functions, values, constants } = P5_NAMES;
  const described = { ...hooks, ...functions, ...values, ...constants };
  expect(names.filter((name) => !Object.hasOwn(described, name))).toEqual([]);
  const unknown = Object.keys({ ...functions, ...values, ...constants });
  // The hand before the camera is ours.
  expect(unknown.filter((name) => !documented.has(name))).toEqual(['hand']);
});

test('turtle is described whole', () => {
  const listed = (name: string) =>
    new RegExp(`^${name} = """(.*?)"""`, 'ms').exec(turtle)?.[1]?.split(/\s+/).sort();
  expect(Object.keys(PYTHON_NAMES.Screen).sort()).toEqual(listed('_SCREEN'));
  expect(Object.keys(PYTHON_NAMES.Turtle).sort()).toEqual(listed('_TURTLE'));
});

test('names of JavaScript exist', () => {
  const objects: Partial<Record<keyof typeof JAVASCRIPT_NAMES, object>> = {
    console,
    Math,
    JSON,
    Object,
    Array,
    Number,
    number: Number.prototype,
    document,
    window,
    string: String.prototype,
    array: Array.prototype,
    map: Map.prototype,
    set: Set.prototype,
    date: Date.prototype,
    storage: localStorage,
    elements: document.querySelectorAll('p'),
    classList: document.body.classList,
    style: document.body.style,
    globals: globalThis,
  };
  for (const [group, object] of Object.entries(objects)) {
    const names = Object.keys(JAVASCRIPT_NAMES[group as keyof typeof JAVASCRIPT_NAMES]);
    expect(
      names.filter((name) => !(name in object)),
      group,
    ).toEqual([]);
  }
});
