import type { Language } from '@codivia/contract/api/language';
import type { ModelFile } from '@codivia/contract/models/model-file';
import type { LabProject } from '../project/lab-project.ts';
import { modelName } from './file-name.ts';
import { handSketch } from './hand-sketches.ts';
import { pictureSketch } from './picture-programs.ts';
import { exampleInScript } from './usual-example.ts';

const WORDS = {
  en: {
    points: '28 rows of 28 numbers: 0 is paper, 1 is ink',
    wipe: 'A press below the board wipes it',
    draw: 'Draw above',
    scroll: 'So that a finger draws and does not scroll',
    field: 'Write something here',
  },
  fr: {
    points: '28 lignes de 28 nombres : 0, le papier ; 1, l’encre',
    wipe: 'Un appui sous la feuille l’efface',
    draw: 'Dessine au-dessus',
    scroll: 'Pour que le doigt dessine et ne fasse pas défiler',
    field: 'Écris quelque chose ici',
  },
} as const;

const loading = (name: string) => `function preload() {
  model = loadModel('${name}');
}`;

/** The learner draws on the canvas, and the model guesses. */
const boardSketch = (name: string, words: (typeof WORDS)[Language]) => `let model;
let drawing;
let lastX;
let lastY;

${loading(name)}

function setup() {
  createCanvas(280, 330);
  textSize(24);
  wipe();
}

function wipe() {
  // ${words.points}
  drawing = Array.from({ length: 28 }, () => Array(28).fill(0));
}

function draw() {
  background(220);
  noStroke();
  for (let row = 0; row < 28; row++) {
    for (let column = 0; column < 28; column++) {
      fill(255 - 255 * drawing[row][column]);
      square(column * 10, row * 10, 10);
    }
  }
  noFill();
  stroke(120);
  rect(0, 0, 279, 279);
  noStroke();
  fill(0);
  const isEmpty = drawing.flat().every((point) => point === 0);
  text(isEmpty ? ${JSON.stringify(words.draw)} : model.predict(drawing), 10, 314);
}

function ink(x, y) {
  for (let row = 0; row < 28; row++) {
    for (let column = 0; column < 28; column++) {
      const away = dist(x / 10, y / 10, column + 0.5, row + 0.5);
      drawing[row][column] = max(drawing[row][column], constrain(1.7 - away, 0, 1));
    }
  }
}

function mousePressed() {
  // ${words.wipe}
  if (mouseY > 280) wipe();
  lastX = mouseX;
  lastY = mouseY;
  ink(mouseX, mouseY);
}

function mouseDragged() {
  for (let i = 1; i <= 20; i++) {
    ink(lerp(lastX, mouseX, i / 20), lerp(lastY, mouseY, i / 20));
  }
  lastX = mouseX;
  lastY = mouseY;
  // ${words.scroll}
  return false;
}
`;

/** The verdict on an example, with a bar for each label. */
const barsSketch = (name: string, before: string, setup: string, example: string) => `let model;
${before}
${loading(name)}

function setup() {
  createCanvas(300, 60 + 45 * model.labels.length);
  textSize(18);
  noStroke();
${setup}}

function draw() {
  background(255);
  fill(16, 33, 31);
  text(model.predict(${example}), 20, 40);
  const sure = model.confidences(${example});
  for (let i = 0; i < model.labels.length; i++) {
    const label = model.labels[i];
    fill(16, 33, 31);
    text(label, 20, 80 + i * 45);
    fill(255, 200, 61);
    rect(20, 86 + i * 45, sure[label] * 260, 12);
  }
}
`;

/** A sketch that loads the model and lets it judge what its player does. */
export function gameSketch(project: LabProject, model: ModelFile, language: Language): string {
  const name = modelName(project.name);
  const words = WORDS[language];
  if (project.kind === 'drawing') return boardSketch(name, words);
  if (project.kind === 'picture') return pictureSketch(name, language);
  if (project.kind === 'hand') return handSketch(project, language);
  if (project.kind === 'text') {
    const setup = `  field = createInput(${JSON.stringify(words.field)});\n`;
    return barsSketch(name, 'let field;\n', setup, 'field.value()');
  }
  return barsSketch(name, `const example = ${exampleInScript(project, model)};\n`, '', 'example');
}
