import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { workIn } from '../../code/tools/sharing/share-link.ts';
import { renderPage } from '../../test/render.tsx';
import { draw } from './game/draw.ts';
import { sketch, sketchLibrary } from './game/sketch.ts';
import { JUMP, type World } from './game/world.ts';
import { HeroCard } from './hero-card.tsx';

vi.mock('./game/draw.ts', () => ({ loadPictures: async () => ({}), draw: vi.fn() }));
beforeEach(() => vi.mocked(draw).mockClear());

async function renderCard(language: 'en' | 'fr' = 'en') {
  const view = renderPage(
    <RunnerContext value={new FakeRunner()}>
      <HeroCard />
    </RunnerContext>,
    { language },
  );
  await screen.findByRole('tab', { selected: true });
  return view;
}

const stage = () => document.querySelector<HTMLElement>('[data-press=play]') as HTMLElement;
/** The world as it was drawn last. */
const world = () => vi.mocked(draw).mock.lastCall?.[2] as World;
const isInTheAir = () => waitFor(() => expect(world()?.height).toBeGreaterThan(0));

it('stands still until the first press, which plays', async () => {
  const { user } = await renderCard();
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(draw).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await isInTheAir();
  expect(world().distance).toBeGreaterThan(0);
  expect(stage()).toHaveAttribute('data-state', 'running');
});

it('shows what a new number does at once, and takes it along to the game room', async () => {
  const { user } = await renderCard('fr');
  const jump = screen.getByRole('spinbutton', { name: 'jump' });
  expect(jump).toHaveValue(JUMP.first);
  await user.click(screen.getByRole('button', { name: 'Sauter plus haut' }));
  expect(jump).toHaveValue(JUMP.first + 1);
  await isInTheAir();
  fireEvent.change(jump, { target: { value: '14' } });
  expect(screen.getByText(/tu viens de modifier un programme/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'L’ouvrir dans la salle jeux' });
  const carried = () => workIn(new URL((link as HTMLAnchorElement).href).hash, 'game');
  await waitFor(async () =>
    expect(await carried()).toMatchObject({
      files: { 'sketch.js': sketch('fr', 14) },
      library: sketchLibrary('fr'),
    }),
  );
});

it('keeps the number within its bounds, and forgets what is none', async () => {
  const { user } = await renderCard();
  const jump = screen.getByRole('spinbutton', { name: 'jump' });
  fireEvent.change(jump, { target: { value: '' } });
  fireEvent.blur(jump);
  expect(jump).toHaveValue(JUMP.first);
  fireEvent.change(jump, { target: { value: '999' } });
  fireEvent.blur(jump);
  expect(jump).toHaveValue(JUMP.max);
  const more = screen.getByRole('button', { name: 'Higher jump' });
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.click(more);
  expect(jump).toHaveValue(JUMP.max);
});

it('is played with keys while it has the focus, and takes no other keys', async () => {
  await renderCard();
  expect(fireEvent.keyDown(document.body, { key: 'ArrowUp' })).toBe(true);
  expect(fireEvent.keyDown(stage(), { key: 'ArrowDown' })).toBe(true);
  expect(draw).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(stage(), { key: 'ArrowUp' })).toBe(false);
  await isInTheAir();
});

it('pauses when it is told to, and while its tab is hidden', async () => {
  const { user } = await renderCard();
  await user.click(stage());
  await isInTheAir();
  const expectStill = async () => {
    const { distance } = world();
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(world().distance).toBe(distance);
  };
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await expectStill();
  hidden.mockRestore();
  const { distance } = world();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(world().distance).toBeGreaterThan(distance));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await expectStill();
  expect(screen.getByRole('button', { name: 'Keep playing' })).toBeVisible();
});

it('moves by jumps alone for people who prefer less motion', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') }),
  );
  const { user } = await renderCard();
  await user.click(stage());
  await isInTheAir();
  await waitFor(() => expect(stage()).toHaveAttribute('data-state', 'ready'));
  expect(world().height).toBe(0);
  const { distance } = world();
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(world().distance).toBe(distance);
});

it('has the program in Python in its second tab', async () => {
  const { user } = await renderCard();
  const tab = screen.getByRole('tab', { name: 'Python' });
  await user.click(tab);
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('figure', { name: /Python program/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Game' })).toHaveAttribute('aria-selected', 'true');
  expect(stage()).toBeVisible();
});

it('stands still, with its number, for those who come back from the other tab', async () => {
  const { user } = await renderCard();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await user.click(screen.getByRole('button', { name: 'Higher jump' }));
  await isInTheAir();
  screen.getByRole('button', { name: 'Pause' }).focus();
  await user.keyboard('{Enter}');
  expect(stage()).toHaveFocus();
  expect(stage()).toHaveAttribute('data-state', 'paused');
  await user.click(screen.getByRole('tab', { name: 'Python' }));
  await user.click(screen.getByRole('tab', { name: 'Game' }));
  expect(screen.getByRole('spinbutton', { name: 'jump' })).toHaveValue(JUMP.first + 1);
  expect(stage()).toHaveAttribute('data-state', 'ready');
});
