import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PreviewRoom } from './preview-room.ts';

// Tests of abilities that a browser gives a frame without an origin: films of a project, and workers from its scripts.

const FILM = join(import.meta.dirname, '../content/courses/01-discovery/media/loops.en.mp4');

const SKETCH = `let worker;
function setup() {
  createCanvas(50, 50, WEBGL);
  const film = createVideo('film.mp4', () => console.log('film ' + film.elt.videoWidth));
  worker = new Worker('work.js');
  worker.onmessage = ({ data }) => {
    console.log('answer ' + data);
    worker.postMessage('wrong');
  };
  worker.postMessage(20);
}`;
const WORKER = `importScripts('double.js');
console.log('begun');
onmessage = ({ data }) => {
  if (data === 'wrong') nothing();
  postMessage(double(data));
};`;

const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

test('a sketch plays a film and starts a worker, which ends with it', async ({ page }) => {
  const room = new PreviewRoom(page, 'game');
  await room.open({ 'sketch.js': SKETCH });
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Files' });
  await dialog
    .getByLabel('Add files')
    .last()
    .setInputFiles([
      file('film.mp4', readFileSync(FILM)),
      file('work.js', Buffer.from(WORKER)),
      file('double.js', Buffer.from('const double = (n) => 2 * n;')),
      file('hall.obj', Buffer.from('v 0 0 0')),
    ]);
  await expect(dialog.getByText("createVideo('film.mp4')")).toBeVisible();
  await expect(dialog.getByText("loadModel('hall.obj', true)")).toBeVisible();
  await page.keyboard.press('Escape');
  await room.run();
  for (const line of ['film 1280', 'begun', 'answer 40'])
    await expect(room.log).toContainText(line);
  await expect(room.failure).toContainText('work.js');
  await expect(room.failure).toContainText('nothing');
  await expect(room.failure).toContainText('4');
  const workers = () => page.workers().filter((one) => one.url().startsWith('blob:')).length;
  await expect.poll(workers).toBe(1);
  await room.isAlive();
  await expect.poll(workers).toBe(0);

  await room.openAgain({
    'sketch.js':
      "function setup() {\n  loadModel('Hall.obj');\n}\nconst later = () => new Worker('work.js');",
  });
  await room.run();
  await expect(room.failure).toContainText('The file is called hall.obj, not Hall.obj');
  await expect(room.failure).toContainText('line 2');
});
