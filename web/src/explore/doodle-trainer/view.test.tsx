import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newProject } from '../../ai-lab/project/lab-project.ts';
import { eraseProject, readProjects, writeProject } from '../../ai-lab/project/stored-projects.ts';
import { PageWorker } from '../../ai-lab/training/page-worker.ts';
import { renderPage } from '../../test/render.tsx';
import { NamedFigure } from '../explorable.tsx';

const options = { classes: ['line', 'pole'], each: 2 };
const stored: string[] = [];

beforeEach(() => {
  stored.length = 0;
  vi.stubGlobal('Worker', PageWorker);
  // The document of tests knows no captured pointers.
  Element.prototype.setPointerCapture = () => {};
});

function Model() {
  const [state, setState] = useState('');
  return (
    <NamedFigure
      name="doodle-trainer"
      options={options}
      stored={state}
      onStore={(text) => {
        stored.push(text);
        setState(text);
      }}
    />
  );
}

/** The drawings that are kept; pages of other tests may have left projects too. */
const readDoodles = async () =>
  (await readProjects()).filter(({ startedFrom }) => startedFrom === 'doodles-en');

const show = () => act(async () => renderPage(<Model />));

/** Draws from one corner to another; the board is one pixel wide in tests. */
async function draw(from: readonly [number, number], to: readonly [number, number]) {
  const board = await screen.findByRole('img', { name: 'Board to draw on' });
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    pointerId: 1,
    clientX,
    clientY,
  });
  fireEvent.pointerDown(board, { ...at(from), button: 0 });
  fireEvent.pointerMove(board, at(to));
  fireEvent.pointerUp(board, at(to));
}
const line = (y: number) => draw([0.1, y], [0.9, y]);
const pole = (x: number) => draw([x, 0.1], [x, 0.9]);
const button = (name: string) => screen.getByRole('button', { name });

test('some drawings of each train a model, which guesses, learns from corrections, and goes on in the lab', async () => {
  const { user, unmount } = await show();
  expect(await screen.findByText('Draw: line (1 of 2)')).toBeVisible();
  await user.click(button('Done, next one'));
  expect(screen.getByText('Draw: line (1 of 2)')).toBeVisible();
  for (const make of [() => line(0.4), () => line(0.6), () => pole(0.4), () => pole(0.6)]) {
    await make();
    await user.click(button('Done, next one'));
  }
  expect(stored).toEqual([]);
  // The keyboard goes on at the words where the button that was pressed is gone.
  expect(screen.getByText(/^All the drawings are yours/)).toHaveFocus();
  await user.click(button('Train it'));
  expect(await screen.findByText(/^It has learned your drawings/)).toHaveFocus();
  expect(stored).toEqual(['{"trained":1}']);

  await line(0.5);
  expect(screen.getByText('I think: line')).toBeVisible();
  await user.click(button('pole'));
  expect(
    await screen.findByText(/^Thanks. It has one more drawing of this now: pole/),
  ).toBeVisible();
  await vi.waitFor(() => expect(stored.at(-1)).toBe('{"trained":2}'));

  const kept = await vi.waitFor(async () => {
    const [project] = await readDoodles();
    expect(project?.examples).toHaveLength(5);
    return project;
  });
  // An account keeps models under ids of this form.
  expect(kept?.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(screen.getByRole('link', { name: 'Go on in the lab' })).toHaveAttribute(
    'href',
    `/ailab#${kept?.id}`,
  );
  unmount();
  await show();
  expect(
    await screen.findByText('All the drawings are yours. Let it learn from them.'),
  ).toBeVisible();
  await user.click(button('Take the last one back'));
  await user.click(button('Take the last one back'));
  expect(screen.getByText('Draw: pole (2 of 2)')).toBeVisible();

  await pole(0.5);
  await user.click(button('Done, next one'));
  await user.click(button('Train it'));
  await screen.findByText(/^It has learned your drawings/);
  await user.click(button('Start over'));
  expect(screen.getByRole('figure', { name: 'Train your own model' })).toHaveFocus();
  await line(0.5);
  await user.click(button('Done, next one'));
  await vi.waitFor(async () => {
    const projects = await readDoodles();
    expect(projects.map(({ id, examples }) => [id, examples.length])).toEqual([[kept?.id, 1]]);
  });
});

test('drawings of which one class alone is left are no beginning', async () => {
  for (const { id } of await readProjects()) await eraseProject(id);
  const project = newProject('drawing', 'My doodles', ['line']);
  await writeProject({ ...project, startedFrom: 'doodles-en' });
  await show();
  await act(async () => void (await readProjects()));
  expect(screen.getByText('pole')).toBeVisible();
});
