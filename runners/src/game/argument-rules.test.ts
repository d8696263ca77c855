import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ARGUMENT_RULES, argumentProblem } from './argument-rules.ts';

interface Parameter {
  name: string;
  type: string;
  optional?: boolean;
}
type Described = Record<string, { params?: Parameter[]; overloads?: { params?: Parameter[] }[] }>;

/** Reads the library's own description of its functions: its readable build has it as a literal. */
function libraryReference(): Described {
  const path = createRequire(import.meta.url).resolve('p5/lib/p5.js');
  const code = readFileSync(path, 'utf8');
  const begin = code.indexOf('module.exports = {') + 'module.exports = '.length;
  const end = code.indexOf('\n      },\n      {\n      }\n    ]', begin);
  return new Function(`return ${code.slice(begin, end)}`)().p5;
}

/** A value of a documented type. */
function sampleOf(type: string): unknown {
  if (/^(Number|Integer)/.test(type)) return 5;
  if (/^Boolean/.test(type)) return true;
  if (/\[\]|Array/.test(type)) return [1, 2, 3];
  if (/^function/i.test(type)) return () => {};
  return /^(String|Constant|Any)/.test(type) ? 'text' : {};
}

const reference = libraryReference();
const overloadsOf = (name: string) => {
  const { overloads, params = [] } = reference[name] ?? {};
  return overloads?.map((one) => one.params ?? []) ?? [params];
};

test('knows what beginners call, by the names of the library', () => {
  const unknown = [...ARGUMENT_RULES.keys()].filter((name) => !(name in reference));
  expect(unknown).toEqual([]);
  expect(ARGUMENT_RULES.size).toBeGreaterThanOrEqual(120);
});

test.each([...ARGUMENT_RULES])('what the library allows is never reported: %s', (name, rule) => {
  for (const parameters of overloadsOf(name)) {
    const least = parameters.filter(({ optional }) => !optional).length;
    for (let count = least; count <= parameters.length; count++) {
      const args = parameters.slice(0, count).map(({ type }) => sampleOf(type));
      expect(argumentProblem(rule, args), `${name}(${args.map(String)})`).toBeNull();
    }
    // A value that may be missing may also be undefined.
    const args = parameters.map(({ optional, type }) => (optional ? undefined : sampleOf(type)));
    expect(argumentProblem(rule, args), `${name} with undefined`).toBeNull();
  }
});

const problemOf = (name: string, ...values: unknown[]) => {
  const rule = ARGUMENT_RULES.get(name);
  return rule && argumentProblem(rule, values);
};

test('values that the browser gives to a callback are not reported', () => {
  const list = [1.5, 2.5];
  list.forEach((...values) => {
    expect(problemOf('floor', ...values)).toBeNull();
  });
  expect(problemOf('floor', 1.5, 2)?.notice).toBe('p5_too_many');
});

test.each([
  ['vertex', [1], 'p5_too_few'],
  ['noStroke', [0], 'p5_too_many'],
  ['sqrt', ['four'], 'p5_wrong_type'],
  ['noise', [Number.NaN], 'p5_empty'],
  ['lerpColor', ['red', 'blue', 'half'], 'p5_wrong_type'],
  ['loadImage', [undefined], 'p5_empty'],
  ['rotateX', [], 'p5_too_few'],
  ['createVector', [1, 2, 3, 4], 'p5_too_many'],
])('%s%j is reported', (name, values, notice) => {
  expect(problemOf(name, ...values)?.notice).toBe(notice);
});
