import type { HandPoint } from '@codivia/runners/models/hand-features';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { readProjects } from '../project/stored-projects.ts';
import { AiLabPage } from '../room/ai-lab-page.tsx';
import { PageWorker } from '../training/page-worker.ts';
import { FakeCamera } from './fake-camera.ts';

let camera: FakeCamera;

/** A hand whose points stand side by side; the finder sees more than the preview, so they come out further apart. */
const HAND = Array.from({ length: 21 }, (_, i) => ({ x: 0.5 + i / 100, y: 0.5, z: 0.000_012_3 }));

/** The same with its points one below the other. */
const TURNED = HAND.map(({ x, y, z }) => ({ x: y, y: x, z }));

beforeEach(() => {
  vi.stubGlobal('Worker', PageWorker);
  camera = new FakeCamera();
});

const button = (name: string) => screen.getByRole('button', { name });

async function openHands(language: 'en' | 'fr' = 'en') {
  const shown = await act(async () => renderPage(<AiLabPage />, { language, at: '/ailab' }));
  await shown.user.click(
    button(language === 'fr' ? 'Entraîner avec des mains' : 'Train with hands'),
  );
  return shown;
}

async function switchOn() {
  const shown = await openHands();
  await shown.user.click(button('Switch the camera on'));
  return shown;
}

test('the camera is asked for by a press, after a sentence, and without a microphone', async () => {
  const { user } = await openHands();
  expect(screen.getByText(/The picture stays on this device/)).toBeVisible();
  expect(camera.requests).toEqual([]);
  await user.click(button('Switch the camera on'));
  expect(await screen.findByText('Camera on')).toBeVisible();
  expect(camera.requests).toEqual([expect.objectContaining({ audio: false })]);
});

test('a hand becomes an example of 21 points by a press, and is kept as nothing else', async () => {
  const { user } = await switchOn();
  expect(await screen.findByText('Show your whole hand.')).toBeVisible();
  await user.click(button('Fist'));
  expect(screen.getByText('Show your hand to the camera first.')).toBeVisible();

  camera.show(HAND);
  expect(await screen.findByText('I see your hand.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The points of your hand' })).toBeVisible();
  await user.click(button('Fist'));
  expect(screen.getByRole('img', { name: 'Fist, example 1' })).toBeVisible();
  const kept = await vi.waitFor(async () => {
    const [project] = await readProjects();
    const points = project?.examples[0]?.input as HandPoint[];
    expect(points).toHaveLength(21);
    return points;
  });
  expect(kept[0]).toEqual([0.5, 0.5, 0]);
  expect(kept[1]).toEqual([0.5133, 0.5, 0]);
});

test('a button that is held adds one example after the other', async () => {
  const { user } = await switchOn();
  camera.show(HAND);
  await screen.findByText('I see your hand.');
  fireEvent.pointerDown(button('Open hand'));
  expect(await screen.findByText('3 examples')).toBeVisible();
  fireEvent.pointerUp(button('Open hand'));
  const count = screen.getAllByRole('img', { name: /^Open hand, / }).length;
  await user.click(button('Fist'));
  expect(screen.getAllByRole('img', { name: /^Open hand, / })).toHaveLength(count);
});

test('the trained model judges what the camera sees, and a wrong verdict is repaired', async () => {
  const { user } = await switchOn();
  for (const [name, hand] of [
    ['Open hand', HAND],
    ['Fist', TURNED],
  ] as const) {
    camera.show(null);
    await screen.findByText('Show your whole hand.');
    camera.show(hand);
    await screen.findByText('I see your hand.');
    for (let i = 1; i <= 3; i++) {
      await vi.waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled'));
      await user.click(button(name));
    }
  }
  expect(screen.getAllByText('3 examples')).toHaveLength(2);
  await user.click(button('2. Train'));
  await user.click(button('Train'));
  await user.click(await screen.findByRole('button', { name: 'Test it' }));
  await user.click(button('Switch the camera on'));
  expect(await screen.findByText('I think: Fist')).toBeVisible();
  camera.show(HAND);
  expect(await screen.findByText('I think: Open hand')).toBeVisible();
  await user.click(button('Fist'));
  expect(await screen.findByText(/It is an example of Fist now/)).toBeVisible();
  expect(await screen.findByText('I think: Open hand')).toBeVisible();
  expect(screen.getByText(/It is an example of Fist now/)).toBeVisible();

  await user.click(button('4. Use'));
  expect(screen.getByText(/hand\.gesture/)).toBeVisible();
  await user.click(button('Python'));
  expect(screen.getByText(/\[0\.5133, 0\.5, 0\]/)).toBeVisible();
});

test('a camera stays on where the browser does not say which others there are', async () => {
  camera.enumerateDevices = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  await switchOn();
  expect(await screen.findByText('Show your whole hand.')).toBeVisible();
  expect(camera.live).toBe(1);
});

test('one press ends the camera, and so do another step and a hidden tab', async () => {
  const { user } = await switchOn();
  await screen.findByText('Camera on');
  expect(camera.live).toBe(1);
  expect(button('Switch the camera off')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(camera.live).toBe(0);
  expect(button('Switch the camera on')).toHaveFocus();

  await user.click(button('Switch the camera on'));
  await screen.findByText('Camera on');
  await user.click(button('2. Train'));
  expect(camera.live).toBe(0);

  await user.click(button('1. Collect'));
  await user.click(button('Switch the camera on'));
  await screen.findByText('Camera on');
  camera.hideTab();
  expect(await screen.findByText('The camera went off when you left this tab.')).toBeVisible();
  expect(camera.live).toBe(0);
  expect(button('Switch the camera on')).toBeVisible();
});

test.each([
  ['NotAllowedError', /Your browser keeps the camera closed/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /another program may be using it/],
])('after %s the learner is told why, and can try again', async (name, text) => {
  camera.failure = new DOMException('', name);
  const { user } = await switchOn();
  expect(await screen.findByText(text)).toBeVisible();
  camera.failure = null;
  await user.click(button('Try again'));
  expect(await screen.findByText('Camera on')).toBeVisible();
});

test('a camera that is pulled out is missed, and the examples stay', async () => {
  const { user } = await switchOn();
  camera.show(HAND);
  await screen.findByText('I see your hand.');
  await user.click(button('Fist'));
  camera.pullOut();
  expect(await screen.findByText(/was it unplugged\?/)).toBeVisible();
  expect(screen.getByText('1 example')).toBeVisible();
  expect(button('Try again')).toBeVisible();
});

test('front and back cameras can be chosen, and the back one is not mirrored', async () => {
  camera.devices = ['camera 1, facing front', 'camera 0, facing back'];
  const { user } = await switchOn();
  const choice = await screen.findByRole('combobox', { name: 'Camera' });
  expect(screen.getByLabelText('Picture of your camera').className).toContain('-scale-x-100');
  await user.selectOptions(choice, 'Back camera');
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Picture of your camera').className).not.toContain('-scale-x'),
  );
  expect(camera.live).toBe(1);
});

test('a permission that comes when the learner has gone on switches nothing on', async () => {
  const { user } = await openHands('fr');
  const grant = camera.wait();
  await user.click(button('Allumer la caméra'));
  expect(screen.getByText(/Ton navigateur demande/)).toBeVisible();
  await user.click(button('2. Entraîner'));
  await act(async () => grant());
  await vi.waitFor(() => expect(camera.granted).toBe(1));
  expect(camera.live).toBe(0);
});

test('where hands cannot be found it says so, and tries again', async () => {
  camera.hasGraphics = false;
  const { user } = await switchOn();
  expect(await screen.findByText(/Hands cannot be found in this browser/)).toBeVisible();
  camera.hasGraphics = true;
  await user.click(button('Try again'));
  expect(await screen.findByText('Show your whole hand.')).toBeVisible();
});

test('where WebGL is lost meanwhile it says so, and hands are found again', async () => {
  const { user } = await switchOn();
  camera.show(HAND);
  await screen.findByText('I see your hand.');
  camera.loseGraphics();
  expect(await screen.findByText(/Hands cannot be found in this browser/)).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByText('I see your hand.')).toBeVisible();
});
