import { beforeAll, describe, expect, test } from 'vitest';
import {
  DRAWING_MODEL,
  HAND_MODEL,
  PICTURE_MODEL,
  TABLE_MODEL,
  TEXT_MODEL,
} from '../../models/program/model-examples.ts';
import type { Failure } from '../../runner.ts';
import { type CheckProgram, startPython } from '../harness/node-python.ts';
import { MISTAKES_OF_NAMES, NO_NAME_IS_NEAR } from '../testing/beginner-names.ts';
import { BEGINNER_SLIPS } from '../testing/beginner-slips.ts';
import { MISTAKES_OF_USE } from '../testing/beginner-use.ts';
import { WRITING_MISTAKES } from '../testing/beginner-writing.ts';
import { ERROR_CODES, type ErrorCode, explain, recognize } from './friendly-errors.ts';

let check: CheckProgram;
beforeAll(async () => {
  check = await startPython();
});

/** Programs that learners write, with the kind of error that must be recognized in the message of the real Python. */
const PROGRAMS: [ErrorCode, string, Record<string, string>?][] = [
  ['missing-block', 'if True:\nprint(1)', { opening: '1' }],
  ['unexpected-indent', 'x = 1\n  y = 2'],
  ['uneven-indent', 'if True:\n    x = 1\n  y = 2'],
  ['uneven-indent', 'if True:\n    x = 1\n\ty = 2'],
  ['missing-colon', 'if True\n    print(1)'],
  ['unclosed-bracket', 'print((1 + 2)', { bracket: '(' }],
  ['stray-bracket', 'print(1))', { bracket: ')' }],
  ['stray-bracket', 'print([1)', { bracket: ')' }],
  ['unclosed-quote', 'print("hello)'],
  ['unclosed-quote', 'print(f"hello)'],
  ['unclosed-quote', 'x = """hello'],
  ['equals-or-compare', 'x = 1\nif x = 1:\n    pass'],
  ['equals-or-compare', '5 = x'],
  ['cannot-assign', 'True = 1'],
  ['missing-comma', 'x = [1 2]'],
  ['print-without-brackets', 'print "hello"'],
  ['foreign-character', 'x = 1 → 2', { number: 'U+2192' }],
  ['foreign-character', 'x\u00a0= 1', { number: 'U+00A0' }],
  ['name-starts-with-digit', '2players = 1'],
  ['braces-in-text', 'x = f"{}"'],
  ['return-outside-function', 'return 1'],
  ['break-outside-loop', 'break', { keyword: 'break' }],
  ['break-outside-loop', 'continue', { keyword: 'continue' }],
  ['unreadable-line', 'x = 3 and or 4'],
  ['forgotten-import', 'print(math.pi)', { name: 'math' }],
  ['misspelt-name', 'prnt(1)', { name: 'prnt', suggestion: 'print' }],
  ['name-before-value', 'x = 1\ndef f():\n    x += 1\nf()', { name: 'x' }],
  ['unknown-name', 'x = zebra + 1', { name: 'zebra' }],
  ['nothing-has-no-attribute', 'x = print()\nx.upper()', { name: 'upper' }],
  ['misspelt-attribute', '"a".uper()', { name: 'uper', suggestion: 'upper' }],
  ['unknown-in-module', 'import math\nmath.zebra', { module: 'math', name: 'zebra' }],
  ['unknown-attribute', '(1).zebra', { ownerType: 'int', name: 'zebra' }],
  ['unknown-module', 'import zebra', { name: 'zebra' }],
  ['unknown-import', 'from math import zebra', { name: 'zebra', module: 'math' }],
  ['unknown-key', '{"a": 1}["b"]', { key: "'b'" }],
  ['calculating-with-nothing', 'x = print()\nx + 1'],
  ['calculating-with-nothing', 'def f(): pass\nf() > 1'],
  ['calculating-with-nothing', 'x = print()\nx[0]'],
  ['text-plus-number', '"a" + 1'],
  ['text-plus-number', '1 + "a"'],
  ['joining-different-kinds', '[1] + (2,)', { leftType: 'list', rightType: 'tuple' }],
  ['calculating-with-different-kinds', '"a" - 1', { operator: '-', leftType: 'str' }],
  ['comparing-different-kinds', '"a" < 1', { operator: '<', rightType: 'int' }],
  ['not-a-function', 'x = 3\nx(2)', { valueType: 'int' }],
  ['missing-argument', 'def f(a, b): pass\nf(1)', { name: 'f', missing: "'b'" }],
  ['unknown-argument', 'def f(a): pass\nf(b=1)', { name: 'f', argument: 'b' }],
  ['too-many-arguments', 'def f(a): pass\nf(1, 2)', { name: 'f' }],
  ['wrong-number-of-arguments', 'len(1, 2)', { name: 'len' }],
  ['too-many-arguments', 'input("a", "b")', { name: 'input' }],
  ['wrong-number-of-arguments', 'range()', { name: 'range' }],
  ['nothing-to-go-through', 'list(5)', { valueType: 'int' }],
  ['no-items-inside', 'x = 5\nx[0]', { valueType: 'int' }],
  ['position-is-no-number', '[1]["a"]', { ownerType: 'list' }],
  ['position-is-no-number', '"abc"["a"]', { ownerType: 'string' }],
  ['cannot-be-changed', 'x = "abc"\nx[0] = "d"', { ownerType: 'str' }],
  ['has-no-length', 'len(5)', { valueType: 'int' }],
  ['whole-number-needed', 'range(1.5)', { valueType: 'float' }],
  ['cannot-become-number', 'int([1])', { valueType: 'list' }],
  ['join-needs-text', '",".join([1])', { valueType: 'int' }],
  ['cannot-be-key', '{[1]: 2}', { valueType: 'list' }],
  ['wrong-kind', 'sum(["a"], "b")'],
  ['text-is-no-whole-number', 'int("abc")', { value: "'abc'" }],
  ['text-is-no-number', 'float("1,5")', { value: "'1,5'" }],
  ['names-and-values-differ', 'a, b = [1]'],
  ['names-and-values-differ', 'a, b = [1, 2, 3]'],
  ['names-and-values-differ', 'a, b = 1'],
  ['not-found-inside', '[1].remove(2)'],
  ['not-found-inside', '[1].index(2)'],
  ['not-found-inside', '"a".index("b")'],
  ['nothing-to-choose-from', 'max([])'],
  ['nothing-to-choose-from', 'import random\nrandom.choice([])'],
  ['nothing-to-choose-from', 'import random\nrandom.randint(5, 1)'],
  ['nothing-to-choose-from', '[].pop()'],
  ['not-calculable', 'import math\nmath.sqrt(-1)'],
  ['wrong-value', 'chr(-1)'],
  ['position-outside', '[1][3]'],
  ['position-outside', '"a"[3]'],
  ['division-by-zero', '1 / 0'],
  ['division-by-zero', '1 % 0'],
  ['too-big', 'import math\nmath.exp(1000)'],
  ['not-as-expected', 'assert 1 == 2'],
  ['calls-itself-for-ever', 'def f(): return f()\nf()'],
  ['out-of-memory', 'raise MemoryError'],
  ['no-more-input', 'input()'],
  ['printed-too-much', 'while True: print("x" * 1000)'],
  ['stopped-by-itself', 'import sys\nsys.exit(1)'],
  ['file-missing', 'open("notes.txt")', { name: "'notes.txt'" }],
  ['other-error', 'class Oops(Exception): pass\nraise Oops("x")', { kind: 'Oops' }],
];

const DATABASE = `import sqlite3
con = sqlite3.connect("team.db")
con.execute("PRAGMA foreign_keys = ON")
con.execute("CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, size CHECK (size > 0))")
con.execute("CREATE TABLE player (id INTEGER, name TEXT, team INTEGER REFERENCES team (id))")
con.execute("INSERT INTO team VALUES (1, 'Foxes', 5)")
con.commit()
`;

/** Programs with the database above that SQLite or its module refuses. */
const QUERIES: [ErrorCode, string, Record<string, string>?][] = [
  ['no-such-table', 'con.execute("SELECT * FROM teams")', { name: 'teams' }],
  ['no-such-column', 'con.execute("SELECT nam FROM team")', { name: 'nam' }],
  ['no-such-column', 'con.execute("INSERT INTO team (nam) VALUES (1)")', { name: 'nam' }],
  [
    'text-in-double-quotes',
    `con.execute('SELECT * FROM team WHERE name = "Owls"')`,
    { name: '"Owls"' },
  ],
  ['ambiguous-column', 'con.execute("SELECT name FROM team JOIN player")', { name: 'name' }],
  ['sql-syntax', 'con.execute("SELEC * FROM team")', { word: 'SELEC' }],
  ['sql-incomplete', 'con.execute("INSERT INTO team VALUES (2")'],
  ['sql-unreadable-sign', `con.execute("SELECT 'Owls")`, { sign: "'Owls" }],
  ['table-already-there', 'con.execute("CREATE TABLE team (id)")', { name: 'team' }],
  ['values-and-columns-differ', 'con.execute("INSERT INTO team VALUES (2)")'],
  ['values-and-columns-differ', 'con.execute("INSERT INTO team (id, name) VALUES (2)")'],
  [
    'database-locked',
    'con.execute("DELETE FROM player")\nsqlite3.connect("team.db").execute("DELETE FROM player")',
  ],
  [
    'must-be-unique',
    `con.execute("INSERT INTO team VALUES (2, 'Foxes', 5)")`,
    { column: 'team.name' },
  ],
  [
    'must-not-be-empty',
    'con.execute("INSERT INTO team VALUES (2, NULL, 5)")',
    { column: 'team.name' },
  ],
  ['must-lead-somewhere', `con.execute("INSERT INTO player VALUES (1, 'Ada', 9)")`],
  [
    'must-keep-the-rule',
    `con.execute("INSERT INTO team VALUES (2, 'Owls', 0)")`,
    { rule: 'size > 0' },
  ],
  ['wrong-kind-for-key', `con.execute("INSERT INTO team VALUES ('x', 'Owls', 5)")`],
  [
    'wrong-number-of-values',
    'con.execute("SELECT * FROM team WHERE name = ?", "Owls")',
    { needed: '1', given: '4' },
  ],
  ['named-value-missing', 'con.execute("SELECT :name", {"nam": 1})', { name: ':name' }],
  ['value-not-storable', 'con.execute("SELECT ?", [[1, 2]])', { valueType: 'list' }],
  ['values-need-a-list', 'con.execute("SELECT ?", 5)'],
  ['one-statement-at-a-time', 'con.execute("SELECT 1; SELECT 2")'],
  ['database-closed', 'con.close()\ncon.execute("SELECT 1")'],
];

/** Failures that do not come from the program itself. */
const FAILURES: [ErrorCode, string, string][] = [
  ['took-too-long', 'Timeout', ''],
  ['no-network', 'URLError', '<urlopen error [Errno 23] Host is unreachable>'],
  ['no-network', 'OSError', '[Errno 23] Host is unreachable'],
  [
    'file-named-otherwise',
    'FileNotFoundError',
    "[Errno 2] No such file or directory: 'a.txt' (capitals: A.txt)",
  ],
  ['library-unavailable', 'PackagesUnavailable', 'numpy'],
  ['library-stalled', 'PackagesStalled', 'numpy'],
  ['python-unavailable', 'PythonUnavailable', 'TypeError: Failed to fetch'],
  ['python-stalled', 'PythonUnavailable', 'Stalled: /python/x.wasm: nothing has come for 20 s'],
  ['no-webassembly', 'PythonUnsupported', 'ReferenceError: WebAssembly is not defined'],
  ['no-memory-for-python', 'PythonUnsupported', 'RangeError: Out of memory'],
  ['browser-lacks-something', 'PythonUnsupported', 'LinkError: shared memory is disabled'],
  ['python-crashed', 'PythonCrashed', 'RangeError: Maximum call stack size exceeded'],
  ['other-error', 'OSError', 'something else'],
];

function failureOf(program: string): Failure {
  const { failure } = check(program, 'run()');
  if (!failure) throw new Error(`This program does not fail: ${program}`);
  return failure;
}

/** Expects that both texts exist, and have no place unfilled. */
function expectPlainTexts(failure: Pick<Failure, 'type' | 'message'>): void {
  for (const language of ['en', 'fr'] as const) {
    const text = explain(failure, language);
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  }
  const french = explain(failure, 'fr').replace(/`[^`]*`/g, '');
  expect(french, 'a breaking space, or a straight apostrophe').not.toMatch(
    / [:;!?»]|« |\p{L}'\p{L}/u,
  );
  expect(explain(failure, 'fr')).not.toBe(explain(failure, 'en'));
}

describe('what the real Python says', () => {
  test.each(PROGRAMS)('%s: %j', (code, program, parameters = {}) => {
    const failure = failureOf(program);
    expect(recognize(failure)).toMatchObject({ code, parameters });
    expectPlainTexts(failure);
  });
});

describe('what beginners write', () => {
  const ofNames = MISTAKES_OF_NAMES.map(([code, line, program]) => [code, line, program] as const);

  test.each([...WRITING_MISTAKES, ...MISTAKES_OF_USE, ...ofNames, ...BEGINNER_SLIPS])(
    '%s, line %d: %j',
    (code, line, program) => {
      const failure = failureOf(program);
      expect({ code: recognize(failure).code, line: failure.line }).toEqual({ code, line });
      expectPlainTexts(failure);
    },
  );
});

describe('names', () => {
  test.each(MISTAKES_OF_NAMES)('%s, line %d: %j says %s', (_code, _line, program, phrase) => {
    const failure = failureOf(program);
    for (const language of ['en', 'fr'] as const)
      expect(explain(failure, language)).toContain(`\`${phrase}\``);
  });

  test.each(NO_NAME_IS_NEAR)('%j: nothing far-fetched is suggested', (program) => {
    const failure = failureOf(program);
    expect(failure.message).not.toContain('Did you mean');
    expect(failure.traceback).not.toContain('Did you mean');
    expect(recognize(failure).code).not.toMatch(/^misspelt/);
  });
});

/** A tree whose question leads back to itself. */
const ENDLESS = { method: 'tree', nodes: [{ feature: 0, threshold: 1, left: 0, right: 0 }] };

/** A program that writes a model of this kind into a file and loads it; then comes a line. */
const withModel = (model: object, line: string) => `import json
from codivia import load_model
with open("m.model.json", "w", encoding="utf-8") as file:
    file.write(${JSON.stringify(JSON.stringify(model))})
model = load_model("m")
${line}`;

/** Wrong uses of models of the AI lab, with the line of the program that is marked. */
const MODELS: [ErrorCode, string, number, Record<string, string>?][] = [
  ['model-wants-drawing', withModel(DRAWING_MODEL, 'model.predict(None)'), 6],
  ['model-wants-drawing', withModel(DRAWING_MODEL, 'model.predict("a drawing")'), 6],
  ['model-wants-drawing', withModel(DRAWING_MODEL, 'model.predict([[0] * 28] * 27)'), 6],
  ['model-wants-drawing', withModel(DRAWING_MODEL, 'model.predict([float("nan")] * 784)'), 6],
  ['model-wants-hand', withModel(HAND_MODEL, 'model.confidences([[0, 0]] * 21)'), 6],
  ['model-wants-picture', withModel(PICTURE_MODEL, 'model.predict([[[0, 0, 0]], []])'), 6],
  ['model-wants-text', withModel(TEXT_MODEL, 'model.predict(None)'), 6],
  ['model-wants-text', withModel(TEXT_MODEL, 'model.predict(["hello"])'), 6],
  ['model-wants-row', withModel(TABLE_MODEL, 'model.predict([3])'), 6],
  [
    'model-misses-columns',
    withModel(TABLE_MODEL, 'model.predict({"wieght": 3})'),
    6,
    { names: "'weight'" },
  ],
  ['model-foreign', withModel([], ''), 5, { name: 'm.model.json' }],
  ['model-broken', withModel({ ...DRAWING_MODEL, labels: ['one'] }, ''), 5],
  ['model-broken', withModel({ ...TABLE_MODEL, learned: ENDLESS }, ''), 5],
  ['model-broken', withModel({ ...TABLE_MODEL, learned: { method: 'bayes' } }, ''), 5],
  ['model-large', withModel({ ...TEXT_MODEL, more: 'x'.repeat(5_000_000) }, ''), 5],
  ['file-missing', 'from codivia import load_model\nload_model("my-model")', 2],
];

describe('what models of the AI lab say', () => {
  test.each(MODELS)('%s: %#', (code, program, line, parameters = {}) => {
    const failure = failureOf(program);
    expect(recognize(failure)).toMatchObject({ code, parameters });
    expect(failure.line).toBe(line);
    expectPlainTexts(failure);
  });
});

describe('what a database says', () => {
  test.each(QUERIES)('%s: %s', (code, query, parameters = {}) => {
    const failure = failureOf(DATABASE + query);
    expect(recognize(failure)).toMatchObject({ code, parameters });
    expectPlainTexts(failure);
  });
});

describe('what the runner says', () => {
  test.each(FAILURES)('%s: %s', (code, type, message) => {
    expect(recognize({ type, message }).code).toBe(code);
    expectPlainTexts({ type, message });
  });
});

test('each kind of error has a code of its own, by which its text is found', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});

test('a misspelt word of Python is named as it is written rightly', () => {
  const textOf = (source: string) => {
    const { failure } = check(source, '');
    return failure && explain(failure, 'en');
  };
  expect(textOf('retrun 3')).toContain('mean `return`?');
  expect(textOf('if 1:\n    pass\nesle:\n    pass')).toContain('mean `else`?');
});

test('every kind of error has an example', () => {
  const shown = new Set(
    [
      ...PROGRAMS,
      ...WRITING_MISTAKES,
      ...MISTAKES_OF_USE,
      ...MISTAKES_OF_NAMES,
      ...BEGINNER_SLIPS,
      ...QUERIES,
      ...MODELS,
      ...FAILURES,
    ].map(([code]) => code),
  );
  expect(ERROR_CODES.filter((code) => !shown.has(code))).toEqual([]);
});

test('types are said in words, and long values are cut', () => {
  expect(explain({ type: 'TypeError', message: "'int' object is not iterable" }, 'en')).toMatch(
    /^You can’t go through a whole number/,
  );
  const long = `invalid literal for int() with base 10: '${'x'.repeat(500)}'`;
  expect(explain({ type: 'ValueError', message: long }, 'en').length).toBeLessThan(250);
});
