import { expect, test } from 'vitest';
import { changeProject } from '../project/change-project.ts';
import { type LabProject, newProject } from '../project/lab-project.ts';
import { splitExamples } from './split-examples.ts';

function add(project: LabProject, input: string, isAnswer = false): LabProject {
  const classId = project.classes[0]?.id ?? '';
  return changeProject(project, { type: 'add-examples', classId, inputs: [input], isAnswer });
}

const inputsOf = (project: LabProject) => splitExamples(project).test.map(({ input }) => input);

test('every fifth example of a class is kept for the test', () => {
  let project = newProject('text', 'x', ['a', 'b']);
  for (let i = 1; i <= 12; i++) project = add(project, String(i));
  expect(inputsOf(project)).toEqual(['5', '10']);
});

test('answers to verdicts are learned, and move no other example to the test', () => {
  let project = newProject('text', 'x', ['a', 'b']);
  for (let i = 1; i <= 4; i++) project = add(project, String(i));
  for (let i = 1; i <= 5; i++) project = add(project, `answer ${i}`, true);
  expect(inputsOf(project)).toEqual([]);
  expect(splitExamples(project).training).toHaveLength(9);
  expect(inputsOf(add(project, '5'))).toEqual(['5']);
});
