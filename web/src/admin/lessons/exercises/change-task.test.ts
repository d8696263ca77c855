import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import type { Task } from '@codivia/contract/exercises/modules';
import { expect, test } from 'vitest';
import { codeExercise } from '../factories.ts';
import { withTask } from './change-task.ts';

const MODULES = codeExercise({
  starter: { 'main.py': 'import shapes', 'shapes.py': '' },
  solution: { 'shapes.py': 'side = 2' },
  alternatives: [{ 'shapes.py': 'side = 1 + 1' }],
});

/** The exercise after each of these changes. */
const after = (start: AuthoredCheckedExercise, ...tasks: Task[]) => tasks.reduce(withTask, start);

test('a program of several files keeps them where a whole program is written', () => {
  const { starter, solution } = MODULES;
  expect(after(MODULES, 'open', 'fix', 'write')).toMatchObject({ starter, solution });
});

test('of several files the main one is completed, as at the start where the solution leaves it out', () => {
  expect(after(MODULES, 'fill')).toMatchObject({ template: 'import shapes' });
  expect(after(MODULES, 'arrange')).toMatchObject({ lines: 'import shapes' });
});

test.each(['fill', 'arrange'] as const)('a query becomes no Python program: %s', (task) => {
  const query = { ...after(MODULES, 'sql'), solution: 'SELECT 1' } as AuthoredCheckedExercise;
  const changed = after(query, task);
  expect(changed).toMatchObject({ task, check: '', feedback: {} });
  expect(JSON.stringify(changed)).not.toContain('SELECT');
});
