import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../runner.ts';
import { recognize } from '../page/friendly-errors.ts';
import { type Host, loadHarness, type Session } from './harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from './node-python.ts';

let python: PyodideInterface;
let session: Session;
let output = { out: '', err: '' };
let pieces: string[] = [];
/** The page's functions in each test. */
let page: Pick<Host, 'ask' | 'seed' | 'pause'>;

beforeAll(async () => {
  python = await loadPyodide();
  const stream = (name: 'out' | 'err') => ({
    write: (bytes: Uint8Array) => {
      const text = new TextDecoder().decode(bytes);
      output[name] += text;
      pieces.push(text);
      return bytes.length;
    },
  });
  python.setStdout(stream('out'));
  python.setStderr(stream('err'));
  session = loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    ask: (hidden) => page.ask(hidden),
    seed: () => page.seed(),
    pause: (milliseconds) => page.pause(milliseconds),
  });
});

beforeEach(() => {
  output = { out: '', err: '' };
  pieces = [];
  page = { ask: () => 'Ada', seed: () => undefined, pause: () => false };
});

function run(source: string): Failure | null {
  const { failure } = JSON.parse(session.run(source));
  session.tidy();
  return failure;
}

describe('output', () => {
  test('both streams, in their order, partial lines at once', () => {
    expect(
      run('import sys\nprint("a", end="")\nprint("é", file=sys.stderr)\nprint("🎉")'),
    ).toBeNull();
    expect(output).toEqual({ out: 'a🎉\n', err: 'é\n' });
    expect(pieces.join('')).toBe('aé\n🎉\n');
    expect(pieces[0]).toBe('a');
  });

  test('bytes can be written too', () => {
    run('import sys\nsys.stdout.buffer.write("é\\n".encode())');
    expect(output.out).toBe('é\n');
  });

  test('what cannot be written as UTF-8 is shown, not raised', () => {
    expect(run('print("\\udc80")')).toBeNull();
    expect(output.out).toBe('\\udc80\n');
  });

  test('inspect finds the source of the program’s functions', () => {
    expect(run('import inspect\ndef f():\n    return 1\nprint(inspect.getsource(f))')).toBeNull();
    expect(output.out).toBe('def f():\n    return 1\n\n');
  });

  test('a warning of the compiler goes to the error stream', () => {
    expect(run('if 3 is 3: print("hi")')).toBeNull();
    expect(output.err).toMatch(/SyntaxWarning/);
  });
});

test('a password is asked for without being shown', () => {
  const asked: boolean[] = [];
  page.ask = (hidden) => {
    asked.push(hidden);
    return 'secret';
  };
  const source = 'import getpass\nprint(len(getpass.getpass("Code: ")), input())';
  expect(run(source)).toBeNull();
  expect(asked).toEqual([true, false]);
  expect(output.out).toBe('Code: 6 secret\n');
});

describe('ends', () => {
  test.each(['import sys\nsys.exit()', 'import sys\nsys.exit(3)', 'exit()', 'quit()'])(
    '%j is no error',
    (source) => {
      expect(run(source)).toBeNull();
      expect(output.err).toBe('');
    },
  );

  test('a last word is shown', () => {
    expect(run('import sys\nsys.exit("bye")')).toBeNull();
    expect(output.err).toBe('bye\n');
  });

  test('an error has its kind, its line and a trace of the own lines', () => {
    expect(run('x = 1\nimport json\njson.loads("{")')).toMatchObject({
      type: 'JSONDecodeError',
      line: 3,
      traceback: expect.stringMatching(/^Traceback[\s\S]*File "main.py", line 3[\s\S]*json\.loads/),
    });
  });

  test('an error in an own module has the line of the program', () => {
    const failure = run('open("m.py", "w").write("1/0")\nimport m');
    expect(failure).toMatchObject({ type: 'ZeroDivisionError', line: 2 });
  });

  test('endless recursion is an error, and the next program runs', () => {
    expect(run('def f(): return f()\nf()')?.type).toBe('RecursionError');
    expect(run('print("fine")')).toBeNull();
  });
});

describe('input', () => {
  test('the prompt is printed, the answer returned', () => {
    run('name = input("Name? ")\nprint("Hi", name)');
    expect(output.out).toBe('Name? Hi Ada\n');
  });

  test('an empty answer is an empty text', () => {
    page.ask = () => '';
    run('print(repr(input()))');
    expect(output.out).toBe("''\n");
  });

  test('standard input can be read in parts and by lines', () => {
    run(
      'import sys\nprint(sys.stdin.read(1), sys.stdin.readline(), end="")\nprint(next(sys.stdin), end="")',
    );
    expect(output.out).toBe('A da\nAda\n');
  });

  test('stopping while the program waits stops the program', () => {
    page.ask = () => undefined;
    expect(run('input()')?.type).toBe('KeyboardInterrupt');
  });

  test('a program that runs again with a seed draws the same random numbers', () => {
    page.seed = () => 7;
    const drawn = [1, 2].map(() => {
      output.out = '';
      run('from random import randint\nprint(randint(1, 10**9))');
      return output.out;
    });
    expect(drawn[0]).toBe(drawn[1]);
  });
});

describe('sleep', () => {
  test('is a pause of the page', () => {
    const pauses: number[] = [];
    page.pause = (milliseconds) => {
      pauses.push(milliseconds);
      return false;
    };
    run('import time\ntime.sleep(1.5)\nfrom time import sleep\nsleep(2)');
    expect(pauses).toEqual([1500, 2000]);
  });

  test('stopping ends it', () => {
    page.pause = () => true;
    expect(run('import time\ntime.sleep(60)\nprint("late")')?.type).toBe('KeyboardInterrupt');
    expect(output.out).toBe('');
  });

  test('refuses what is no time, as ever', () => {
    expect(run('import time\ntime.sleep("1")')?.type).toBe('TypeError');
    expect(run('import time\ntime.sleep(-1)')?.type).toBe('ValueError');
    expect(run('import time\ntime.sleep(0)')).toBeNull();
  });

  test('asyncio waits with it', () => {
    page.pause = () => true;
    const source = 'import asyncio\nasync def f(): await asyncio.sleep(60)\nasyncio.run(f())';
    expect(run(source)?.type).toBe('KeyboardInterrupt');
    expect(run('import asyncio\nasync def f(): print("hi")\nasyncio.run(f())')).toBeNull();
    expect(output.out).toBe('hi\n');
  });
});

test('a program is __main__, and only while it runs', () => {
  run('import __main__\nx = 1\nprint(__name__, __main__.x, __file__)');
  run('import __main__\nprint(hasattr(__main__, "x"))');
  expect(output.out).toBe('__main__ 1 main.py\nFalse\n');
});

describe('what is typed after a program', () => {
  /** Returns the output, and the note of its end. */
  function enter(text: string, fresh = false) {
    output.out = '';
    const { failure, ...note } = JSON.parse(session.enter(text, fresh));
    session.tidy();
    return { printed: output.out, failure: failure as Failure | null, ...note };
  }

  test('knows its variables, functions and modules, and prints the value of each expression', () => {
    run('import turtle, random\nnames = ["Ada"]\ndef greet(name):\n    return "Hi " + name');
    expect(enter('greet(names[0])')).toMatchObject({ printed: "'Hi Ada'\n", fresh: false });
    expect(enter('names.append("Bob"); names; None; len(names)').printed).toBe(
      "['Ada', 'Bob']\n2\n",
    );
    expect(enter('_ + 1').printed).toBe('3\n');
    expect(enter('import turtle as other\nother is turtle').printed).toBe('True\n');
    expect(enter('class A: pass\nA.__module__').printed).toBe("'__main__'\n");
    expect(enter('import inspect; print(inspect.getsource(greet))').printed).toContain('def greet');
  });

  test('begins again when it is asked to, as where other code has taken the place of the program', () => {
    run('x = 2');
    enter('y = x + 1');
    const { failure, fresh } = enter('y', true);
    expect(failure).toMatchObject({ type: 'NameError', message: "name 'y' is not defined" });
    expect(fresh).toBe(true);
    expect(enter('z = 1\nx').failure?.type).toBe('NameError');
    expect(enter('z')).toMatchObject({ printed: '1\n', fresh: false });
  });

  test('may have several lines, and waits for the rest', () => {
    run('x = 2');
    expect(enter('for i in range(x):')).toMatchObject({ more: true, printed: '' });
    expect(enter('for i in range(x):\n    i')).toMatchObject({ more: true, printed: '' });
    expect(enter('for i in range(x):\n    i\n')).toMatchObject({ more: false, printed: '0\n1\n' });
    expect(enter('for i in range(x): i').printed).toBe('0\n1\n');
    expect(enter('print((1,').more).toBe(true);
    expect(recognize(enter('print((1,\n').failure as Failure).code).toBe('unclosed-bracket');
    expect(enter('>>> x + 1\n3\n>>> x + 2').printed).toBe('3\n4\n');
  });

  test('fails as programs do: explained by what was typed, with the line of the program if that failed', () => {
    run('def half(n):\n    return n / 0');
    const own = enter('print(zebra)').failure;
    expect(own).toMatchObject({ type: 'NameError', line: null, lineText: 'print(zebra)' });
    expect(own?.traceback).toMatch(/File "<input \d+>", line 1[\s\S]*print\(zebra\)/);
    expect(enter('half(4)').failure).toMatchObject({ line: 2, lineText: '    return n / 0' });
    expect(enter('if True\n').failure).toMatchObject({ type: 'SyntaxError', lineText: 'if True' });
    enter('def third(n):\n    return n / 0\n');
    expect(enter('third(1)').failure?.traceback).toContain('return n / 0');
  });

  test('can ask, be stopped, and end like a program', () => {
    run('x = 1');
    expect(enter('y = input("Name? "); y').printed).toBe("Name? 'Ada'\n");
    page.ask = () => undefined;
    expect(enter('input()').failure?.type).toBe('KeyboardInterrupt');
    expect(enter('exit()').failure).toBeNull();
    expect(enter('x, y').printed).toBe("(1, 'Ada')\n");
  });

  test('has the variables of the last program alone', () => {
    run('x = 1');
    run('y = 2');
    expect(enter('x').failure?.type).toBe('NameError');
    expect(enter('y').printed).toBe('2\n');
    run('import builtins\nbuiltins.print = None\nz = 1/0');
    expect(enter('print(y)').failure?.type).toBe('NameError');
    expect(enter('print(3)').printed).toBe('3\n');
  });
});
