/** A picture of one red point, half transparent. */
export const RED_POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A tenth of a second of silence: 8,000 samples a second of one byte each. */
function silence(): Buffer {
  const samples = Buffer.alloc(800, 128);
  const head = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  for (const at of [24, 28]) head.writeUInt32LE(8000, at);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const text = (content: string) => Buffer.from(content);

/** A sketch that shows in its title the contents of its files. */
export const GAME_WITH_FILES = {
  name: 'Météores',
  kind: 'game',
  files: {
    'sketch.js': `let cat, list, beep;
function preload() {
  cat = loadImage('cat.png');
  list = loadJSON('data/list.json');
  beep = loadSound('beep.wav');
}
function setup() {
  createCanvas(300, 200);
  image(cat, 0, 0, 300, 200);
  const point = get(50, 50).slice(0, 3);
  document.title = [point, list[0], twice(21), beep.duration().toFixed(1)].join(' ');
}
`,
  },
} as const;
export const GAME_FILES = {
  'cat.png': RED_POINT,
  'data/list.json': text('[7]'),
  'beep.wav': silence(),
  'helper.js': text('function twice(n) { return 2 * n; }'),
};

/** A page that shows in its title the contents of its files. */
export const PAGE_WITH_FILES = {
  name: 'Ma page',
  kind: 'web',
  files: {
    'index.html': `<!doctype html><html lang="fr"><head><link rel="stylesheet" href="more.css"></head><body>
<h1>Ma page</h1>
<img src="cat.png" alt="chat"><audio src="beep.wav"></audio>
<p><a href="pages/about.html">À propos</a></p>
</body></html>`,
    'style.css': '',
    'script.js': `import { half } from './half.js';
const image = document.querySelector('img');
await image.decode();
const context = document.createElement('canvas').getContext('2d');
context.drawImage(image, 0, 0);
const list = await (await fetch('data.json')).json();
const sound = document.querySelector('audio');
if (!sound.duration) await new Promise((go) => sound.addEventListener('loadedmetadata', go));
const { color, backgroundImage } = getComputedStyle(document.body);
const ground = await (await fetch(backgroundImage.slice(5, -2))).blob();
document.title = [
  context.getImageData(0, 0, 1, 1).data.slice(0, 3),
  list.length, half(84), sound.duration.toFixed(1), color, ground.type,
].join(' ');`,
  },
} as const;
export const PAGE_FILES = {
  'cat.png': RED_POINT,
  'data.json': text('[1, 2, 3]'),
  'beep.wav': silence(),
  'half.js': text("import { two } from './two.js';\nexport const half = (n) => n / two;"),
  'two.js': text('export const two = 2;'),
  'more.css': text('body { color: rgb(1, 2, 3); background: url(cat.png) }'),
  'pages/about.html': text(
    '<h1>À propos</h1><img src="../cat.png" alt="chat"><a href="../index.html">Retour</a>',
  ),
};
