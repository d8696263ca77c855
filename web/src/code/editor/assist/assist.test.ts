import { CompletionContext } from '@codemirror/autocomplete';
import { html } from '@codemirror/lang-html';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import type { AssistedCode } from '../editor-handle.ts';
import { suggest } from './complete.ts';
import type { Descriptions } from './descriptions.ts';
import { explain } from './explain.ts';
import { javascriptProgram } from './javascript-program.ts';
import { pythonProgram } from './python-program.ts';
import { findRenaming } from './rename.ts';

const PYTHON: AssistedCode = { language: 'python', library: null };
const SCRIPT: AssistedCode = { language: 'javascript', library: null };
const SKETCH: AssistedCode = { language: 'javascript', library: 'p5' };

const descriptions: Descriptions = {
  lineOn: (group, name) => `${group}/${name}`,
  t: ((key: string) => key) as Descriptions['t'],
};

/** Code with a bar where the cursor is. */
function written(marked: string, code: AssistedCode) {
  const at = marked.indexOf('|');
  const language = code.language === 'python' ? pythonLanguage : javascriptLanguage;
  const doc = marked.replace('|', '');
  return { at, state: EditorState.create({ doc, extensions: [language] }) };
}

function suggested(marked: string, code: AssistedCode, explicit = false): string[] {
  const { at, state } = written(marked, code);
  const result = suggest(new CompletionContext(state, at, explicit), code, descriptions);
  const typed = result ? state.sliceDoc(result.from, at) : '';
  const options = (result?.options ?? []).filter(({ label }) => label.startsWith(typed));
  return options.toSorted((a, b) => (b.boost ?? 0) - (a.boost ?? 0)).map(({ label }) => label);
}

describe('after a dot', () => {
  test.each([
    ['a module', 'import random\nrandom.|', 'randint'],
    ['a module with code below', 'import random\nrandom.|\nif True:\n    print(1)', 'randint'],
    ['a module under another name', 'import math as m\nprint(m.s|)', 'sqrt'],
    ['a text', 'name = "Ada"\nname.|', 'upper'],
    ['what input gives', 'name = input("?")\nname.up|', 'upper'],
    ['a list', 'scores = [1, 2]\nscores.|', 'append'],
    ['a dictionary', 'ages = {"Ada": 3}\nages.|', 'items'],
    ['a set', 'seen = set()\nseen.|', 'add'],
    ['pieces of a text', 'for word in line.split():\n    word.|', 'lower'],
    ['what a text was made into', 'line = "a,b"\nline = line.split(",")\nline.|', 'append'],
    ['a line of a file', 'for l in open("a"):\n    l = l.split(",")\n    l.|', 'append'],
    ['a chain', '"a b".split().|', 'append'],
    ['a turtle', 'import turtle\nt = turtle.Turtle()\nt.for|', 'forward'],
    ['a turtle that was imported', 'from turtle import Turtle\nt = Turtle()\nt.|', 'begin_fill'],
    ['the module turtle', 'import turtle\nturtle.|', 'bgcolor'],
    ['a star', 'from turtle import *\nt = Turtle()\nt.|', 'forward'],
    ['a file', 'with open("a") as f:\n    f.|', 'readlines'],
    [
      'an object',
      'class Cat:\n    def __init__(self):\n        self.age = 3\n    def meow(self): pass\nc = Cat()\nc.|',
      'meow',
    ],
    [
      'self',
      'class Cat:\n    def __init__(self):\n        self.age = 3\n    def older(self):\n        self.|',
      'age',
    ],
    [
      'a subclass',
      'import turtle\nclass Snail(turtle.Turtle):\n    pass\ns = Snail()\ns.|',
      'forward',
    ],
    ['a parameter', 'class Cat:\n    def meow(self): pass\ndef call(cat):\n    cat.|', 'meow'],
  ])('of %s in Python', (_, code, name) => {
    const names = suggested(code, PYTHON);
    expect(names).toContain(name);
    expect(names).not.toContain('print');
  });

  test.each([
    ['document', 'document.q|', 'querySelector'],
    ['an element', 'const box = document.querySelector("p");\nbox.|\nlet a = 1;', 'textContent'],
    ['the classes of an element', 'document.getElementById("a").classList.|', 'toggle'],
    ['a list', 'let all = [];\nall.|', 'push'],
    ['a text', 'const name = "Ada";\nname.|', 'toUpperCase'],
    ['an event', 'button.addEventListener("click", (event) => { event.| });', 'preventDefault'],
    ['found elements', 'document.querySelectorAll("p").forEach((p) => p.|);', 'remove'],
    ['a loop over elements', 'for (const p of document.querySelectorAll("p")) { p.| }', 'style'],
    ['an object', 'const player = { x: 1, lives: 3 };\nplayer.|', 'lives'],
    [
      'a class',
      'class Cat { constructor() { this.age = 1; } meow() {} }\nconst c = new Cat();\nc.|',
      'meow',
    ],
    ['this', 'class Cat { constructor() { this.age = 1; } meow() { this.| } }', 'age'],
    ['Math', 'Math.|', 'floor'],
    ['Number', 'Number.|', 'isInteger'],
    ['what Number gives', 'Number("5").|', 'toFixed'],
    ['a number of a text', 'const n = Number(text);\nn.|', 'toFixed'],
  ])('of %s in JavaScript', (_, code, name) => {
    const names = suggested(code, SCRIPT);
    expect(names).toContain(name);
    expect(names).not.toContain('console');
  });

  test('of what p5 makes', () => {
    expect(
      suggested(
        'let v;\nfunction setup() { v = createVector(1, 2); }\nfunction draw() { v.| }',
        SKETCH,
      ),
    ).toContain('limit');
    expect(suggested('const b = createButton("go");\nb.|', SKETCH)).toContain('mousePressed');
    expect(suggested('hand.|', SKETCH)).toContain('gesture');
  });

  test('nothing is suggested for a number, and in texts and comments', () => {
    for (const code of ['x = 3.|', '# random.|', 'print("hi pri|")', 'name = "abc"  # name.|']) {
      expect(suggested(code, PYTHON), code).toEqual([]);
    }
    expect(suggested('// document.|', SCRIPT)).toEqual([]);
  });
});

describe('while one types', () => {
  test("the program's own names come first, those of other functions not at all", () => {
    const code = 'price = 3\ndef f():\n    private = 1\npri|';
    expect(suggested(code, PYTHON)).toEqual(['price', 'print']);
  });

  test('the names of p5 are for sketches', () => {
    expect(suggested('ellip|', SKETCH)).toContain('ellipse');
    expect(suggested('ellip|', SCRIPT)).toEqual([]);
    expect(suggested('function mouseP|', SKETCH)).toEqual(['mousePressed']);
  });

  test('a word that is complete needs no list', () => {
    expect(suggested('return|', PYTHON)).toEqual([]);
    expect(suggested('|', PYTHON)).toEqual([]);
    expect(suggested('def f(size):\n    |', PYTHON, true)).toContain('size');
  });

  test('modules and their names are suggested where they are imported', () => {
    expect(suggested('import ra|', PYTHON)).toEqual(['random']);
    expect(suggested('from random import rand|', PYTHON)).toContain('randint');
    expect(suggested('def pri|', PYTHON)).toEqual([]);
  });

  test('names in braces of a text are names', () => {
    expect(suggested('score = 1\nprint(f"{sco|}")', PYTHON)).toEqual(['score']);
  });

  test('a long chain of values that lead to each other ends', () => {
    const lines = Array.from({ length: 60 }, (_, n) => `a = a + b\nb = b + a + "${n}"`);
    expect(suggested(`${lines.join('\n')}\na.|`, PYTHON)).toContain('upper');
  });
});

function explained(marked: string, code: AssistedCode): string | null {
  const { at, state } = written(marked, code);
  const found = explain(state, at, code, descriptions);
  return found && `${found.signature} — ${found.line}`;
}

test.each([
  [PYTHON, 'pri|nt("a")', 'print(value, sep=" ", end="\\n") — builtins/print'],
  [PYTHON, 'import random\nrandom.rand|int(1, 6)', 'randint(first, last) — random/randint'],
  [PYTHON, 'fo|r x in y: pass', 'for — keywords/for'],
  [PYTHON, 'from math import sqrt\nsq|rt(2)', 'sqrt(n) — math/sqrt'],
  [
    PYTHON,
    'def add(a, b=1):\n    """Adds two numbers."""\n    return a\nadd|(1)',
    'add(a, b=1) — Adds two numbers.',
  ],
  [PYTHON, '# Says hello.\ndef hello(): pass\nhel|lo()', 'hello() — Says hello.'],
  [PYTHON, '# Other.\n\ndef hello(): pass\nhel|lo()', 'hello() — own_function'],
  [PYTHON, 'score = 1\nprint(sco|re)', 'score — own_variable'],
  [
    SCRIPT,
    'document.query|Selector("p")',
    'querySelector(selector) → element — document/querySelector',
  ],
  [SCRIPT, '/** Adds. */\nfunction add(a) {}\nad|d(1);', 'add(a) — Adds.'],
  [SKETCH, 'cir|cle(1, 2, 3);', 'circle(x, y, diameter) — functions/circle'],
  [SCRIPT, 'cir|cle(1, 2, 3);', null],
  [PYTHON, 'x.|', null],
])('%o is explained: %s', (code, marked, expected) => {
  expect(explained(marked, code)).toBe(expected);
});

/** Returns the code with the name at the bar renamed, or the reason why it is not. */
function renamed(marked: string, name: string, code = PYTHON): string {
  const { at, state } = written(marked, code);
  const renaming = findRenaming(state, at, code);
  if (typeof renaming === 'string') return renaming;
  const result = renaming.to(name);
  return typeof result === 'string' ? result : state.update({ changes: result }).newDoc.toString();
}

describe('a name is renamed', () => {
  test('in its scope only', () => {
    expect(renamed('x = 1\ndef f(x|):\n    return x\nprint(x)', 'y')).toBe(
      'x = 1\ndef f(y):\n    return y\nprint(x)',
    );
    expect(renamed('x| = 1\ndef f(x):\n    return x\nprint(x)', 'y')).toBe(
      'y = 1\ndef f(x):\n    return x\nprint(y)',
    );
    expect(renamed('x = 1\ndef f():\n    global x\n    x| += 1', 'y')).toBe(
      'y = 1\ndef f():\n    global y\n    y += 1',
    );
    expect(renamed('n = 1\nprint([n| for n in [1]], n)', 'm')).toBe(
      'n = 1\nprint([m for m in [1]], n)',
    );
  });

  test('where a call names a parameter', () => {
    expect(renamed('def f(si|ze=1):\n    return size\nf(size=2)\ng(size=3)', 'width')).toBe(
      'def f(width=1):\n    return width\nf(width=2)\ng(size=3)',
    );
    expect(
      renamed(
        'class A:\n    def __init__(self, na|me):\n        self.name = name\nA(name="x")',
        'title',
      ),
    ).toBe('class A:\n    def __init__(self, title):\n        self.name = title\nA(title="x")');
  });

  test('in texts with braces, and not in plain ones', () => {
    expect(renamed('age| = 3\nprint(f"age {age}", "age")', 'years')).toBe(
      'years = 3\nprint(f"age {years}", "age")',
    );
  });

  test('in JavaScript by blocks', () => {
    expect(renamed('let a = 1;\n{ let a| = 2; a; }\na;', 'b', SCRIPT)).toBe(
      'let a = 1;\n{ let b = 2; b; }\na;',
    );
    expect(renamed('function f(a|) { if (a) { var c = a; } return c; }', 'b', SCRIPT)).toBe(
      'function f(b) { if (b) { var c = b; } return c; }',
    );
    expect(renamed('total| = 1;\nfunction f() { total += 1; }', 'sum', SCRIPT)).toBe(
      'sum = 1;\nfunction f() { sum += 1; }',
    );
  });

  test('where a property is named after it, the property stays', () => {
    expect(renamed('const a| = 1;\nconst o = { a };\nconst { b } = o;', 'c', SCRIPT)).toBe(
      'const c = 1;\nconst o = { a: c };\nconst { b } = o;',
    );
    expect(renamed('const { b } = o;\nb|;', 'c', SCRIPT)).toBe('const { b: c } = o;\nc;');
  });
});

test('a name of a comprehension is not that of what it goes through', () => {
  expect(renamed('def f(v|):\n    return [v for v in v]', 'w')).toBe(
    'def f(w):\n    return [v for v in w]',
  );
  expect(renamed('def f(v):\n    return [v| for v in v]', 'w')).toBe(
    'def f(v):\n    return [w for w in v]',
  );
});

test('a class is set up with names from outside, a pattern names what it looks for', () => {
  expect(renamed('a| = 1\nclass B:\n    a = a', 'b')).toBe('b = 1\nclass B:\n    a = b');
  expect(renamed('match p:\n    case Point(x=x|):\n        print(x)', 'y')).toBe(
    'match p:\n    case Point(x=y):\n        print(y)',
  );
});

test('nonlocal before the name is set outside', () => {
  expect(
    renamed('def f():\n    def g():\n        nonlocal n\n        n += 1\n    n| = 0\n    g()', 'm'),
  ).toBe('def f():\n    def g():\n        nonlocal m\n        m += 1\n    m = 0\n    g()');
});

test('what catches an error may take it apart', () => {
  expect(renamed('try { a(); } catch ({ message| }) { message; }', 'm', SCRIPT)).toBe(
    'try { a(); } catch ({ message: m }) { m; }',
  );
});

test.each([
  ['from helpers import *\ntotal| = 1\nshow(total)', 'show', 'taken', PYTHON],
  ['let a| = 1;\nhelper(a);', 'helper', 'taken', SCRIPT],
  ['let a| = 1;', 'top', 'known', SCRIPT],
  ['let a| = 1;', 'history', 'known', SCRIPT],
  ['a| = 1', '__name__', 'known', PYTHON],
  ['a| = 1', 'breakpoint', 'known', PYTHON],
  ['a| = 1', 'memoryview', 'known', PYTHON],
  ['a| = 1', 'NotImplementedError', 'known', PYTHON],
  ['export const a| = 1;', 'b', 'exported', SCRIPT],
  ['const a| = 1;\nexport { a };', 'b', 'exported', SCRIPT],
  ['export function g|o() {}', 'b', 'exported', SCRIPT],
  [
    'class A:\n    def go(self, st|ep): pass\nclass B:\n    def go(self, step): pass\nb.go(step=3)',
    'x',
    'uncertain',
    PYTHON,
  ],
  [
    'class A:\n    def __init__(self, na|me): pass\nclass B(A): pass\nB(name=1)',
    'x',
    'uncertain',
    PYTHON,
  ],
  ['def f(**k|w): pass\nf(kw=1)', 'x', 'uncertain', PYTHON],
] as const)('%j is not renamed to %s: %s', (text, name, refusal, code) => {
  expect(renamed(text, name, code)).toBe(refusal);
});

test('names of a long page are found before the editor has read all of it', () => {
  const doc = `${'<p class="a">text</p>'.repeat(5000)}<script>let last = 1;</script>`;
  const state = EditorState.create({ doc, extensions: html() });
  const renaming = findRenaming(state, doc.indexOf('last ='), { language: 'html', library: null });
  expect(renaming).toMatchObject({ name: 'last' });
});

test('a list goes on while a word grows, until the word is complete', () => {
  const { at, state } = written('dice = 1\ndim_1 = 2\nprint(di|)', PYTHON);
  const result = suggest(new CompletionContext(state, at, false), PYTHON, descriptions);
  const goesOn = result?.validFor as (text: string) => boolean;
  expect(['di', 'dic', 'dice', 'dim', 'dim_1', 'di.', 'di '].map(goesOn)).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('a name that another script of a page may use is not renamed', () => {
  const page = '<script>let a = 1;</script>';
  const inPage = (more: string) => {
    const doc = `${page}${more}`;
    const state = EditorState.create({ doc, extensions: html() });
    const renaming = findRenaming(state, doc.indexOf('a ='), { language: 'html', library: null });
    return typeof renaming === 'string' ? renaming : renaming.name;
  };
  expect(inPage('<p>a</p>')).toBe('a');
  expect(inPage('<script>a++;</script>')).toBe('uncertain');
  expect(inPage('<button onclick="a++">+</button>')).toBe('uncertain');
});

test.each([
  ['Number("5").|'],
  ['let n = Number("5");\nn.|'],
  ['let n = "5" - 2;\nn.|'],
  ['let n = +"5" + 2 * 3;\nn.|'],
  ['let n = "5";\nn -= 2;\nn.|'],
  ['let n = "5";\nn++;\nn.|'],
  ['let n = "5";\n--n;\nn.|'],
  ['let n = [1];\nn += 1;\nn -= 1;\nn.|'],
])('what is calculated is a number: %s', (code) => {
  expect(suggested(code, SCRIPT)).toEqual(['toFixed', 'toString', 'toLocaleString']);
});

test.each([
  ['let t = 5;\nt += "a";\nt.|'],
  ['let t = "";\nfor (const n of [1]) t += n;\nt.|'],
  ['let t = typeof 5;\nt.|'],
  ['let t;\nt ??= "a";\nt.|'],
])('what is put together with a text is a text: %s', (code) => {
  expect(suggested(code, SCRIPT)).toContain('toUpperCase');
});

test('what makes numbers has methods of its own', () => {
  expect(suggested('Number.|', SCRIPT)).toContain('isInteger');
  expect(suggested('const Number = "a";\nNumber.|', SCRIPT)).not.toContain('isInteger');
});

test('a kind that a name had before, or gets later, is not its kind', () => {
  expect(suggested('s = input()\ns = int(s)\ns.|', PYTHON)).not.toContain('upper');
  expect(suggested('let s = "a,b";\ns = s.split(",");\ns.|', SCRIPT)).toContain('push');
  expect(suggested('let n = 5 - 2;\nlet t = "5" - n;\nt.|', SCRIPT)).not.toContain('toUpperCase');
  expect(suggested('let a = "x";\na.|;\na = [1];', SCRIPT)).toContain('toUpperCase');
  expect(suggested('let n = Number("5");\nn.|', SCRIPT)).not.toContain('isInteger');
});

test.each([
  ['x| = 1', 'for', 'keyword'],
  ['x| = 1', 'print', 'known'],
  ['x| = 1\ny = 2', 'y', 'taken'],
  ['def f(a|):\n    for b in a: pass', 'b', 'taken'],
  ['x| = 1', '1a', 'invalid'],
  ['x| = 1', 'a b', 'invalid'],
  ['x| = 1', '$a', 'invalid'],
  ['pri|nt(1)', 'x', 'not_own'],
  ['class A:\n    def me|ow(self): pass', 'x', 'member'],
  ['a = b\na.le|ngth', 'x', 'member'],
  ['import ran|dom', 'x', 'imported'],
  ['from random import ran|dint', 'x', 'imported'],
  ['x = 1 | + 2', 'x', 'no_name'],
])('%s is not renamed to %s: %s', (code, name, refusal) => {
  expect(renamed(code, name)).toBe(refusal);
});

test('what p5 calls keeps its name', () => {
  expect(renamed('function dr|aw() {}', 'paint', SKETCH)).toBe('hook');
  expect(renamed('function dr|aw() {}', 'paint', SCRIPT)).toBe('function paint() {}');
  expect(renamed('let x| = 1;', 'circle', SKETCH)).toBe('known');
});

test('an alias of a module is renamed', () => {
  expect(renamed('import math as m|\nm.pi', 'maths')).toBe('import math as maths\nmaths.pi');
});

test.each(['python', 'javascript'] as const)(
  'names set to sums of each other end (%s)',
  (language) => {
    const names = Array.from({ length: 6 }, (_, i) => `v${i}`);
    const declared = language === 'javascript' ? 'var ' : '';
    const lines = Array.from(
      { length: 60 },
      (_, i) => `${declared}v${i % 6} = ${names.join(' + ')}`,
    );
    const text = `${lines.join('\n')}\nv0.`;
    const program = language === 'python' ? pythonProgram(text) : javascriptProgram(text, null);
    const node = program.tree.resolveInner(text.length - 2, 1);
    expect(program.kindOf(node)).toBeNull();
  },
);
