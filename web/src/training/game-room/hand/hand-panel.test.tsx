import type { Language } from '@codivia/contract/api/language';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCamera } from '../../../ai-lab/hand/fake-camera.ts';
import { FakePreview } from '../../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../../code/previews/use-preview.ts';
import { fragmentOf } from '../../../code/tools/sharing/share-link.ts';
import { renderPage } from '../../../test/render.tsx';
import { GameRoomPage } from '../game-room-page.tsx';

let camera: FakeCamera;

/** A hand in the middle of the picture, all of it in a row. */
const HAND = Array.from({ length: 21 }, () => ({ x: 0.5, y: 0.5, z: 0 }));

beforeEach(() => {
  camera = new FakeCamera();
});

const button = (name: string) => screen.getByRole('button', { name });

async function open(language: Language = 'en', at = '/gametraining') {
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <GameRoomPage />
    </PreviewContext>
  );
  const view = await act(async () => renderPage(page, { language, at }));
  return { ...view, preview };
}

/** Runs a game that uses the hand. */
async function runGame(language: Language = 'en', at?: string) {
  const view = await open(language, at);
  const { preview, user } = view;
  async function run() {
    await user.click(
      await screen.findByRole('button', { name: language === 'fr' ? 'Exécuter' : 'Run' }),
    );
    act(() => preview.runs.at(-1)?.emit({ kind: 'hand' }));
  }
  await run();
  await screen.findByRole('region', {
    name: language === 'fr' ? 'Ta main dans ce jeu' : 'Your hand in this game',
  });
  const hands = () =>
    preview.controls.flatMap((control) => (control.do === 'hand' ? [control.hand] : []));
  return { ...view, run, hands };
}

const ALLOW = 'Allow for this run';
const END = 'Switch the camera off';

test('a game that does not use the hand is offered none', async () => {
  const { user } = await open();
  await user.click(button('Run'));
  expect(screen.queryByRole('region', { name: 'Your hand in this game' })).toBeNull();
});

test('a game gets the points of a hand after a press, until another one', async () => {
  const { user, hands } = await runGame();
  expect(screen.getByText(/nothing but 21 points/)).toBeVisible();
  expect(camera.requests).toEqual([]);
  await user.click(button(ALLOW));
  expect(await screen.findByText('Camera on')).toBeVisible();
  expect(camera.requests).toEqual([expect.objectContaining({ audio: false })]);
  expect(await screen.findByText('Show your whole hand.')).toBeVisible();
  expect(hands().filter((hand) => hand !== null)).toEqual([]);

  camera.show(HAND);
  expect(await screen.findByText('I see your hand.')).toBeVisible();
  expect(hands().at(-1)).toEqual({ points: HAND.map(() => [0.5, 0.5, 0]), gesture: 'fist' });

  expect(button(END)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(camera.live).toBe(0);
  expect(hands().at(-1)).toBeNull();
  expect(button(ALLOW)).toHaveFocus();
  const { length } = hands();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(hands()).toHaveLength(length);
});

test('the camera ends with the run, and another run asks again', async () => {
  const { user, run } = await runGame();
  await user.click(button(ALLOW));
  await screen.findByText('Camera on');
  await run();
  expect(camera.live).toBe(0);
  await user.click(await screen.findByRole('button', { name: ALLOW }));
  await screen.findByText('Camera on');
  await user.click(button('Stop'));
  expect(camera.live).toBe(0);
  expect(camera.requests).toHaveLength(2);
});

test('it ends with a hidden tab, and with the page', async () => {
  const { user, unmount } = await runGame('fr');
  await user.click(button('Autoriser pour cette partie'));
  await screen.findByText('Caméra allumée');
  camera.hideTab();
  expect(await screen.findByText(/éteinte quand tu as quitté cet onglet/)).toBeVisible();
  expect(camera.live).toBe(0);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await user.click(button('Autoriser pour cette partie'));
  await screen.findByText('Caméra allumée');
  unmount();
  expect(camera.live).toBe(0);
});

test.each([
  ['NotAllowedError', /Your browser keeps the camera closed/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /another program may be using it/],
])(
  'after %s the learner is told why, the game goes on, and can be allowed again',
  async (name, text) => {
    const { user, preview, hands } = await runGame();
    camera.failure = new DOMException('', name);
    await user.click(button(ALLOW));
    expect(await screen.findByText(text)).toBeVisible();
    expect(preview.stops).toBe(1);
    expect(hands()).toEqual([]);
    camera.failure = null;
    await user.click(button('Try again'));
    expect(await screen.findByText('Camera on')).toBeVisible();
  },
);

test('a camera that is pulled out is missed, and the game sees no hand', async () => {
  const { user, hands } = await runGame();
  await user.click(button(ALLOW));
  camera.show(HAND);
  await screen.findByText('I see your hand.');
  camera.pullOut();
  expect(await screen.findByText(/was it unplugged\?/)).toBeVisible();
  expect(hands().at(-1)).toBeNull();
});

test('a game sees no hand any more when the graphics card is reset', async () => {
  const { user, hands } = await runGame();
  await user.click(button(ALLOW));
  camera.show(HAND);
  await screen.findByText('I see your hand.');
  camera.loseGraphics();
  expect(await screen.findByText(/Hands cannot be found in this browser/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'The points of your hand' })).toBeNull();
  expect(hands().at(-1)).toBeNull();
});

test('where hands cannot be found it says so', async () => {
  camera.hasGraphics = false;
  const { user } = await runGame();
  await user.click(button(ALLOW));
  expect(await screen.findByText(/Hands cannot be found in this browser/)).toBeVisible();
  expect(button(END)).toBeVisible();
});

test('in the document of another page the room’s own is loaded first', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://codivia.example/courses' } as PerformanceEntry,
  ]);
  await runGame();
  expect(screen.getByText(/press Run again afterwards/)).toBeVisible();
  expect(button('Load the page again')).toBeVisible();
  expect(screen.queryByRole('button', { name: ALLOW })).toBeNull();
});

test('a game that somebody has sent gets no hand before it is one’s own', async () => {
  const link = await fragmentOf({ 'sketch.js': 'hand.x;' });
  const { user, run } = await runGame('en', `/gametraining${link}`);
  expect(screen.getByText(/someone else wrote it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: ALLOW })).toBeNull();
  await user.click(button('Keep a copy'));
  await run();
  expect(await screen.findByRole('button', { name: ALLOW })).toBeVisible();
});
