import { test as base, expect, type Page } from '@playwright/test';
import { withHandCamera } from './fake-camera.ts';
import { expectAccessible, expectToFit, NARROWEST } from './fixtures.ts';
import { PreviewRoom } from './preview-room.ts';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use(withHandCamera(launchOptions));
    },
    { scope: 'worker' },
  ],
});

/** Counts how often this page, and no frame in it, asks for the camera. */
async function watchCamera(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    if (self !== top) return;
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    Object.assign(window, { cameraRequests: 0 });
    mediaDevices.getUserMedia = (constraints) => {
      (window as unknown as { cameraRequests: number }).cameraRequests++;
      return ask(constraints);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { cameraRequests: number }).cameraRequests);
}

const WATCHER = `let before = '';
function setup() {
  createCanvas(200, 200);
}
function draw() {
  const isInside = hand.x > 0 && hand.x < 200 && hand.y > 0 && hand.y < 200;
  const now = hand.seen ? ['hand', hand.gesture, hand.points.length, isInside].join(' ') : 'none';
  if (now !== before) console.log(now);
  before = now;
}`;

for (const language of ['en', 'fr'] as const) {
  test(`a game gets points of a hand once that is allowed, until one press ends it (${language})`, {
    tag: '@phone',
  }, async ({ page }) => {
    const requests = await watchCamera(page);
    const room = new PreviewRoom(page, 'game', language);
    const { gameHand } = room.words;
    await room.open({ 'sketch.js': WATCHER });
    await room.run();
    await expect(room.log).toContainText('none');
    await expect(page.getByText(gameHand.before)).toBeVisible();
    await expectAccessible(page);
    expect(await requests()).toBe(0);

    await room.button(gameHand.allow).click();
    await expect(page.getByText(gameHand.is_on)).toBeVisible();
    await expect(room.log).toContainText('hand point 21 true', { timeout: 240_000 });
    await expectAccessible(page);
    await page.setViewportSize(NARROWEST);
    await expectToFit(page);
    await room.button(gameHand.end).click();
    await expect(room.log).toContainText(/hand point 21 true.*none/s);
    await expect(room.button(gameHand.allow)).toBeVisible();
    await expect(page.getByText(gameHand.is_on)).toHaveCount(0);
    expect(await requests()).toBe(1);
  });
}

/** All that a program can do for a camera or for points; a press on the sketch tries again. */
const ATTACK = `function setup() {
  createCanvas(200, 200);
  tryAll();
}
function draw() {
  if (hand.seen) console.log('SEEN');
}
function mousePressed() {
  tryAll();
}
async function attempt(ask) {
  try {
    await ask();
    console.log('GOT IT');
  } catch (error) {
    return error.name;
  }
}
const WANTED = { video: true };
const own = MediaDevices.prototype.getUserMedia;
const FORGED = { points: Array.from({ length: 21 }, () => [0.5, 0.5, 0]), gesture: 'open' };
let turns = 0;
async function tryAll() {
  const refused = [
    await attempt(() => navigator.mediaDevices.getUserMedia(WANTED)),
    await attempt(() => own.call(navigator.mediaDevices, WANTED)),
    await attempt(() => new Promise((yes, no) => navigator.webkitGetUserMedia(WANTED, yes, no))),
  ];
  for (const [name, value] of [['allow', 'camera *'], ['srcdoc', '<p>'], ['src', 'about:blank']]) {
    const frame = document.createElement('iframe');
    frame.allow = 'camera *';
    frame.setAttribute(name, value);
    document.body.append(frame);
    await new Promise((done) => setTimeout(done, 200));
    await attempt(() => frame.contentWindow.navigator.mediaDevices.getUserMedia(WANTED));
    await attempt(() => own.call(frame.contentWindow.navigator.mediaDevices, WANTED));
  }
  for (const message of [
    'codivia:boot',
    { type: 'hand' },
    { kind: 'hand' },
    { do: 'hand', hand: FORGED },
    { type: 'control', control: { do: 'hand', hand: FORGED } },
    { type: 'run', program: { hand: true } },
  ]) {
    const { port1, port2 } = new MessageChannel();
    parent.postMessage(message, '*', [port2]);
    window.postMessage(message, '*');
    port1.postMessage(message);
  }
  await new Promise((done) => setTimeout(done, 300));
  turns += 1;
  console.log('tried ' + turns + ': ' + refused.join(' ') + ', seen: ' + hand.seen);
}`;

test('a sketch that wants the camera gets none, and no points either before they are allowed', async ({
  page,
}) => {
  const requests = await watchCamera(page);
  const room = new PreviewRoom(page, 'game');
  const { gameHand } = room.words;
  const refused = (turn: number) =>
    new RegExp(`tried ${turn}:( (NotAllowed|Security)Error){3}, seen: false`);
  await room.open({ 'sketch.js': ATTACK });
  await room.run();
  await expect(room.log).toContainText(refused(1));
  await expect(room.log).not.toContainText('SEEN');
  expect(await requests()).toBe(0);
  await expect(room.button(gameHand.allow)).toBeVisible();

  // The browser has granted the camera to the page, and the frame gets it no more than before.
  await room.button(gameHand.allow).click();
  await expect(page.getByText(gameHand.is_on)).toBeVisible();
  await room.button(gameHand.end).click();
  await (await room.program()).locator('canvas').click();
  await expect(room.log).toContainText(refused(2));
  await expect(room.log).not.toContainText('GOT IT');
  expect(await requests()).toBe(1);
  await room.isAlive();
});

test('in the document of another page the game room’s own is loaded, with the game as it is', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'game');
  const { gameHand, rooms } = room.words;
  await room.open({ 'sketch.js': WATCHER });
  await page.goto('/courses');
  await page.evaluate(() => {
    history.pushState(null, '', '/gametraining');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await room.run();
  await expect(page.getByText(gameHand.reload)).toBeVisible();
  await room.button(gameHand.load).click();
  await page.getByRole('button', { name: rooms.run, exact: true }).waitFor();
  await room.run();
  await expect(room.button(gameHand.allow)).toBeVisible();
  await expect(room.log).toContainText('none');
});

/** Trains the examples of a starting point, takes its model and its game to the game room, and runs the game. */
async function playFrom(room: PreviewRoom, name: 'rps' | 'steering'): Promise<void> {
  const { page } = room;
  const { aiLab, startingPoints } = room.words;
  await page.goto('/ailab');
  const { title } = startingPoints.points[name];
  await room.button(`${startingPoints.begin} – ${title}`).click();
  await room.button(`2. ${aiLab.steps.train}`).click();
  await room.button(aiLab.train.start).click();
  await room.button(aiLab.train.to_test).click();
  await room.button(`4. ${aiLab.steps.use}`).click();
  await room.button(aiLab.use.rooms.game.name).click();
  const code = await page.locator('pre').innerText();
  await room.button(aiLab.use.rooms.game.put).click();
  await page.getByRole('link', { name: aiLab.use.rooms.game.open }).click();
  const said = `\nsetTimeout(() => console.log('played', frameCount > 1, model.kind), 2000);`;
  await room.openAgain({ 'sketch.js': code + said });
  await room.run();
  await expect(room.log).toContainText('played true hand');
  await expect(room.failure).toHaveCount(0);
  await expect(room.button(room.words.gameHand.allow)).toBeVisible();
}

test('starting points become games beside their models, and the loaded one names the gestures', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'game');
  await room.open({ 'sketch.js': WATCHER });
  await playFrom(room, 'rps');
  await playFrom(room, 'steering');
  const loading = "function preload() {\n  loadModel('rock-paper-scissors');\n}\n";
  await room.openAgain({ 'sketch.js': loading + WATCHER });
  await room.run();
  await room.button(room.words.gameHand.allow).click();
  await expect(room.log).toContainText(/hand (Rock|Paper|Scissors) 21 true/, { timeout: 240_000 });
  await expect(room.failure).toHaveCount(0);
});
