import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { newProject } from '../project/lab-project.ts';
import { train } from '../training/training-job.ts';
import { UsableModel } from './usable-model.tsx';

async function show(words: number) {
  const project = newProject('text', 'Words', ['a', 'b']);
  const examples = project.classes.map(({ id }, i) => ({ id, classId: id, input: `word ${i}` }));
  const model = await train({ ...project, examples });
  const trained = { model: { ...model, words: Array(words).fill('x'.repeat(40)) }, seconds: 1 };
  renderPage(
    <UsableModel
      project={project}
      trained={{ ...trained, job: { ...project, examples }, project }}
    />,
  );
}

test('a model that programs may load is offered to them', async () => {
  await show(10);
  expect(await screen.findByRole('button', { name: 'Save the model' })).toBeVisible();
});

test('a model of more than 5 MB says what to try', async () => {
  await show(130_000);
  expect(await screen.findByRole('heading', { name: /larger than 5 MB/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the model' })).toBeNull();
});
