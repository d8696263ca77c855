import { expectLinear } from '@codivia/contract/test/growth';
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Moment, momentAt, type Recording, type Value } from '../recording.ts';
import { loadHarness, type Session } from './harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from './node-python.ts';

let python: PyodideInterface;
let session: Session;
let answers: string[] = [];
let recordings: Recording[] = [];
let pauses: number[] = [];

beforeAll(async () => {
  python = await loadPyodide();
  python.setStdout({ write: (bytes: Uint8Array) => bytes.length });
  python.setStderr({ write: (bytes: Uint8Array) => bytes.length });
  session = loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    ask: () => answers.shift(),
    pause: (milliseconds) => pauses.push(milliseconds) < 0,
    recorded: (json) => recordings.push(JSON.parse(json)),
  });
});

beforeEach(() => {
  answers = [];
  recordings = [];
  pauses = [];
});

function record(source: string): Recording {
  session.run(source, true);
  session.tidy();
  const [recording] = recordings;
  if (!recording || recordings.length > 1)
    throw new Error(`There are ${recordings.length} recordings`);
  return recording;
}

function valueText(value: Value, { objects }: Moment): string {
  if (value.kind === 'plain') return value.text;
  const object = objects.find(({ id }) => id === value.id);
  if (!object) throw new Error(`Object ${value.id} is not there`);
  const parts = object.parts.map(({ key, value: part }) => {
    const text = part.kind === 'plain' ? part.text : `#${part.id}`;
    if (key === null) return text;
    return `${typeof key === 'string' ? key : valueText(key, { objects } as Moment)}=${text}`;
  });
  return `${object.type}#${object.id}(${parts.join(' ')}${object.more ? ` +${object.more}` : ''})`;
}

/** Describes a step in a line: its event, its line, and the variables of the innermost call. */
function inWords(moment: Moment): string {
  const call = moment.calls.at(-1);
  const names = (call?.variables ?? []).map(
    ({ name, value }) => `${name}=${valueText(value, moment)}`,
  );
  const returned = moment.returned ? [`-> ${valueText(moment.returned, moment)}`] : [];
  return [`${moment.event} ${moment.line}`, call?.name, ...names, ...returned]
    .filter(Boolean)
    .join(' ');
}

const moments = (recording: Recording) =>
  recording.steps.map((_, index) => momentAt(recording, index));
const story = (source: string) => moments(record(source)).map(inWords);

describe('steps', () => {
  test('each line that runs, with the variables before it', () => {
    expect(story('a = 1\nb = "é"\nfor i in range(2):\n    a = a + 0.5\n')).toEqual([
      'line 1',
      'line 2 a=1',
      "line 3 a=1 b='é'",
      "line 4 a=1 b='é' i=0",
      "line 3 a=1.5 b='é' i=0",
      "line 4 a=1.5 b='é' i=1",
      "line 3 a=2.0 b='é' i=1",
      "end 3 a=2.0 b='é' i=1",
    ]);
  });

  test('a comprehension is one step, on several lines too', () => {
    const source = 'a = [n * n for n in range(30)]\nb = [\n    n\n    for n in a\n]\nc = 1\n';
    expect(record(source).steps.map(([event, line]) => `${event} ${line}`)).toEqual([
      'line 1',
      'line 2',
      'line 6',
      'end 6',
    ]);
  });

  test('calls with their own variables, and what they give back', () => {
    const recording = record('def twice(n):\n    return n * 2\nx = twice(4)\n');
    expect(moments(recording).map(inWords)).toEqual([
      'line 1',
      'line 3 twice=twice(n)',
      'line 2 twice n=4',
      'return 2 twice n=4 -> 8',
      'end 3 twice=twice(n) x=8',
    ]);
    const inside = momentAt(recording, 2);
    expect(inside.calls.map(({ name, line }) => [name, line])).toEqual([
      ['', 3],
      ['twice', 2],
    ]);
  });

  test('of a generator, each value it gives', () => {
    const steps = story('def count():\n    yield 1\n    yield 2\nfor n in count():\n    pass\n');
    expect(steps.filter((step) => step.startsWith('yield'))).toEqual([
      'yield 2 count -> 1',
      'yield 3 count -> 2',
    ]);
  });

  test('libraries and what they call of theirs are passed over', () => {
    const recording = record(
      'import json\nt = json.dumps([1])\nw = sorted([2, 1], key=lambda n: -n)',
    );
    const lines = recording.steps.map(([event, line]) => `${event} ${line}`);
    expect(lines.slice(0, 3)).toEqual(['line 1', 'line 2', 'line 3']);
    expect(moments(recording)[3]?.calls.at(-1)?.name).toBe('<lambda>');
    expect(inWords(momentAt(recording, recording.steps.length - 1))).toBe(
      "end 3 json=json t='[1]' w=list#1(2 1)",
    );
  });

  test('deep calls show the innermost, and how many are left out', () => {
    const recording = record('def down(n):\n    if n:\n        down(n - 1)\ndown(30)\n');
    const deepest = moments(recording).find(({ callsLeftOut }) => callsLeftOut === 19);
    expect(deepest?.calls).toHaveLength(13);
    expect(deepest?.calls.at(-1)?.variables[0]?.value).toMatchObject({ text: '0' });
    expect(recording.end).toBe('finished');
  });
});

describe('objects', () => {
  test('two names of one list lead to the same one', () => {
    expect(story('a = [1]\nb = a\nb.append([2])\n').at(-1)).toBe(
      'end 3 a=list#1(1 #2) b=list#1(1 #2)',
    );
  });

  test('dictionaries, objects of own classes, slots and tuples', () => {
    const source = [
      'class Dog:',
      '    def __init__(self, name):',
      '        self.name = name',
      '    def __repr__(self):',
      '        raise ValueError("not to be called")',
      'class Point:',
      '    __slots__ = ("x",)',
      'd = {"rex": Dog("Rex"), 2: (1, 2)}',
      'p = Point()',
      'p.x = {3}',
    ].join('\n');
    const last = moments(record(source)).at(-1);
    const names = last?.calls[0]?.variables.map(({ name, value }) => [
      name,
      valueText(value, last),
    ]);
    expect(names).toEqual([
      ['Dog', 'Dog'],
      ['Point', 'Point'],
      ['d', "dict#2('rex'=#1 2=#3)"],
      ['p', 'Point#4(x=#5)'],
    ]);
    expect(last?.objects.map(({ id, type }) => `${type} ${id}`)).toEqual([
      'dict 2',
      'Point 4',
      'Dog 1',
      'tuple 3',
      'set 5',
    ]);
  });

  test('what holds itself, and what is long, is told and cut', () => {
    const steps = story(
      'a = []\na.append(a)\nb = list(range(1000))\nt = "x" * 1000\nn = 10 ** 5000\n',
    );
    expect(steps[2]).toBe('line 3 a=list#1(#1)');
    expect(steps.at(-1)).toMatch(/b=list#2\(0 1 .* 49 \+950\) t='x{160}'… n=≈ 10\^5000$/);
  });

  test('changes of a list are told at the step where they happen', () => {
    const recording = record('a = [3]\na[0] = 4\na[0] = 4\n');
    expect(recording.steps.map((step) => step[3].length)).toEqual([0, 2, 2, 0]);
  });
});

describe('output and input', () => {
  test('what was printed and typed so far', () => {
    answers = ['Ada'];
    const recording = record('n = input("Name? ")\nprint("Hi", n)\n');
    const at = (step: number) =>
      momentAt(recording, step)
        .output.map(([, text]) => text)
        .join('');
    expect([at(0), at(1), at(2)]).toEqual(['', 'Name? Ada\n', 'Name? Ada\nHi Ada\n']);
    expect(recording.output.find(([stream]) => stream === 'typed')).toEqual(['typed', 'Ada\n']);
  });

  test('nobody waits for what is recorded', () => {
    expect(record('import time\ntime.sleep(86_400)\n').end).toBe('finished');
    expect(pauses).toEqual([]);
  });
});

describe('ends', () => {
  test('an error is the last step, with the variables where it came up', () => {
    const recording = record('def half(n):\n    m = n\n    return m / 0\nhalf(3)\n');
    expect(recording.end).toBe('failed');
    expect(inWords(momentAt(recording, recording.steps.length - 1))).toBe('error 3 half n=3 m=3');
    expect(momentAt(recording, recording.steps.length - 1).calls).toHaveLength(2);
  });

  test('a caught error is none', () => {
    const recording = record('try:\n    int("x")\nexcept ValueError:\n    a = 1\n');
    expect(recording.end).toBe('finished');
    expect(moments(recording).map(inWords)).not.toContainEqual(expect.stringContaining('error'));
  });

  test('code that cannot be read has no steps', () => {
    expect(record('if True\n    pass')).toMatchObject({ end: 'failed', steps: [] });
  });

  test('a program that goes on for ever is told up to 10,000 steps, even when it catches everything', () => {
    const recording = record(
      'n = 0\nwhile n < 30_000:\n    try:\n        n += 1\n    except:\n        pass\n',
    );
    expect(recording.steps).toHaveLength(10_000);
    expect(recording.end).toBe('steps');
  });

  test('a program that holds very much is told up to a size', () => {
    const recording = record(
      'n = 0\nwhile True:\n    a = [(n + i, str(n + i) * 30) for i in range(50)]\n    n += 50\n',
    );
    expect(recording.end).toBe('size');
    expect(JSON.stringify(recording).length).toBeLessThan(12_000_000);
  });

  test('calls without end are an error', () => {
    expect(record('def f(n):\n    return f(n + 1)\nf(0)\n').end).toBe('failed');
  });

  test('a program that is stopped keeps its steps', () => {
    const recording = record('a = 1\ninput()\n');
    expect(recording).toMatchObject({ end: 'stopped' });
    expect(recording.steps.length).toBeGreaterThan(1);
  });

  test('a step takes no longer after many others', async () => {
    const input = (size: number) =>
      `d = {"n": 0}\nfor i in range(${Math.floor(size / 3)}):\n    a = [i]\n    d["n"] += i\n`;
    expect(record(input(4_000)).steps.length).toBeGreaterThan(3_990);
    const work = (source: string) => {
      recordings = [];
      record(source);
    };
    await expectLinear({ input, work, size: 4_000 });
  });
});
