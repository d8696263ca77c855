import { expect, type Page, test } from '@playwright/test';
import { RED_POINT } from './file-fixtures.ts';
import { write } from './lesson.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';

// A preview's request for a file before its name has an address is refused, and the browser logs it in its console.

/** Half a second of silence: 8,000 samples a second of 8 bits. */
const BEEP = Buffer.concat([
  Buffer.from('RIFF\xc4\x0f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.from('\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\xa0\x0f\0\0', 'latin1'),
  Buffer.alloc(4000, 128),
]);

const text = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Adds files with the button of the room, and goes back to the code. */
async function addFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Files' });
  await dialog.getByLabel('Add files').last().setInputFiles(files);
  for (const { name } of files) await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

const SKETCH = `let cat;
function preload() {
  cat = loadImage('cat.png');
}
function setup() {
  createCanvas(100, 100);
  image(cat, 0, 0, 100, 100);
  console.log('drawn ' + get(50, 50).slice(0, 3) + ' ' + twice(21));
}`;

test('a sketch draws a picture that was dropped on the room; a misspelt name is explained', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'game');
  await room.open({ 'sketch.js': SKETCH });
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'cat.png', { type: 'image/png' }));
      return transfer;
    },
    [...RED_POINT],
  );
  await page.locator('.cm-content').dispatchEvent('drop', { dataTransfer: data });
  const dialog = page.getByRole('dialog', { name: 'Files' });
  await expect(dialog.getByText('cat.png', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await addFiles(page, [text('helper.js', 'function twice(n) { return 2 * n; }')]);
  await room.run();
  await expect(room.log).toContainText('drawn 255,0,0 42');

  await room.openAgain({ 'sketch.js': SKETCH.replace('cat.png', 'Cat.png') });
  await room.run();
  await expect(room.failure).toContainText('The file is called cat.png, not Cat.png');
  await expect(room.failure).not.toContainText('blob:');
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByText('Loading...')).toHaveCount(0);
});

const ORDERED = `<!doctype html><html><head>
<script src="lib.js" defer></script><script src="script.js" defer></script>
<link rel="stylesheet" href="style.css"><link rel="stylesheet" href="theme.css">
</head><body><p id="p">x</p></body></html>`;

test('a page runs its scripts and style sheets where their tags stand, and is saved with all of them', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'web');
  const js = 'console.log(greet(), getComputedStyle(p).color, innerWidth > 0);';
  await room.open(webFiles({ html: ORDERED, css: 'p { color: red }', js }));
  await addFiles(page, [
    text('lib.js', "const greet = () => 'hello';"),
    text('theme.css', 'p { color: rgb(1, 2, 3) }'),
  ]);
  await room.run();
  await expect(room.log).toContainText('hello rgb(1, 2, 3) true');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('my-page.zip');
  await expect(page.getByText(/a zip with your code and all your files/)).toBeVisible();
});

const PAGE = `<!doctype html><html><head><link rel="stylesheet" href="more.css"></head><body>
<img src="cat.png" alt="cat" onload="console.log('shown ' + this.naturalWidth)">
<a href="about.html">About</a>
<script src="helper.js"></script>
<script type="module">
import { half } from './half.js';
console.log('imported ' + half(84));
const list = await (await fetch('data.json')).json();
console.log('fetched ' + list.length + ' ' + twice(21));
const request = new XMLHttpRequest();
request.open('GET', './data.json');
request.onload = () => console.log('asked ' + request.status + ' ' + request.responseText);
request.send();
const made = new Image();
made.onload = () => console.log('made ' + made.src);
made.src = 'cat.png';
const sound = new Audio('beep.wav');
sound.onloadeddata = () => console.log('heard ' + sound.duration);
document.body.insertAdjacentHTML('beforeend', '<img src="cat.png" onload="console.log(7654321)">');
console.log('colour ' + getComputedStyle(document.body).color);
console.log(await (await fetch('data:text/plain,own')).text());
console.log('answer ' + (await fetch('data.jsn')).status);
</script></body></html>`;

test('a page shows, fetches, imports and links its files', async ({ page }) => {
  const room = new PreviewRoom(page, 'web');
  await room.open(webFiles({ html: PAGE }));
  await addFiles(page, [
    { name: 'cat.png', mimeType: 'image/png', buffer: RED_POINT },
    { name: 'beep.wav', mimeType: 'audio/wav', buffer: BEEP },
    text('data.json', '[1, 2, 3]'),
    text('helper.js', 'function twice(n) { return 2 * n; }'),
    text('half.js', "import { two } from './two.js';\nexport const half = (n) => n / two;"),
    text('two.js', 'export const two = 2;'),
    text('more.css', 'body { color: rgb(1, 2, 3); background: url(cat.png) }'),
    text('about.html', '<h1>About us</h1><p><a href="index.html">Back</a></p>'),
  ]);
  await room.run();
  const messages = [
    'shown 1',
    'imported 42',
    'fetched 3 42',
    'asked 200 [1, 2, 3]',
    'made cat.png',
    'heard 0.5',
    '7654321',
    'colour rgb(1, 2, 3)',
    'own',
    'answer 404',
  ];
  for (const line of messages) await expect(room.log).toContainText(line);
  await expect(room.failure).toContainText('Did you mean data.json?');
  await expect(room.log).not.toContainText('blob:');

  const shown = await room.program();
  await shown.getByRole('link', { name: 'About' }).click();
  await shown.getByRole('heading', { name: 'About us' }).waitFor();
  await shown.getByRole('link', { name: 'Back' }).click();
  await shown.getByRole('img', { name: 'cat' }).waitFor();
});

test('a Python program reads, imports and writes files, which stay', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/playground');
  await addFiles(page, [
    text('points.csv', 'name,points\nAda,3\n'),
    text('helper.py', 'def twice(n):\n    return 2 * n\n'),
  ]);
  await write(
    page.getByRole('region', { name: 'Code', exact: true }),
    `import csv
from helper import twice
with open('points.csv') as file:
    rows = list(csv.DictReader(file))
print(rows[0]['name'], twice(int(rows[0]['points'])))
with open('result.txt', 'w') as file:
    file.write('done')`,
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('log', { name: 'Output' })).toContainText('Ada 6');
  const written = page
    .getByRole('dialog', { name: 'Files' })
    .getByText('result.txt', { exact: true });
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(written).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(written).toBeVisible();
});
