import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Drawing, type DrawingCommand, type DrawingEvent } from '../drawing.ts';
import { loadHarness, type Session } from './harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from './node-python.ts';

let python: PyodideInterface;
let session: Session;
let output = '';
let commands: DrawingCommand[] = [];
let waited = 0;
let events: DrawingEvent[] = [];
let isStopped = false;

beforeAll(async () => {
  python = await loadPyodide();
  const stream = {
    write: (bytes: Uint8Array) => {
      output += new TextDecoder().decode(bytes);
      return bytes.length;
    },
  };
  python.setStdout(stream);
  python.setStderr(stream);
  session = loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    draw: (json) => commands.push(...JSON.parse(json)),
    events: (milliseconds) => {
      waited += milliseconds;
      const event = events.shift();
      if (isStopped) return undefined;
      return event ? JSON.stringify([event]) : '';
    },
    reduced_motion: () => false,
    receives_events: () => true,
  });
});

beforeEach(() => {
  output = '';
  commands = [];
  waited = 0;
  events = [];
  isStopped = false;
});

/** Returns the output of a program; its error, if it ends with one. */
function run(source: string): string {
  const { failure } = JSON.parse(session.run(`from turtle import *\n${source}`));
  session.tidy();
  return failure ? `${failure.type}: ${failure.message}` : output.trimEnd();
}

/** The drawing that a program leaves. */
function drawn(source: string): Drawing {
  expect(run(source)).toBe('');
  const drawing = new Drawing();
  for (const command of commands) drawing.take(command);
  return drawing;
}

// The expected output is that of CPython 3.13 for the same programs.
describe('places and directions', () => {
  test.each([
    ['fd(100); lt(90); print(pos(), heading(), xcor())', '(100.00,0.00) 90.0 100.0'],
    ['goto(3, 4); print(distance(0, 0), towards(0, 0))', '5.0 233.1301023542'],
    ['circle(50); print(pos(), heading())', '(-0.00,0.00) 0.0'],
    ['circle(-50, 180); print(pos(), heading())', '(0.00,-100.00) 180.0'],
    [
      'setheading(-30); print(heading()); home(); print(pos(), heading())',
      '330.0\n(0.00,0.00) 0.0',
    ],
    ['mode("logo"); right(30); fd(10); print(heading(), pos())', '30.0 (5.00,8.66)'],
    ['radians(); left(3.14159 / 2); print(round(heading(), 3))', '1.571'],
    ['degrees(400); left(100); print(heading())', '100.0'],
    ['teleport(5, 6); print(pos(), isdown())', '(5.00,6.00) True'],
    [
      'print(Vec2D(1, 2) + Vec2D(3, 4), 2 * Vec2D(1, 2), Vec2D(1, 2) * Vec2D(3, 4))',
      '(4.00,6.00) (2.00,4.00) 11',
    ],
    [
      'print(abs(Vec2D(3, 4)), -Vec2D(1, 1), Vec2D(1, 0).rotate(90))',
      '5.0 (-1.00,-1.00) (0.00,1.00)',
    ],
  ])('%s', (source, expected) => {
    expect(run(`speed(0)\n${source}`)).toBe(expected);
  });
});

describe('pens and looks', () => {
  test.each([
    [
      'print(pensize(), speed(), isvisible(), shape(), color())',
      "1 3 True classic ('black', 'black')",
    ],
    ['color("red", "blue"); print(color(), pencolor())', "('red', 'blue') red"],
    ['colormode(255); color(10, 20, 30); print(pencolor(), colormode())', '(10, 20, 30) 255'],
    [
      'speed("fastest"); print(speed()); speed(7.6); print(speed()); speed(11); print(speed())',
      '0\n8\n0',
    ],
    ['shapesize(2, 3, 1); print(shapesize(), resizemode())', '(2, 3, 1) user'],
    ['print(getshapes())', "['arrow', 'circle', 'classic', 'square', 'triangle', 'turtle']"],
    ['a = Turtle(); b = a.clone(); print(len(turtles()), a.getscreen() is Screen())', '2 True'],
    [
      'fd(10); n = undobufferentries(); undo(); print(pos(), n - undobufferentries())',
      '(0.00,0.00) 1',
    ],
  ])('%s', (source, expected) => {
    expect(run(source)).toBe(expected);
  });

  test.each([
    ['color("nope")', 'TurtleGraphicsError: bad color string: nope'],
    ['pencolor(300, 0, 0)', 'TurtleGraphicsError: bad color sequence: (300, 0, 0)'],
    ['shape("cow")', 'TurtleGraphicsError: There is no shape named cow'],
    ['Turtle("cow")', 'TurtleGraphicsError: There is no shape named cow'],
    ['mode("x")', 'TurtleGraphicsError: No turtle-graphics-mode x'],
    ['forward()', "TypeError: forward() missing 1 required positional argument: 'distance'"],
    [
      'Turtle().left()',
      "TypeError: TNavigator.left() missing 1 required positional argument: 'angle'",
    ],
    ['forward("a")', "TypeError: can't multiply sequence by non-int of type 'float'"],
  ])('%s is an error', (source, expected) => {
    expect(run(source)).toContain(expected);
  });
});

describe('the drawing', () => {
  test('has lines, areas below them, dots, texts and stamps', () => {
    const drawing = drawn(
      'begin_fill(); color("red", "yellow"); fd(10); lt(90); fd(10); end_fill()\ndot(8, "blue"); write("Hi"); stamp()',
    );
    expect(drawing.inOrder().map(([kind]) => kind)).toEqual([
      'fill',
      'line',
      'line',
      'dot',
      'text',
      'stamp',
    ]);
    expect(drawing.items.get(2)).toEqual(['line', 2, 0, 0, 10, 0, 'red', 1, 10]);
    expect(drawing.turtles.size).toBe(1);
  });

  test('loses what is undone or cleared, and turtles that hide', () => {
    expect(drawn('fd(10); fd(10); undo(); ht()').items.size).toBe(1);
    expect(drawn('fd(10); dot(5); clear(); ht()')).toMatchObject({
      items: new Map(),
      turtles: new Map(),
    });
  });

  test('takes world coordinates and colours of three numbers', () => {
    const drawing = drawn('setworldcoordinates(0, 0, 10, 10); bgcolor(0, 0.5, 1)\nsetup(300, 200)');
    expect(drawing.place(0, 0)).toEqual([0, 200]);
    expect(drawing.unit(300, 0)).toEqual([10, 10]);
    expect(drawing.background).toBe('#0080ff');
  });

  test('takes its time by speed, and none at speed 0 or without tracer', () => {
    drawn('fd(100)');
    const slow = waited;
    waited = 0;
    drawn('speed(10); fd(100)');
    expect(slow).toBeGreaterThan(2 * waited);
    waited = 0;
    drawn('speed(0); fd(100); tracer(0); speed(1); circle(50)');
    expect(waited).toBe(0);
  });

  test('without end is told up to its limit only', () => {
    const drawing = drawn('speed(0)\nfor i in range(51_000): fd(1)');
    expect(drawing.items.size).toBe(50_000);
    expect(drawing.isFull).toBe(true);
  });
});

describe('keys, clicks and timers', () => {
  test('act while the program waits for them', () => {
    events = [
      ['press', 'Up'],
      ['release', 'Up'],
      ['click', 5, 6, 1],
    ];
    const source = [
      'onkeypress(lambda: print("down"), "Up")',
      'onkey(lambda: print("up"), "Up")',
      'onscreenclick(lambda x, y: (print(x, y), bye()))',
      'ontimer(lambda: print("time"), 0)',
      'listen()',
      'mainloop()',
    ];
    expect(run(source.join('\n'))).toBe('down\ntime\nup\n5 6');
  });

  test('a turtle hears clicks on itself, and can be dragged', () => {
    events = [
      ['click', 100, 100, 1],
      ['click', 3, 3, 1],
      ['drag', 40, 50, 1],
      ['release', 40, 50, 1],
    ];
    const source = [
      't = Turtle(); t.speed(0)',
      't.onclick(lambda x, y: print("hit"))',
      't.ondrag(t.goto)',
      't.onrelease(lambda x, y: bye())',
      'mainloop()',
      'print(t.pos())',
    ];
    expect(run(source.join('\n'))).toContain('hit\n');
  });

  test('Stop ends a drawing that waits', () => {
    isStopped = true;
    expect(run('onkey(print, "a"); listen(); mainloop()')).toMatch(/^KeyboardInterrupt/);
  });

  test('a program with timers alone ends with them', () => {
    expect(run('ontimer(lambda: print("one"), 1); mainloop(); print("end")')).toBe('one\nend');
  });
});

test('a check sees the drawing as data, and does not wait', () => {
  const program =
    'import turtle\nturtle.color("red")\nturtle.fd(50)\nturtle.dot(9)\nturtle.done()\n';
  const check = [
    'r = run()',
    'expect(r.error is None, "error")',
    'expect(r.drawing.lines == [{"from": (0, 0), "to": (50, 0), "color": "red", "width": 1}], "lines")',
    'expect(r.drawing.dots[0]["size"] == 9, "dots")',
  ];
  const verdict = JSON.parse(session.check(program, check.join('\n')));
  session.tidy();
  expect(verdict).toMatchObject({ passed: true });
  expect(commands).toEqual([]);
});
