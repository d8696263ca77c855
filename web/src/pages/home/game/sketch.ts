import type { Language } from '@codivia/contract/api/language';
import type { LibraryName } from '../../../code/tools/sharing/share-link.ts';

/** The files of the library that the sketch opens, by their names in each language. */
const FILES = {
  en: ['forest-1', 'forest-2', 'forest-3', 'piko-running', 'star', 'rock'],
  fr: ['foret-1', 'foret-2', 'foret-3', 'piko-qui-court', 'etoile', 'rocher'],
} as const;

const COMMENTS = {
  en: {
    jump: 'how strong a jump is: change me!',
    gravity: 'pulls Piko down again',
    speed: 'how fast the trail goes by',
    trail: 'what lies on the trail: the kind, how far away, how high',
    unit: 'The picture is 320 wide and 180 high, on every screen.',
    behind: 'Three layers: what is far away moves slowly.',
    move: 'Piko goes up, gravity brings it down.',
    things: 'Stars count. Rocks make Piko slower for a moment.',
    again: 'The trail begins again.',
    press: 'Space, the up arrow or a tap: jump!',
    stars: 'Stars:',
  },
  fr: {
    jump: 'la force du saut : change-moi !',
    gravity: 'ramène Piko au sol',
    speed: 'la vitesse du chemin',
    trail: 'ce qu’il y a sur le chemin : quoi, à quelle distance, à quelle hauteur',
    unit: 'L’image fait 320 de large et 180 de haut, sur tous les écrans.',
    behind: 'Trois calques : ce qui est loin avance lentement.',
    move: 'Piko monte, la gravité le ramène.',
    things: 'Les étoiles comptent. Un rocher ralentit Piko un instant.',
    again: 'Le chemin recommence.',
    press: 'Espace, la flèche du haut ou un appui : saute !',
    stars: 'Étoiles :',
  },
} as const;

/** The game as a sketch with p5, with the same rules and numbers as `world.ts`. */
export function sketch(language: Language, jump: number): string {
  const say = COMMENTS[language];
  const [far, middle, near, piko, star, rock] = FILES[language].map((name) => `'${name}.svg'`);
  return `let jump = ${jump}; // ${say.jump}
let gravity = 0.7; // ${say.gravity}
let speed = 3; // ${say.speed}

// ${say.trail}
const TRAIL = [
  ['star', 150, 66], ['rock', 232, 13], ['star', 282, 124],
  ['star', 420, 66], ['star', 460, 66], ['rock', 560, 13],
  ['star', 560, 74], ['star', 690, 124], ['star', 730, 124],
  ['rock', 840, 13], ['star', 930, 66], ['star', 1000, 124],
];
const GROUND = 163;
let layers, piko, pictures, things;
let distance = 0, up = 0, rise = 0, slow = 0, score = 0;

function preload() {
  layers = [loadImage(${far}), loadImage(${middle}), loadImage(${near})];
  piko = loadImage(${piko});
  pictures = { star: loadImage(${star}), rock: loadImage(${rock}) };
}

function setup() {
  createCanvas(windowWidth, windowWidth * 180 / 320);
  things = TRAIL.map(([kind, x, high]) => ({ kind, x, high, gone: false }));
}

function draw() {
  scale(width / 320); // ${say.unit}
  const now = slow > 0 ? speed / 3 : speed;
  distance += now;
  slow -= 1;

  // ${say.behind}
  layers.forEach((layer, i) => {
    const left = -(distance * [0.06, 0.25, 0.6][i]) % 320;
    image(layer, left, 0, 321, 180);
    image(layer, left + 320, 0, 320, 180);
  });
  noStroke();
  fill('#fff0c7');
  for (let x = 8 - (distance % 16); x < 336; x += 16) circle(x, GROUND + 8, 5.2);

  // ${say.move}
  up += rise;
  rise -= gravity;
  if (up <= 0) up = rise = 0;

  // ${say.things}
  for (const thing of things) {
    thing.x -= now;
    const isStar = thing.kind === 'star';
    const near = abs(thing.x - 72) < (isStar ? 30 : 20);
    if (!thing.gone && near && abs(up + 28 - thing.high) < (isStar ? 34 : 30)) {
      thing.gone = true;
      if (isStar) score += 1;
      else slow = 40;
    }
    if (thing.x < -56) { // ${say.again}
      thing.x += 1080;
      thing.gone = false;
    }
    const size = isStar ? 28 : 30;
    if (!isStar || !thing.gone)
      image(pictures[thing.kind], thing.x - size / 2, GROUND - thing.high - size / 2, size, size);
  }

  const frame = up > 0 ? 5 : floor(distance / 15 + 1) % 6;
  image(piko, 44, GROUND - up - 54, 56, 56, frame * 128, 0, 128, 128);
  fill('#10211f');
  textSize(14);
  text('${say.stars} ' + score, 10, 20);
}

// ${say.press}
function leap() {
  if (up === 0) rise = jump;
}
function keyPressed() {
  if (key === ' ' || keyCode === UP_ARROW) leap();
}
function mousePressed() {
  leap();
}
`;
}

/** The names that the files of the library have beside the sketch, which are their own. */
export const sketchLibrary = (language: Language): LibraryName[] =>
  FILES[language].map((stem) => ({ name: `${stem}.svg`, library: `${stem}.svg` }));
