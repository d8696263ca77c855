// ---------- Words for screen readers, in the language of the browser ----------
const WORDS = {
  en: {
    paper: 'Paper of 16 by 16 pixels: the arrows move, the space bar paints',
    clear: 'Empty',
    mirrors: ['No mirror', 'Two sides', 'Four sides'],
    colours: [
      'Mint',
      'Yellow',
      'Orange',
      'Pink',
      'Violet',
      'Blue',
      'Green',
      'White',
      'Grey',
      'Eraser',
    ],
  },
  fr: {
    paper: 'Papier de 16 pixels sur 16 : les flèches déplacent, la barre d’espace peint',
    clear: 'Vider',
    mirrors: ['Sans miroir', 'Deux côtés', 'Quatre côtés'],
    colours: [
      'Menthe',
      'Jaune',
      'Orange',
      'Rose',
      'Violet',
      'Bleu',
      'Vert',
      'Blanc',
      'Gris',
      'Gomme',
    ],
  },
};
const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
const words = WORDS[language];
document.documentElement.lang = language;
const find = (id) => document.getElementById(id);

// ---------- The picture: the number of a colour for each pixel ----------
const SIZE = 16;
const COLOURS = [
  ...['#4fe3b0', '#ffc83d', '#ff7d52', '#ff8fb8', '#b79bff'],
  ...['#7cc4ff', '#8fd16a', '#ffffff', '#8397a0', '#0a1517'],
];
const ERASER = COLOURS.length - 1;

// The left half of what is on the paper at first; the mirror makes the rest.
const FIRST = [
  '........',
  '....0...',
  '.....0..',
  '....0000',
  '...00000',
  '..001100',
  '..011110',
  '..011710',
  '..001100',
  '..000000',
  '...00002',
  '.0..0022',
  '.00..000',
  '..0.0.0.',
  '....0..0',
  '........',
];
const pixels = Array.from({ length: SIZE }, (_, y) =>
  Array.from({ length: SIZE }, (_, x) => {
    const sign = FIRST[y][x < 8 ? x : 15 - x];
    return sign === '.' ? ERASER : Number(sign);
  }),
);

let colour = 3;
let mirror = 1;
let cursor = null; // the pixel that the keys have reached

// ---------- Painting ----------
function paint(x, y) {
  const across = SIZE - 1 - x;
  const down = SIZE - 1 - y;
  const places = [[x, y]];
  if (mirror > 0) places.push([across, y]);
  if (mirror > 1) places.push([x, down], [across, down]);
  for (const [left, top] of places) pixels[top][left] = colour;
  draw();
}

function draw() {
  const paper = find('paper').getContext('2d');
  const side = 384 / SIZE;
  for (const [y, row] of pixels.entries()) {
    for (const [x, number] of row.entries()) {
      paper.fillStyle = COLOURS[number];
      paper.fillRect(x * side, y * side, side, side);
      paper.strokeStyle = 'rgb(255 255 255 / 7%)';
      paper.strokeRect(x * side, y * side, side, side);
    }
  }
  if (!cursor) return;
  paper.lineWidth = 3;
  paper.strokeStyle = 'white';
  paper.strokeRect(cursor.x * side, cursor.y * side, side, side);
  paper.lineWidth = 1;
}

function paintAt(event) {
  const { left, top, width, height } = find('paper').getBoundingClientRect();
  const x = Math.floor(((event.clientX - left) / width) * SIZE);
  const y = Math.floor(((event.clientY - top) / height) * SIZE);
  if (x >= 0 && y >= 0 && x < SIZE && y < SIZE) paint(x, y);
}

find('paper').addEventListener('pointerdown', (event) => {
  cursor = null;
  paintAt(event);
});
find('paper').addEventListener('pointermove', (event) => {
  if (event.buttons > 0) paintAt(event);
});

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
find('paper').addEventListener('keydown', (event) => {
  const way = WAYS[event.key];
  if (!way && event.key !== ' ') return;
  event.preventDefault();
  cursor ??= { x: 7, y: 7 };
  if (!way) return paint(cursor.x, cursor.y);
  cursor.x = Math.min(SIZE - 1, Math.max(0, cursor.x + way[0]));
  cursor.y = Math.min(SIZE - 1, Math.max(0, cursor.y + way[1]));
  draw();
});

// ---------- The tools: in each group one button is pressed ----------
function group(id, names, chosen, choose) {
  const buttons = names.map((name, number) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => {
      choose(number);
      mark(number);
    });
    find(id).append(button);
    return button;
  });
  const mark = (number) => {
    for (const [i, button] of buttons.entries()) button.setAttribute('aria-pressed', i === number);
  };
  mark(chosen);
  return buttons;
}

const pots = group('colours', words.colours, colour, (number) => {
  colour = number;
});
for (const [i, pot] of pots.entries()) pot.style.background = COLOURS[i];
pots[ERASER].textContent = '✕';

const mirrors = group('mirrors', words.mirrors, mirror, (number) => {
  mirror = number;
});
for (const [i, button] of mirrors.entries()) button.textContent = ['▪', '◧', '⊞'][i];

find('clear').addEventListener('click', () => {
  for (const row of pixels) row.fill(ERASER);
  draw();
});
find('clear').setAttribute('aria-label', words.clear);
find('paper').setAttribute('aria-label', words.paper);
draw();
