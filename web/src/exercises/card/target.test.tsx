import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { renderPage } from '../../test/render.tsx';
import { PreviewCard } from './preview-card.tsx';

const PAGE: PreviewExercise = {
  kind: 'web',
  id: 'heading',
  title: 'A heading',
  instructions: '<p>Make it red.</p>',
  starter: { 'index.html': '<h1>Hi</h1>' },
  solution: { 'index.html': '<h1 style="color: red">Hi</h1>' },
  check: 'expect(1, "x")',
  hints: ['First hint', 'Second hint'],
  feedback: {},
  target: { address: '/media/targets/red.webp', width: 640, height: 320, text: 'Hi' },
};

async function open(exercise: PreviewExercise) {
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <PreviewCard exercise={exercise} storageKey="l/heading" />
    </PreviewContext>
  );
  return act(async () => renderPage(page, { language: 'en' }));
}

const picture = () => screen.queryByRole('img', { name: /^The finished/ });
const toggle = () => screen.queryByRole('button', { name: 'See the target' });
const run = () => screen.getByRole('button', { name: 'Run' });
const waiting = () => screen.getByText('Nothing to see yet').closest('[inert]');

beforeEach(() => localStorage.clear());

test('until the first run the target is in the place of the empty preview', async () => {
  await open(PAGE);
  expect(picture()).toHaveAccessibleName('The finished page: Hi');
  expect(picture()).toHaveAttribute('src', '/media/targets/red.webp');
  expect(screen.getByText('This is what it should become')).toBeVisible();
  expect(toggle()).toBeNull();
  // Nobody hears that there is nothing to see.
  expect(waiting()).not.toBeNull();
});

test('after a run the preview is shown, the target on demand, and the next run itself', async () => {
  const { user } = await open(PAGE);
  await user.click(run());
  expect(picture()).toBeNull();
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle() as HTMLElement);
  expect(picture()).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle() as HTMLElement);
  expect(picture()).toBeNull();
  await user.click(toggle() as HTMLElement);
  await user.click(run());
  expect(picture()).toBeNull();
});

test.each([
  ['a sketch', { ...PAGE, kind: 'game' } as const, 'The finished sketch: A heading'],
  [
    'a page without words',
    { ...PAGE, target: { ...PAGE.target, text: '' } } as PreviewExercise,
    'The finished page: A heading',
  ],
])('%s is named after its exercise', async (_, exercise, name) => {
  await open(exercise);
  expect(picture()).toHaveAccessibleName(name);
});

test('without a picture, or where it cannot be loaded, the preview says how it begins', async () => {
  const { target: _, ...without } = PAGE;
  const { unmount, user } = await open(without);
  expect(picture()).toBeNull();
  expect(waiting()).toBeNull();
  await user.click(run());
  expect(toggle()).toBeNull();
  unmount();
  localStorage.clear();
  await open(PAGE);
  fireEvent.error(picture() as HTMLElement);
  expect(picture()).toBeNull();
  expect(waiting()).toBeNull();
});
