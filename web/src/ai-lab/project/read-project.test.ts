import { expect, test } from 'vitest';
import { changeProject } from './change-project.ts';
import { newProject, usualSettings } from './lab-project.ts';
import { readLabProject } from './read-project.ts';

const stored = (project: unknown) => readLabProject(JSON.parse(JSON.stringify(project)));

function someProject() {
  const project = newProject('text', 'Moods', ['Happy', 'Grumpy']);
  const classId = project.classes[0]?.id ?? '';
  return changeProject(project, { type: 'add-examples', classId, inputs: ['hello', 'hi'] });
}

test('a project is read as it was written', () => {
  const project = someProject();
  expect(stored(project)).toEqual(project);
  const table = { ...newProject('table', 'T', ['a', 'b']), columns: ['__proto__', 'size'] };
  const input = JSON.parse('{"__proto__":"1","size":"2"}');
  const classId = table.classes[1]?.id ?? '';
  const filled = changeProject(table, { type: 'add-examples', classId, inputs: [input] });
  expect(Object.keys(stored(filled)?.examples[0]?.input ?? {})).toEqual(['__proto__', 'size']);
});

test('what an earlier version has not written is the usual', () => {
  const { id, kind, examples } = someProject();
  expect(stored({ id, kind, examples })).toEqual({
    id,
    kind,
    name: '',
    classes: [],
    examples: [],
    columns: [],
    settings: usualSettings('text'),
    changedAt: 0,
  });
});

test('examples that cannot be used are left out, the others stay', () => {
  const project = someProject();
  const [first] = project.examples;
  const broken = [null, 3, {}, { ...first, classId: 'gone' }, { ...first, input: { a: 1 } }];
  expect(stored({ ...project, examples: [...broken, first] })?.examples).toEqual([first]);
  const drawing = newProject('drawing', 'D', ['a', 'b']);
  const classId = drawing.classes[0]?.id;
  const examples = [[1, 2], 'x', new Array(784).fill(0)].map((input, i) => {
    return { id: String(i), classId, input };
  });
  expect(stored({ ...drawing, examples })?.examples.map(({ id }) => id)).toEqual(['2']);
});

test('hands are kept with all of their points', () => {
  const hands = newProject('hand', 'H', ['a', 'b']);
  const hand = Array.from({ length: 21 }, (_, i) => [i, 0.5, -0.25]);
  const inputs = [hand, hand.slice(1), [...hand.slice(1), [1, 'x', 2]], 'hand'];
  const examples = inputs.map((input, i) => {
    return { id: String(i), classId: hands.classes[0]?.id, input };
  });
  expect(stored({ ...hands, examples })?.examples.map(({ id }) => id)).toEqual(['0']);
});

test('settings that no training can have are the usual', () => {
  const settings = {
    method: 'constructor',
    k: -1,
    depth: 1e9,
    hidden: ['x'],
    epochs: null,
    seed: 5,
  };
  expect(stored({ ...someProject(), settings })?.settings).toEqual({
    ...usualSettings('text'),
    seed: 5,
  });
});

test.each([
  null,
  [],
  'x',
  {},
  { id: 'a', kind: 'toString' },
  { id: 'a', kind: 'of later' },
  { kind: 'text' },
])('%j is no project', (value) => {
  expect(readLabProject(value)).toBeNull();
});
