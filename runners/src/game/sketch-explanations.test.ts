import { expect, test } from 'vitest';
import { ARGUMENT_RULES, argumentProblem } from './argument-rules.ts';
import { gameError } from './game-errors.ts';
import { sketchHints } from './sketch-hints.ts';
import { usedKeys } from './used-keys.ts';

const problemOf = (name: string, ...values: unknown[]) => {
  const rule = ARGUMENT_RULES.get(name);
  const problem = rule && argumentProblem(rule, values);
  return problem ? [problem.notice, ...problem.about] : null;
};

test.each([
  ['circle', [10, 20], ['p5_too_few', 'x, y, diameter', '2']],
  ['line', [1, 2, 3, 4, 5, 6, 7], ['p5_too_many', '6', '7']],
  ['rect', [1, 2, 'wide', 4], ['p5_wrong_type', 'width', '"wide"']],
  ['circle', [undefined, 1, 2], ['p5_empty', 'x', 'undefined']],
  ['circle', [1, Number.NaN, 2], ['p5_empty', 'y', 'NaN']],
  ['circle', ['5', 1, 2], null],
  ['rect', [1, 2, 3], null],
  ['fill', ['red'], null],
  ['text', [42, 1, 2], null],
  ['createCanvas', [400, 400, 'webgl'], null],
])('%s%j', (name, values, problem) => {
  expect(problemOf(name, ...values)).toEqual(problem);
});

const hintsOf = (js: string) =>
  sketchHints(js).map((one) => [one.kind === 'notice' && one.notice, one.text, one.position?.line]);

test.each([
  ['function setup() {}\nfunction Draw() {}', [['p5_function', 'Draw\tdraw', 2]]],
  ['function setpu() {}', [['p5_function', 'setpu\tsetup', 1]]],
  ['function mousepressed() {}', [['p5_function', 'mousepressed\tmousePressed', 1]]],
  ['function drwa() {}\nfunction draw() { drwa(); }', []],
  ['function drawBall() {}\nfunction reset() {}', []],
  [
    'function setup() {\n  background(0);\n  createCanvas(9, 9);\n}',
    [['p5_before_canvas', 'background', 2]],
  ],
  ['function setup() {\n  createCanvas(9, 9);\n  background(0);\n}', []],
  ['function draw() {\n  createCanvas(9, 9);\n}', [['p5_canvas_in_draw', '', 2]]],
  ['function setup( {', []],
  ['function draw() {}\nfunction draw() {}', [['p5_function_twice', 'draw', 2]]],
  ['function draw() {\n  let x = 0;\n  circle(x, 9, 9);\n  x = x + 1;\n}', [['p5_reset', 'x', 2]]],
  ['function draw() {\n  let x = 0;\n  circle(x, 9, 9);\n  x++;\n}', [['p5_reset', 'x', 2]]],
  [
    'function draw() {\n  let x = -9;\n  circle(x, 9, 9);\n  if (x < 9) {\n    x += 2;\n  }\n}',
    [['p5_reset', 'x', 2]],
  ],
  ['let x = 0;\nfunction draw() {\n  circle(x, 9, 9);\n  x++;\n}', []],
  ['function draw() {\n  let y = 9;\n  text(1, y, 9);\n  y += 20;\n  text(2, y, 9);\n}', []],
  [
    'function draw() {\n  let y = 9;\n  for (const one of all) {\n    text(one, y, 9);\n    y += 20;\n  }\n}',
    [],
  ],
  ['function draw() {\n  let n = 0;\n  const up = () => n++;\n  up();\n  n++;\n}', []],
  ['function draw() {\n  let x = mouseX;\n  circle(x, 9, 9);\n  x = 3;\n}', []],
])('%j', (js, hints) => {
  expect(hintsOf(js)).toEqual(hints);
});

const NAMES = 'ellipse random createCanvas text mouseX CONTROL plane scale round fill'.split(' ');

test.each([
  ['ReferenceError', 'elipse is not defined', true, 'P5Name', 'elipse (spelling: ellipse)'],
  [
    'ReferenceError',
    'createcanvas is not defined',
    true,
    'P5Name',
    'createcanvas (capitals: createCanvas)',
  ],
  [
    'ReferenceError',
    'mousePressed is not defined',
    true,
    'P5Name',
    'mousePressed (spelling: mouseIsPressed)',
  ],
  ['ReferenceError', "Can't find variable: random", false, 'P5TooEarly', 'random'],
  ['TypeError', 'text is not a function', true, 'P5Hidden', 'text'],
  ['TypeError', 'mouseX is not a function', true, 'P5Variable', 'mouseX'],
  ['ReferenceError', 'consol is not defined', true, 'Misspelt', 'consol (spelling: console)'],
  ['Error', '[object Arguments]is not a valid color representation.', true, 'P5Color', ''],
  [
    'TypeError',
    "Failed to execute 'drawImage' on 'CanvasRenderingContext2D': The provided value is not of type",
    true,
    'P5Picture',
    '',
  ],
])('%s: %s', (name, text, runs, known, about) => {
  expect(gameError({ name, text }, '', NAMES, runs)).toEqual({ name: known, text: about });
});

test.each([
  ['Playr is not defined', 'class Player {}', 'Misspelt', 'Playr (spelling: Player)'],
  ['scoer is not defined', 'let score = 0;', 'Misspelt', 'scoer (spelling: score)'],
  ['planet is not defined', 'let planets = [];', 'Misspelt', 'planet (spelling: planets)'],
  ['fil is not defined', 'let score = 0;', 'P5Name', 'fil (spelling: fill)'],
  ['elipse is not defined', 'let eclipse = 0;', 'Misspelt', 'elipse (spelling: eclipse)'],
  ['speed is not defined', 'function setup() { let speed = 1; }', 'KnownElsewhere', 'speed'],
])('%s, with %s of one’s own', (text, code, name, about) => {
  const error = { name: 'ReferenceError', text };
  expect(gameError(error, code, NAMES, true)).toEqual({ name, text: about });
});

test.each(['fond', 'scoer', 'Playr', 'lives'])(
  'for %s nothing far-fetched is suggested',
  (name) => {
    const error = { name: 'ReferenceError', text: `${name} is not defined` };
    expect(gameError(error, 'let x = 3;', NAMES, true)).toBeNull();
  },
);

test('errors that have nothing to do with p5 stay as they are', () => {
  expect(
    gameError({ name: 'ReferenceError', text: 'scoreboard is not defined' }, '', NAMES, true),
  ).toBeNull();
  expect(
    gameError({ name: 'TypeError', text: 'ball.jump is not a function' }, '', NAMES, true),
  ).toBeNull();
});

test.each([
  ['if (keyIsDown(LEFT_ARROW) || keyIsDown(39)) {}', ['ArrowLeft', 'ArrowRight']],
  ["if (key === ' ' || key == 'A' || keyCode === 87) {}", ['w', ' ', 'a']],
  ["if (e.key === 'ArrowUp') {}", ['ArrowUp']],
  ['function mousePressed() {}', []],
])('the keys of %s are %j', (code, keys) => {
  expect(usedKeys(code)).toEqual(keys);
});
