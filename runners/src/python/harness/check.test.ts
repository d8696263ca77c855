import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckProgram, startPython } from './node-python.ts';

let check: CheckProgram;
beforeAll(async () => {
  check = await startPython();
});

/** Passes when the program prints hi, and nothing else. */
const PRINTS_HI = 'r = run()\nexpect(r.lines == ["hi"], "other-output")';

const keyOf = (source: string, checkSource = PRINTS_HI) => check(source, checkSource).key;

describe('what the program printed', () => {
  const TWICE = 'run(["Ada"]); r = run(["Lin"]); expect(KEY not in r.output, "off")';
  const source = 'print("Hello", input("Name? "))';

  test('comes with the verdict: of the first run when it passes', () => {
    const { output } = check(source, TWICE.replace('KEY', '"Zoe"'));
    expect(output).toBe('Name? Ada\nHello Ada\n');
  });

  test('is that of the run that went wrong, up to an error', () => {
    expect(check(source, TWICE.replace('KEY', '"Lin"')).output).toContain('Hello Lin');
    expect(check('print(1)\nprint(1 / 0)', 'run()').output).toBe('1\n');
  });

  test('is not there without a run, and has an end', () => {
    expect(check('print(1', 'run()').output).toBeUndefined();
    expect(check('print("x" * 50_000)', 'run()').output).toHaveLength(20_000);
  });
});

describe('a checklist', () => {
  const LIST = [
    'r = run()',
    'item("shows", True, "expect(r.lines)")',
    'item("asks", True, "run(inputs=[1]); expect(r.prompts)")',
    'item("adds", True, "expect(r.call(\\"add\\", 1, 2) == 3)")',
    'item("extra", False, "expect(r.lines[5])")',
  ].join('\n');
  const ADD = 'def add(a, b): return a + b\n';

  test('says of each item whether it is done, and names the first required one that is not', () => {
    expect(check('print(1)', LIST)).toMatchObject({
      passed: false,
      key: 'asks',
      failure: null,
      done: ['shows'],
      output: '1\n',
    });
    expect(check(`${ADD}print(1)`, LIST)).toMatchObject({ key: 'asks', done: ['shows', 'adds'] });
  });

  test('passes without the items that are not required', () => {
    const list = LIST.replace('"asks", True', '"asks", False');
    expect(check(`${ADD}print(1)`, list)).toMatchObject({ passed: true, done: ['shows', 'adds'] });
    expect(check(`${ADD}print("a\\n" * 6)`, list).done).toEqual(['shows', 'adds', 'extra']);
  });

  test('tells the error of the program in the run of one item', () => {
    const list = 'run()\nitem("again", True, "run(replace={\\"a\\": 0})")';
    const verdict = check('a = 1\nprint(1 / a)', list);
    expect(verdict).toMatchObject({ key: 'again', done: [], failure: { line: 2 } });
  });

  test('is not looked at when the program fails by itself', () => {
    const verdict = check('print(1 / 0)', LIST);
    expect(verdict).toMatchObject({ passed: false, key: 'error', failure: { line: 1 } });
    expect(verdict.done).toBeUndefined();
  });
});

describe('verdicts', () => {
  test('a right answer passes', () => {
    expect(check('print("hi")', PRINTS_HI)).toMatchObject({
      passed: true,
      key: null,
      failure: null,
    });
  });

  test('the first unmet expectation names the feedback', () => {
    const verdict = check('print("ho")', `${PRINTS_HI}\nexpect(False, "later")`);
    expect(verdict).toMatchObject({ passed: false, key: 'other-output', failure: null });
  });

  test('an error is told by the lines of the program alone', () => {
    const verdict = check('def f():\n    return 1 / 0\nf()', PRINTS_HI);
    expect(verdict).toMatchObject({
      passed: false,
      key: 'error',
      failure: { type: 'ZeroDivisionError', message: 'division by zero', line: 2 },
    });
    expect(verdict.failure?.traceback).toContain('File "main.py", line 3');
    expect(verdict.failure?.traceback).not.toMatch(/harness|check\.py|exec/);
  });

  test('an error with an error before it shows both', () => {
    const source = 'try:\n    1 / 0\nexcept ZeroDivisionError:\n    int("x")';
    const { failure } = check(source, PRINTS_HI);
    expect(failure?.type).toBe('ValueError');
    expect(failure?.traceback).toMatch(
      /division by zero[\s\S]*During handling[\s\S]*invalid literal/,
    );
  });

  test('a mistake in writing has its line', () => {
    expect(check('print("hi")\nprint("ho"', PRINTS_HI)).toMatchObject({
      key: 'error',
      failure: { type: 'SyntaxError', message: "'(' was never closed", line: 2 },
    });
  });

  test('an expected error is no failure', () => {
    const allowed = 'r = run(allow_error=True)\nexpect(isinstance(r.error, ValueError), "other")';
    expect(keyOf('int("x")', allowed)).toBeNull();
  });

  test('a missing function is named as such', () => {
    expect(keyOf('x = 1', 'run().call("double", 2)')).toBe('missing-function');
    expect(keyOf('double = 3', 'run().call("double", 2)')).toBe('missing-function');
  });
});

describe('what a run tells', () => {
  const passes = (source: string, checkSource: string) =>
    expect(check(source, checkSource)).toMatchObject({ passed: true, key: null, failure: null });

  test('output, lines, variables, prompts and answers', () => {
    passes(
      'name = input("Name? ")\nprint("Hi", name)\nprint()',
      `r = run(inputs=["Ada", "spare"])
expect(r.output == "Name? Ada\\nHi Ada\\n\\n", "output")
expect(r.lines == ["Name? Ada", "Hi Ada"], "lines")
expect(r.variables["name"] == "Ada", "variables")
expect(r.prompts == ["Name? "], "prompts")
expect(r.inputs_left == 1, "inputs_left")
expect(r.error is None, "error")`,
    );
  });

  test('standard input can be read line by line', () => {
    passes(
      'import sys\nprint(sys.stdin.readline().strip())',
      'expect("Ada" in run(inputs=["Ada"]).lines[-1], "no")',
    );
  });

  test('the error stream is not output', () => {
    passes('import sys\nprint("oops", file=sys.stderr)\nprint("hi")', PRINTS_HI);
    passes('if 3 is 3: print("hi")', PRINTS_HI);
  });

  test('functions can be called, and what they print read', () => {
    const source = 'def greet(n):\n    print("hi", n)\n    return n * 2';
    passes(source, 'expect(run().call("greet", 2) == 4, "no")');
    passes(source, 'expect(run().printed_by("greet", 2) == "hi 2\\n", "no")');
    const asks = 'def ask():\n    return input("? ")';
    passes(asks, 'expect(run(inputs=["a"]).call("ask") == "a", "no")');
  });

  test('random numbers repeat for a seed, variables can be given, sleeping takes no time', () => {
    passes(
      'import random\nprint(random.randint(1, 10 ** 9))',
      'expect(run(seed=1).output == run(seed=1).output != run(seed=2).output, "no")',
    );
    passes('print(start + 1)', 'expect(run(variables={"start": 4}).lines == ["5"], "no")');
    passes('import time\ntime.sleep(1000)\nprint("hi")', PRINTS_HI);
  });

  test('the text of the program can be asked about', () => {
    passes(
      'for i in range(3):\n    if i: print(f"{i}")\n    elif True: pass\n    else: pass',
      `expect(uses("for", "if", "elif", "else", "fstring", "range", "print"), "uses")
expect(not uses("while") and not uses("def"), "unused")
expect(count("print") == 1 and assigns("i") and not assigns("x"), "count")
expect("range(3)" in source, "source")`,
    );
  });

  test('classes, data classes and asyncio work as in any Python', () => {
    passes(
      'from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int\nprint("hi" if P(1) == P(1) else "")',
      PRINTS_HI,
    );
    passes(
      'import asyncio\nasync def main():\n    await asyncio.sleep(1)\n    print("hi")\nasyncio.run(main())',
      PRINTS_HI,
    );
  });
});

describe('other data', () => {
  const passes = (source: string, checkSource: string) =>
    expect(check(source, checkSource)).toMatchObject({ passed: true, key: null, failure: null });
  const printsWith = (how: string, printed: string, places = 1) =>
    `r = run(${how})\nexpect(r.lines == ${printed}, r.output)\nexpect(r.replaced == ${places}, str(r.replaced))`;

  test.each([
    ['scores = [1, 2]\nprint(sum(scores))'],
    ['scores: list[int] = [\n  1,\n  2,\n]\nprint(sum(scores))'],
    ['scores = list((1, 2))\nprint(sum(scores))'],
    ['name, scores = "Ada", [1, 2]\nprint(sum(scores))'],
    ['def main():\n  scores = [1, 2]\n  print(sum(scores))\nmain()'],
    ['def total(of):\n  scores = 0\n  return sum(of)\nscores = [1, 2]\nprint(total(scores))'],
  ])('the first assignment to a name gets another value: %j', (source) => {
    passes(source, printsWith('replace={"scores": [3, 9]}', '["12"]'));
  });

  test('later assignments and other names stay', () => {
    passes(
      'x = 1\nx = x + 1\ny = 5\nprint(x, y)',
      printsWith('replace={"x": 10, "z": 3}', '["11 5"]'),
    );
  });

  test.each([
    ['mine = [1, 2]\nprint(sum(mine))', '["12"]', 1],
    ['print(sum([1, 2])); print(len([1, 2]))', '["12", "2"]', 2],
    ['print(sum([1, 2.0]))', '["3.0"]', 0],
    ['print(sum((1, 2)))', '["3"]', 0],
  ])('literals get another value whatever they are called: %j', (source, printed, places) => {
    passes(source, printsWith('data=[([1, 2], [3, 9])]', printed, places));
  });

  test('only whole literals of the same type count, and never the words of an f-string', () => {
    passes('print(5, -5, 5.0, f"5 {5}")', printsWith('data=[(5, 8)]', '["8 -5 5.0 5 8"]', 2));
    passes('print(-5, True, 1)', printsWith('data=[(-5, 2), (1, 3)]', '["2 True 3"]', 2));
  });

  test('an error keeps its line', () => {
    const source = 'scores = [\n  1,\n  2,\n]\nprint(1 / 0)';
    const verdict = check(source, 'run(replace={"scores": [1]})');
    expect(verdict).toMatchObject({ key: 'error', failure: { line: 5 } });
  });

  test('without other data nothing is replaced', () => {
    passes('print(1)', 'expect(run().replaced == 0, "no")');
  });
});

describe('texts are read as a person would', () => {
  test.each([
    'same_text("Élève : 3,5 points !", "eleve: 3.5  points")',
    'not same_text("###", "##") and not same_text("3.5", "35")',
    'mentions("Il reste 2 tâches.", "2", "TACHES") and not mentions("12 left", "2")',
    'numbers_in("You have 2 tasks: 3,5 € and -4") == [2, 3.5, -4]',
    'numbers_in("[3, 9, 12] 3,9,12 10-5, v2") == [3, 9, 12, 3, 9, 12, 10, 5]',
    'numbers_in("-3.5,4.25") == [-3.5, 4.25]',
  ])('%s', (condition) => {
    expect(keyOf('print("hi")', `expect(${condition}, "no")`)).toBeNull();
  });
});

describe('programs that misbehave', () => {
  test.each([
    ['leaves quietly', 'print("hi")\nimport sys\nsys.exit()'],
    ['closes its output', 'print("hi")\nimport sys\nsys.stdout.close()'],
    ['names things like ours', 'print("hi")\nrun = expect = Run = None'],
  ])('one that %s still passes', (_, source) => {
    expect(keyOf(source)).toBeNull();
  });

  test.each([
    ['leaves with a code', 'import sys\nsys.exit(3)', 'SystemExit'],
    ['raises what is no Exception', 'class E(BaseException): pass\nraise E("x")', 'E'],
    ['calls itself without end', 'def f(): return f()\nf()', 'RecursionError'],
    ['prints without end', 'while True: print("x" * 99)', 'OutputLimit'],
    [
      'prints without end and hides it',
      'while True:\n  try: print("x" * 99)\n  except Exception: pass',
      'OutputLimit',
    ],
    ['asks too often', 'input()', 'EOFError'],
    ['holds a zero byte', 'print("hi")\0', 'SyntaxError'],
  ])('one that %s has failed', (_, source, type) => {
    expect(check(source, PRINTS_HI)).toMatchObject({ key: 'error', failure: { type } });
    expect(keyOf('print("hi")')).toBeNull();
  });

  test('one that leaves inside a called function has failed', () => {
    const verdict = check('import sys\ndef f(): sys.exit()', 'run().call("f")');
    expect(verdict).toMatchObject({ key: 'error', failure: { type: 'SystemExit' } });
  });

  test('one that interrupts itself is told apart', () => {
    expect(keyOf('raise KeyboardInterrupt')).toBe('interrupted');
  });

  test('a huge message is cut', () => {
    const { failure } = check('raise ValueError("x" * 10 ** 6)', PRINTS_HI);
    expect(failure?.message.length).toBeLessThan(5000);
    expect(failure?.traceback.length).toBeLessThan(20_000);
  });
});

describe('nothing stays of a program', () => {
  const LEFT = 'print("hi")';
  const seesNothing = (program: string, looks: string) => {
    check(`${program}\n${LEFT}`, PRINTS_HI);
    expect(check(looks, PRINTS_HI)).toMatchObject({ passed: true, key: null, failure: null });
  };

  test.each([
    ['variables', 'x = 1', 'try:\n  x\nexcept NameError: print("hi")'],
    ['imports', 'import math', 'try:\n  math\nexcept NameError: print("hi")'],
    ['builtins', 'import builtins\nbuiltins.len = None', 'print("hi" * len("a"))'],
    [
      'new builtins',
      'import builtins\nbuiltins.zebra = 1',
      'try:\n  zebra\nexcept NameError: print("hi")',
    ],
    [
      'modules loaded before',
      'import math\nmath.pi = 3',
      'import math\nprint("hi" if math.pi > 3 else "")',
    ],
    [
      'modules it loaded',
      'import decimal\ndecimal.Decimal = int',
      'import decimal\nprint("hi" if decimal.Decimal is not int else "")',
    ],
    ['files', 'open("a.txt", "w").close()', 'import os\nprint("hi" if not os.listdir() else "")'],
    [
      'folders',
      'import os\nos.makedirs("a/b")\nos.chdir("a")',
      'import os\nprint("hi" if os.getcwd() == "/home/pyodide" and not os.listdir() else "")',
    ],
    [
      'its own modules',
      'open("mine.py", "w").write("x = 1")\nimport mine',
      'try:\n  import mine\nexcept ImportError: print("hi")',
    ],
    [
      'the environment',
      'import os\nos.environ["A"] = "1"',
      'import os\nprint("hi" if "A" not in os.environ else "")',
    ],
    ['the search path', 'import sys\nsys.path.clear()', 'import statistics\nprint("hi")'],
    [
      'the recursion limit',
      'import sys\nsys.setrecursionlimit(80)',
      'import sys\nprint("hi" if sys.getrecursionlimit() == 1000 else "")',
    ],
    ['the streams', 'import sys, io\nsys.stdout = io.StringIO()', 'print("hi")'],
    ['a trace', 'import sys\nsys.settrace(lambda *a: 1 / 0)', 'print("hi")'],
    [
      'the clock',
      'import time\ntime.time = lambda: 0',
      'import time\nprint("hi" if time.time() else "")',
    ],
    [
      'warnings',
      'import warnings\nwarnings.simplefilter("error")',
      'import warnings\nwarnings.warn("x")\nprint("hi")',
    ],
    [
      'logging',
      'import logging\nlogging.basicConfig(stream=__import__("sys").stdout)',
      'import logging\nprint("hi" if not logging.root.handlers else "")',
    ],
    [
      'a signal handler',
      'import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)',
      'import signal\nprint("hi" if signal.getsignal(signal.SIGINT) is signal.default_int_handler else "")',
    ],
    [
      'forgotten modules',
      'import sys\ndel sys.modules["random"]',
      'import random\nprint("hi" if random.random() < 1 else "")',
    ],
    [
      'the random seed',
      'import random\nrandom.seed(1)',
      'import random\na = random.random()\nrandom.seed(1)\nprint("hi" if a != random.random() else "")',
    ],
  ])('not %s', (_, program, looks) => {
    seesNothing(program, looks);
  });

  test('the harness cannot be found', () => {
    expect(keyOf('import codivia_harness')).toBe('error');
    const looks =
      'import sys\nprint("hi" if not [m for m in sys.modules if "harness" in m] else "")';
    expect(keyOf(looks)).toBeNull();
  });
});
