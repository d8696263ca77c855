import type { AuthoredOpenExercise } from '@codivia/contract/exercises/tasks/open';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { ChecklistField } from './checklist-field.tsx';

const text = (en: string, fr: string) => ({ en, fr });
const item = (id: string, required?: boolean) => ({
  id,
  check: `expect(${id})`,
  text: text(`Has ${id}`, `A ${id}`),
  hint: text(`No ${id} yet`, `Pas encore de ${id}`),
  ...(required === undefined ? {} : { required }),
});

/** An invented open project. */
const PROJECT: AuthoredOpenExercise = {
  kind: 'python',
  task: 'open',
  id: 'bot',
  starter: '',
  solution: 'bot()',
  title: text('A bot', 'Un bot'),
  instructions: text('<p>Write.</p>', '<p>Écris.</p>'),
  summary: text('It chats.', 'Il bavarde.'),
  hints: [],
  alternatives: ['bot()'],
  checklist: [item('name'), item('loop'), item('topics'), item('smile', false)],
  wrong: [
    { code: 'a', feedback: 'name' },
    { code: 'b', feedback: 'loop' },
  ],
};

/** The form of the project's checklist, and the project as it is after the last change. */
async function open(language: 'en' | 'fr' = 'en') {
  let latest = PROJECT;
  function Form() {
    const [exercise, setExercise] = useState(PROJECT);
    latest = exercise;
    const put = (changes: object) => setExercise((now) => ({ ...now, ...changes }) as typeof now);
    return <ChecklistField exercise={exercise} put={put} />;
  }
  const view = renderPage(<Form />, { language });
  const list = within(
    await screen.findByRole('group', { name: language === 'fr' ? 'Liste à cocher' : 'Checklist' }),
  );
  const button = (name: string) => list.getByRole('button', { name });
  const ids = () => latest.checklist.map(({ id }) => id);
  return { ...view, list, button, ids, latest: () => latest };
}

test('an item is added, with a key of its own, and written in both languages', async () => {
  const { user, list, button, latest } = await open();
  await user.click(button('Add: Item 5'));
  const field = (name: string) => list.getByRole('textbox', { name });
  expect(field('Key of item 5')).toHaveValue('item-5');
  await user.type(field('What the project does (5) (English)'), 'Says bye');
  await user.type(field('What the project does (5) (French)'), 'Dit au revoir');
  await user.type(field('What learners read while it is not done (5) (English)'), 'No bye');
  await user.type(field('What learners read while it is not done (5) (French)'), 'Rien');
  await user.type(await list.findByRole('textbox', { name: 'Check of item 5' }), 'expect(bye)');
  expect(latest().checklist.at(-1)).toEqual({
    id: 'item-5',
    check: 'expect(bye)',
    text: text('Says bye', 'Dit au revoir'),
    hint: text('No bye', 'Rien'),
  });
});

test('an item that is moved takes its texts and its check along, and the ends stay', async () => {
  const { user, list, button, ids } = await open();
  await user.click(button('Down: Item 1'));
  expect(ids()).toEqual(['loop', 'name', 'topics', 'smile']);
  expect(button('Down: Item 2')).toHaveFocus();
  expect(await list.findByRole('textbox', { name: 'Check of item 2' })).toHaveValue('expect(name)');
  expect(list.getByRole('textbox', { name: 'Key of item 2' })).toHaveValue('name');
  await user.click(button('Up: Item 4'));
  expect(ids()).toEqual(['loop', 'name', 'smile', 'topics']);
  expect(button('Up: Item 1')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Up: Item 1'));
  await user.click(button('Down: Item 4'));
  expect(ids()).toEqual(['loop', 'name', 'smile', 'topics']);
});

test('items are removed, but not below the smallest number of items', async () => {
  const { user, list, button, ids } = await open();
  await user.click(button('Remove: Item 2'));
  expect(ids()).toEqual(['name', 'topics', 'smile']);
  expect(list.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('an item is required or not, and wrong answers follow a key that changes', async () => {
  const { user, list, latest } = await open();
  const required = (number: number) =>
    list.getByRole('checkbox', { name: `Required to pass (${number})` });
  expect(required(1)).toBeChecked();
  expect(required(4)).not.toBeChecked();
  await user.click(required(1));
  await user.click(required(4));
  expect(latest().checklist.map((one) => one.required)).toEqual([
    false,
    undefined,
    undefined,
    true,
  ]);
  await user.type(list.getByRole('textbox', { name: 'Key of item 2' }), 's');
  expect(latest().wrong.map(({ feedback }) => feedback)).toEqual(['name', 'loops']);
});

test('in French', async () => {
  const { user, list, button, ids } = await open('fr');
  expect(list.getAllByRole('textbox', { name: /\(français\)$/ })).not.toHaveLength(0);
  await user.click(button('Descendre\u00a0: Point 1'));
  expect(ids()[1]).toBe('name');
});
