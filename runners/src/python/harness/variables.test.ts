import { loadPyodide } from 'pyodide';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ListedVariables, variablesIn } from '../variables.ts';
import { loadHarness, type Session } from './harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from './node-python.ts';

let session: Session;
let printed = '';
let whileAsked: ListedVariables[] = [];
let listWhileAsking: () => string | undefined;

beforeAll(async () => {
  const python = await loadPyodide();
  const write = (bytes: Uint8Array) => {
    printed += new TextDecoder().decode(bytes);
    return bytes.length;
  };
  python.setStdout({ write });
  python.setStderr({ write });
  session = loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    ask: () => listWhileAsking(),
  });
});

beforeEach(() => {
  printed = '';
  whileAsked = [];
  listWhileAsking = () => {
    whileAsked.push(listed());
    return 'Ada';
  };
});

const listed = (): ListedVariables => JSON.parse(session.variables());

function after(source: string): ListedVariables {
  const ended = JSON.parse(session.run(source));
  session.tidy();
  expect(ended.failure).toBe(null);
  return listed();
}

/** Each variable in a line: its name, its type with how much it holds, its value. */
const inWords = (list: ListedVariables) =>
  variablesIn(list).map(({ name, type, length, text }) =>
    [`${name}:`, type, ...(length === null ? [] : [length]), text].join(' '),
  );

describe('what is listed', () => {
  test('names, types and values of the program’s own variables', () => {
    const source = `
score, ratio, name, done, nothing = 12, 0.5, "Ada", True, None
numbers, pair, unique, ages = [1, 2], (1, "a"), {3}, {"Ada": 36}
`;
    expect(inWords(after(source))).toEqual([
      'score: int 12',
      'ratio: float 0.5',
      "name: str 'Ada'",
      'done: bool True',
      'nothing: NoneType None',
      'numbers: list 2 [1, 2]',
      "pair: tuple 2 (1, 'a')",
      'unique: set 1 {3}',
      "ages: dict 1 {'Ada': 36}",
    ]);
  });

  test('no modules, nothing that was imported to be called, no names of Python’s own', () => {
    const list = after('import math, random\nfrom math import *\n__all__ = []\nx = sqrt(9)\n');
    expect(inWords(list)).toEqual([
      'pi: float 3.141592653589793',
      'e: float 2.718281828459045',
      'tau: float 6.283185307179586',
      'inf: float inf',
      'nan: float nan',
      'x: float 3.0',
    ]);
    expect(list.functions).toEqual([]);
  });

  test('functions and classes of the program apart, by their names', () => {
    const source = `
import functools
class Dog:
    pass
def greet(name, loud=False):
    pass
@functools.lru_cache
def slow(n):
    pass
double = lambda n: n * 2
x = 1
`;
    const list = after(source);
    expect(list.functions).toEqual(['Dog', 'greet(name, loud)', 'slow(…)', 'double(n)']);
    expect(inWords(list)).toEqual(['x: int 1']);
  });

  test('collections of the library, and classes with names of ours', () => {
    const source = `
import collections, datetime
count, line = collections.Counter("aa"), collections.deque([1])
Point = collections.namedtuple("Point", "x y")
here, empty, fixed = Point(1, 2), set(), frozenset([1])
day = datetime.date(2020, 1, 2)
class constructor: pass
odd = constructor()
`;
    expect(inWords(after(source))).toEqual([
      "count: Counter 1 Counter({'a': 2})",
      'line: deque 1 deque([1])',
      'here: Point 2 Point(1, 2)',
      'empty: set 0 set()',
      'fixed: frozenset 1 frozenset({1})',
      'day: date datetime.date(2020, 1, 2)',
      'odd: constructor 0 constructor()',
    ]);
  });

  test('the attributes of an object', () => {
    const source = `
class Dog:
    def __init__(self, name):
        self.name, self.age = name, 3
rex = Dog("Rex")
pack = [rex, Dog("Laika")]
`;
    expect(inWords(after(source))).toEqual([
      "rex: Dog 2 Dog(name='Rex', age=3)",
      'pack: list 2 [Dog(…), Dog(…)]',
    ]);
  });
});

describe('what is long', () => {
  test('is cut, and how long it is stays known', () => {
    const [list, text, many, deep] = variablesIn(
      after(`
numbers = list(range(1_000_000))
text = "a" * 1_000_000
many = {n: "b" * 100 for n in range(1000)}
deep = []
for _ in range(200):
    deep = [deep]
big = 10 ** 100_000
`),
    );
    expect([list?.length, text?.length, many?.length, deep?.length]).toEqual([1e6, null, 1000, 1]);
    for (const one of [list, text, many, deep]) {
      expect(one?.text.length).toBeLessThanOrEqual(121);
      expect(one?.text).toContain('…');
    }
    expect(list?.text).toMatch(/^\[0, 1, 2, .*…\]$/);
    expect(session.variables().length).toBeLessThan(20_000);
  });

  test('of very many names the last are left out and counted', () => {
    const list = after('for n in range(500):\n    globals()[f"v{n}"] = [n]\n');
    expect(inWords(list)).toHaveLength(60);
    expect(list.more).toBe(500 + 1 - 60);
  });

  test('each value is looked at, whatever the ones before it hold', () => {
    const source = 'for n in range(40):\n    globals()[f"v{n}"] = [[i] * 9 for i in range(40)]\n';
    const list = variablesIn(after(`${source}last = [7, [8]]\n`));
    expect(list.at(-1)).toMatchObject({ name: 'last', length: 2, text: '[7, [8]]' });
  });

  test('what holds itself ends', () => {
    expect(inWords(after('a = [1]\na.append(a)\nd = {}\nd["d"] = d\n'))).toEqual([
      'a: list 2 [1, […]]',
      "d: dict 1 {'d': {…}}",
    ]);
  });
});

describe('nothing of the program is run', () => {
  test.each([
    ['a representation', 'def __repr__(self): tell()'],
    ['attributes', 'def __getattribute__(self, name): tell()'],
    ['a class that is another', '__class__ = property(lambda self: tell())'],
    ['a dictionary of its own', '__dict__ = property(lambda self: tell())'],
    ['a length and parts', 'def __len__(self): tell()\n    def __iter__(self): tell()'],
    ['an error', 'def __repr__(self): tell(); raise SystemExit'],
  ])('%s', (_, method) => {
    const source = `
import types, functools, collections
told = []
def tell():
    told.append(1)
    print("told")
    return type
class Meta(type):
    def __repr__(self): tell()
    def __getattribute__(self, name): tell(); return super().__getattribute__(name)
class Thing:
    ${method}
class Other(metaclass=Meta):
    pass
class Holding(list):
    ${method}
it = Thing()
inside = types.SimpleNamespace(it=it)
part = functools.partial(print, it)
user = collections.UserList([it])
error = ValueError(it)
held = [it, Other(), Holding()]
del told[:]
`;
    const ended = JSON.parse(session.run(source));
    expect(ended.failure).toBe(null);
    printed = '';
    const told = variablesIn(listed()).find(({ name }) => name === 'told');
    expect(printed).toBe('');
    expect(told?.text).toBe('[]');
    expect(variablesIn(listed()).map(({ name }) => name)).toContain('held');
    session.tidy();
  });

  test('an iterator stays where it is', () => {
    after('numbers = iter([1, 2, 3])\nsquares = (n * n for n in range(3))\n');
    JSON.parse(session.enter('print(next(numbers), next(squares))'));
    expect(printed).toBe('1 0\n');
  });
});

test('while the program waits for a line, and after what is typed when it has ended', () => {
  after('a = 1\nname = input()\na = 2\n');
  expect(whileAsked.map(inWords)).toEqual([['a: int 1']]);
  session.enter('b = a + 1');
  expect(inWords(listed())).toEqual(['a: int 2', "name: str 'Ada'", 'b: int 3']);
});

test('in a call that is as deep as Python allows', () => {
  const source = `
def down(n):
    if n == 0: return input()
    try:
        return down(n + 1)
    except RecursionError:
        return input()
x = 1
down(1)
`;
  listWhileAsking = () => {
    session.variables();
    return 'Ada';
  };
  after(source);
});

test('without a program there is nothing', () => {
  session.enter('', true);
  expect(inWords(listed())).toEqual([]);
});
