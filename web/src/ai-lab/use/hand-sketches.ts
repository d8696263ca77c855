import type { Language } from '@codivia/contract/api/language';
import type { LabProject } from '../project/lab-project.ts';
import { modelName } from './file-name.ts';

const WORDS = {
  en: {
    words: 'hand.gesture is one of the labels of this model',
    parts: 'The points are parts of the picture',
    show: 'Show your hand to the camera.',
    beats: 'Each label is beaten by the next one, and the last one by the first',
    unseen: 'I saw no hand.',
    draw: 'A draw!',
    win: 'You win!',
    lose: 'The computer wins.',
    you: 'You: ',
    computer: 'Computer: ',
    mouse: 'Without a hand, the mouse flies the ship, and its button is the shield',
    things: 'Stars are round, rocks are square',
    caught: 'Something reaches the ship',
    over: 'The end! Press Run to fly again.',
  },
  fr: {
    words: 'hand.gesture est une des étiquettes de ce modèle',
    parts: 'Les points sont des parts de l’image',
    show: 'Montre ta main à la caméra.',
    beats: 'Chaque étiquette est battue par la suivante, et la dernière par la première',
    unseen: 'Je n’ai pas vu de main.',
    draw: 'Égalité !',
    win: 'Tu gagnes !',
    lose: 'L’ordinateur gagne.',
    you: 'Toi : ',
    computer: 'Ordinateur : ',
    mouse: 'Sans main, la souris pilote le vaisseau, et son bouton est le bouclier',
    things: 'Les étoiles sont rondes, les rochers sont carrés',
    caught: 'Quelque chose atteint le vaisseau',
    over: 'C’est fini ! Appuie sur Exécuter pour repartir.',
  },
} as const;

type Words = (typeof WORDS)[Language];

const loading = (name: string, say: Words) => `function preload() {
  // ${say.words}
  model = loadModel('${name}');
}`;

/** The points of the hand, its gesture, and a bar for each label. */
const pointsSketch = (name: string, say: Words) => `let model;

${loading(name, say)}

function setup() {
  createCanvas(320, 290);
  textSize(20);
  noStroke();
}

function draw() {
  background(255);
  fill(16, 33, 31);
  if (!hand.seen) {
    text('${say.show}', 20, 40);
    return;
  }
  // ${say.parts}
  for (const [x, y] of hand.points) {
    circle(x * width, y * height, 10);
  }
  text(hand.gesture, hand.x, hand.y);
  const sure = model.confidences(hand.points);
  for (let i = 0; i < model.labels.length; i++) {
    const label = model.labels[i];
    fill(16, 33, 31);
    text(label, 20, 40 + i * 30);
    fill(255, 200, 61);
    rect(150, 24 + i * 30, sure[label] * 150, 20);
  }
}
`;

/** A round every five seconds against the computer. */
const roundsSketch = (name: string, say: Words) => `let model;
let yours = -1;
let theirs = 0;
let wins = 0;
let losses = 0;
let result = '';

${loading(name, say)}

function setup() {
  createCanvas(320, 290);
  textAlign(CENTER);
  fill(255);
}

function draw() {
  background(16, 33, 31);
  textSize(20);
  text(wins + ' : ' + losses, 160, 40);
  text(hand.seen ? hand.gesture : '${say.show}', 160, 275);
  const moment = frameCount % 300;
  if (moment < 180) {
    textSize(100);
    text(3 - floor(moment / 60), 160, 180);
    return;
  }
  if (moment === 180) play();
  if (yours >= 0) text('${say.you}' + model.labels[yours], 160, 100);
  text('${say.computer}' + model.labels[theirs], 160, 135);
  textSize(30);
  text(result, 160, 200);
}

function play() {
  const count = model.labels.length;
  yours = model.labels.indexOf(hand.gesture);
  theirs = floor(random(count));
  // ${say.beats}
  if (yours < 0) {
    result = '${say.unseen}';
  } else if (yours === theirs) {
    result = '${say.draw}';
  } else if (yours === (theirs + 1) % count) {
    result = '${say.win}';
    wins = wins + 1;
  } else {
    result = '${say.lose}';
    losses = losses + 1;
  }
}
`;

/** Stars to catch with an open hand, and rocks against which a fist is a shield. */
const starsSketch = (name: string, say: Words) => `let model;
let things = [];
let stars = 0;
let lives = 3;

${loading(name, say)}

function setup() {
  createCanvas(320, 290);
  textSize(20);
  noStroke();
  rectMode(CENTER);
}

function draw() {
  background(16, 33, 31);

  // ${say.mouse}
  const x = hand.seen ? hand.x : mouseX;
  const shield = hand.seen ? hand.gesture === model.labels[1] : mouseIsPressed;

  if (frameCount % 40 === 0) {
    things.push({ x: random(20, 300), y: -20, isStar: random() < 0.6 });
  }

  // ${say.things}
  for (const thing of things) {
    thing.y = thing.y + 3;
    fill(thing.isStar ? 'gold' : 'tomato');
    if (thing.isStar) circle(thing.x, thing.y, 22);
    else square(thing.x, thing.y, 34);

    // ${say.caught}
    if (abs(thing.x - x) < 40 && abs(thing.y - 255) < 25) {
      if (!shield && thing.isStar) stars = stars + 1;
      if (!shield && !thing.isStar) lives = lives - 1;
      thing.y = 400;
    }
  }
  things = things.filter((thing) => thing.y < 310);

  fill(255);
  triangle(x, 235, x - 25, 275, x + 25, 275);
  if (shield) {
    fill(120, 200, 255, 120);
    circle(x, 258, 70);
  }

  fill(255);
  text('★ ' + stars + '   ♥ ' + lives, 20, 40);
  if (lives === 0) {
    textSize(13);
    text('${say.over}', 20, 60);
    noLoop();
  }
}
`;

/** A sketch that is played with the hand: the game of a starting point, else one that shows what the model sees. */
export function handSketch({ name, startedFrom }: LabProject, language: Language): string {
  const words = WORDS[language];
  if (startedFrom === 'rps') return roundsSketch(modelName(name), words);
  if (startedFrom === 'steering') return starsSketch(modelName(name), words);
  return pointsSketch(modelName(name), words);
}
