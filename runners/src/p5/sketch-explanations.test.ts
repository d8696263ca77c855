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
])('%j', (js, hints) => {
  expect(hintsOf(js)).toEqual(hints);
});

const NAMES = ['ellipse', 'random', 'createCanvas', 'text', 'mouseX', 'CONTROL'];

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
  expect(gameError({ name, text }, NAMES, runs)).toEqual({ name: known, text: about });
});

test('errors that have nothing to do with p5 stay as they are', () => {
  expect(
    gameError({ name: 'ReferenceError', text: 'scoreboard is not defined' }, NAMES, true),
  ).toBeNull();
  expect(
    gameError({ name: 'TypeError', text: 'ball.jump is not a function' }, NAMES, true),
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
