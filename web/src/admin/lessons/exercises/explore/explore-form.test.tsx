import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mockApi, Refused } from '../../../../test/api.ts';
import { renderPage } from '../../../../test/render.tsx';
import { newExercise } from '../new-exercise.ts';
import { ExploreForm } from './explore-form.tsx';

const FAULT = { en: 'Option “width”: at most 1000.', fr: 'Option « width » : au plus 1000.' };

/** The form, and the exercise as it is after the last change. The server refuses a width of 5000. */
async function open(language: 'en' | 'fr' = 'en') {
  const calls = mockApi({
    'POST /admin/explorable-check': ({ body }) => {
      const { options } = body as { options: { width?: number } };
      if (options.width === 1) throw new Refused(503, { en: 'Too busy.', fr: 'Trop à faire.' });
      return { faults: options.width === 5000 ? [FAULT] : [] };
    },
  });
  let latest = newExercise('explore', []) as AuthoredExploreExercise;
  function Form() {
    const [exercise, setExercise] = useState(latest);
    latest = exercise;
    return <ExploreForm exercise={exercise} onChange={setExercise} />;
  }
  const view = await act(async () => renderPage(<Form />, { language }));
  const preview = await screen.findByRole('figure');
  return { ...view, calls, preview, latest: () => latest };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const write = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  field: HTMLElement,
  text: string,
) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

test('a goal is written in rows, each beside the present value in the preview', async () => {
  const { user, latest } = await open();
  const goal = group('Goal');
  expect(goal.getByText('In the preview now: 200')).toBeVisible();
  expect(screen.getAllByText('The preview doesn’t meet all of this now.').length).toBeGreaterThan(
    0,
  );

  await write(user, goal.getByRole('textbox', { name: 'Condition 1: Value' }), '150,5');
  expect(latest().goal).toEqual({ x: { at_least: 150.5 } });
  expect(screen.getByText('The preview meets all of this now.')).toBeVisible();
  expect(screen.getByText(/is reached at the start/)).toBeVisible();
  await write(user, goal.getByRole('textbox', { name: 'Condition 1: Value' }), 'far');
  expect(goal.getByRole('alert')).toHaveTextContent('A number.');
  expect(latest().goal).toEqual({ x: { at_least: 150.5 } });

  await user.selectOptions(
    goal.getByRole('combobox', { name: 'Condition 1: Comparison' }),
    'above',
  );
  await user.click(goal.getByRole('button', { name: 'Add: Condition 2' }));
  await user.selectOptions(goal.getByRole('combobox', { name: 'Condition 2: Measure' }), 'x');
  expect(latest().goal).toEqual({ x: { above: 150.5, at_least: 200 } });
  const taken = goal.getByRole('combobox', { name: 'Condition 2: Comparison' });
  expect(within(taken).queryByRole('option', { name: /above/ })).toBeNull();
});

test('a state comes from the preview, and is shown in it', async () => {
  const { user, preview, latest } = await open();
  within(preview).getAllByRole('slider')[0]?.focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Take from the preview: Solution' }));
  const { x } = latest().solution as { x: number };
  expect(x).toBeGreaterThan(200);
  expect(screen.getByText(/solution of .* does not reach its goal/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Solution' })).toHaveValue(
    `{\n  "x": ${x},\n  "y": 200\n}`,
  );
  await user.click(screen.getByRole('button', { name: 'Show in the preview: Wrong state 1' }));
  expect(group('Goal').getByText('In the preview now: 100')).toBeVisible();
});

test('options are checked while they are written; the last right ones stay in the preview', async () => {
  const { user, latest } = await open('fr');
  const options = screen.getByRole('textbox', { name: 'Options (JSON)' });
  await write(user, options, '{"width": 5000');
  expect(options).toHaveAccessibleDescription(/pas encore un objet JSON/);
  await write(user, options, '{"width": 5000}');
  expect(await screen.findByText(FAULT.fr)).toBeVisible();
  expect(latest().options).toEqual({ width: 5000 });
  expect(screen.getByRole('figure')).toBeVisible();

  await write(user, options, '{"width": 1}');
  expect(await screen.findByText(/Trop à faire/)).toBeVisible();
  await write(user, options, '{"width": 900}');
  expect(await screen.findAllByText('Dans l’aperçu en ce moment : 450')).toHaveLength(2);
  expect(options).not.toHaveAccessibleDescription(/Trop à faire/);
});

test('another explorable begins with rules of its own; those of the first one are kept', async () => {
  const { user, latest } = await open();
  const first = latest();
  const choice = screen.getByRole('combobox', { name: 'Explorable' });
  expect(within(choice).getByRole('option', { name: /Find the …/ })).toBeInTheDocument();
  await user.selectOptions(choice, 'binary-search');
  const start = await screen.findByText(/Find the \d+, and open/);
  expect(start).toBeVisible();
  expect(latest()).toMatchObject({ explorable: 'binary-search' });
  expect(Object.keys(latest().goal)).not.toContain('x');
  await user.selectOptions(choice, 'coordinate-grid');
  expect(latest()).toEqual(first);
  await screen.findByRole('textbox', { name: 'Solution' });
});
