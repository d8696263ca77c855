import { LANGUAGES } from '@codivia/contract/api/language';
import { METHODS_OF, type ModelFile } from '@codivia/contract/models/model-file';
import { usesHand } from '@codivia/runners/game/hand/uses-hand';
import { expect, test } from 'vitest';
import { LAB_KINDS, newProject } from '../project/lab-project.ts';
import { exampleProgram } from './example-program.ts';
import { gameSketch } from './game-sketch.ts';
import { webScript } from './web-script.ts';

const model = (kind: ModelFile['kind']): ModelFile => ({
  format: 'codivia-model',
  version: 1,
  kind,
  labels: ['a', 'b'],
  columns: [
    { name: 'my "size"', type: 'number', mean: 5.123, deviation: 2 },
    { name: 'colour', type: 'category', values: ['red'] },
  ],
  words: [],
  learned: { method: METHODS_OF[kind][0], nodes: [] } as never,
});

const cases = LAB_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

test.each(cases)('programs for a model of kind %s can be read in %s', (kind, language) => {
  const project = newProject(kind, 'Mon modèle !', ['a', 'b']);
  for (const program of [gameSketch, webScript]) {
    const code = program(project, model(kind), language);
    expect(() => new Function(code)).not.toThrow();
    expect(code).toContain("loadModel('mon-modele')");
  }
});

test.each(
  LANGUAGES.flatMap((language) => ['rps', 'steering'].map((from) => [from, language] as const)),
)('the game of the starting point %s is steered by the hand, in %s', (startedFrom, language) => {
  const project = { ...newProject('hand', 'My hand', ['a', 'b']), startedFrom };
  const code = gameSketch(project, model('hand'), language);
  expect(() => new Function(code)).not.toThrow();
  expect(code).toContain("loadModel('my-hand')");
  expect(usesHand(code)).toBe(true);
});

test('a row of the table has its columns', () => {
  const project = newProject('table', 'x', ['a', 'b']);
  expect(gameSketch(project, model('table'), 'en')).toContain(
    'const example = {"my \\"size\\"": 5.12, "colour": "red"};',
  );
});

test('a column may have any name in a program', () => {
  const project = newProject('table', 'x', ['a', 'b']);
  const columns = [{ name: '__proto__', type: 'number', mean: 5, deviation: 2 } as const];
  const code = webScript(project, { ...model('table'), columns }, 'en');
  const [first = ''] = code.split('\n');
  expect(Object.keys(new Function(`${first} return example;`)())).toEqual(['__proto__']);
});

test.each(cases)('a model of kind %s outlives its examples in Python, in %s', (kind, language) => {
  const project = newProject(kind, 'Mon modèle !', ['a', 'b']);
  expect(exampleProgram(project, model(kind), language)).toContain('load_model("mon-modele")');
});
