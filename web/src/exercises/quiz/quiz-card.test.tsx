import type { QuizQuestion } from '@codivia/contract/exercises/quiz';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPython } from '../../test/render-python.tsx';
import { QuizCard } from './quiz-card.tsx';

const option = (text: string, correct: boolean) => ({
  text: `<p>${text}</p>`,
  correct,
  explanation: `<p>About ${text}.</p>`,
});

/** Invented questions. */
const ONE: QuizQuestion = {
  kind: 'quiz',
  id: 'one',
  question: '<p>What is 2 + 3?</p>',
  options: [option('four', false), option('five', true), option('six', false)],
};
const SEVERAL: QuizQuestion = {
  ...ONE,
  question: '<p>Which are even?</p>',
  options: [option('two', true), option('three', false), option('four', true)],
};

const button = (name: string) => screen.getByRole('button', { name });

test('one right option: a wrong choice explains itself and can be thought over', async () => {
  const onChecked = vi.fn();
  const { user } = await renderPython(<QuizCard question={ONE} onChecked={onChecked} />);
  expect(await screen.findByRole('group', { name: 'What is 2 + 3?' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'four' }));
  await user.click(button('Check my answer'));
  expect(await screen.findByText('About four.')).toBeVisible();
  expect(screen.queryByText('About five.')).toBeNull();
  expect(screen.getByText('Not quite.')).toBeVisible();
  expect(onChecked.mock.calls).toEqual([[false, [0], 'four']]);

  await user.click(button('Try again'));
  expect(screen.getByRole('radio', { name: 'four' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'five' }));
  await user.click(button('Check my answer'));
  expect(await screen.findByText('About five.')).toBeVisible();
  expect(screen.getByText('Right!')).toBeVisible();
  expect(onChecked.mock.calls).toEqual([
    [false, [0], 'four'],
    [true, [1], 'five'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a wrong choice by keyboard keeps the focus, and another option can be chosen at once', async () => {
  const { user } = await renderPython(<QuizCard question={ONE} />);
  const four = await screen.findByRole('radio', { name: 'four' });
  four.focus();
  await user.keyboard(' ');
  button('Check my answer').click();
  expect(await screen.findByText('Not quite.')).toBeVisible();
  expect(four).toHaveFocus();
  // A browser takes the focus from a disabled control.
  expect(four).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: 'five' }));
  expect(four).not.toBeChecked();
  expect(screen.queryByText('Not quite.')).toBeNull();
  await user.click(button('Check my answer'));
  expect(await screen.findByText('Right!')).toBeVisible();
});

test('several right options: all are needed, and right ones stay chosen', async () => {
  const { user } = await renderPython(<QuizCard question={SEVERAL} />);
  await user.click(await screen.findByRole('checkbox', { name: 'two' }));
  await user.click(button('Check my answer'));
  expect(screen.getByText(/something is missing/)).toBeVisible();
  await user.click(button('Try again'));
  expect(screen.getByRole('checkbox', { name: 'two' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'four' }));
  await user.click(screen.getByRole('checkbox', { name: 'three' }));
  await user.click(screen.getByRole('checkbox', { name: 'three' }));
  await user.click(button('Check my answer'));
  expect(screen.getByText('Right!')).toBeVisible();
});

test('nothing chosen is not an answer', async () => {
  const { user } = await renderPython(<QuizCard question={ONE} />, 'fr');
  await screen.findByRole('radio', { name: 'five' });
  await user.click(button('Vérifier'));
  expect(screen.getByText('Choisis d’abord une réponse.')).toBeVisible();
});
