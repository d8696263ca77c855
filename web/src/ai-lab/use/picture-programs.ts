import type { Language } from '@codivia/contract/api/language';

const WORDS = {
  en: { choose: 'Choose a picture above', middle: 'The square in its middle, 96 points wide' },
  fr: { choose: 'Choisis une image en haut', middle: 'Le carré du milieu, large de 96 points' },
} as const;

/** A sketch whose player chooses a picture, which the model judges. */
export function pictureSketch(name: string, language: Language): string {
  const words = WORDS[language];
  return `let model;
let photo;
let answer = ${JSON.stringify(words.choose)};

function preload() {
  model = loadModel('${name}');
}

function setup() {
  createFileInput(choose);
  createCanvas(288, 340);
  textSize(22);
}

function choose(file) {
  loadImage(file.data, (loaded) => {
    // ${words.middle}
    const side = min(loaded.width, loaded.height);
    photo = loaded.get((loaded.width - side) / 2, (loaded.height - side) / 2, side, side);
    photo.resize(96, 96);
    photo.loadPixels();
    const rows = [];
    for (let y = 0; y < 96; y++) {
      const row = [];
      for (let x = 0; x < 96; x++) {
        const at = (y * 96 + x) * 4;
        row.push([photo.pixels[at], photo.pixels[at + 1], photo.pixels[at + 2]]);
      }
      rows.push(row);
    }
    answer = model.predict(rows);
    console.log(answer);
  });
}

function draw() {
  background(255);
  if (photo) image(photo, 0, 0, 288, 288);
  text(answer, 10, 322);
}
`;
}

/** A page whose visitor chooses a picture: what stands before the model is there, and what follows. */
export const PICTURE_PAGE = {
  before: `const field = document.createElement('input');
field.type = 'file';
field.accept = 'image/*';
const board = document.createElement('canvas');
board.width = 96;
board.height = 96;
board.style = 'display: block; width: 288px';
const answer = document.createElement('p');
document.body.append(field, board, answer);
const paint = board.getContext('2d');
paint.imageSmoothingQuality = 'high';

function pointsOf(photo) {
  const side = Math.min(photo.width, photo.height);
  const left = (photo.width - side) / 2;
  const top = (photo.height - side) / 2;
  paint.drawImage(photo, left, top, side, side, 0, 0, 96, 96);
  const points = paint.getImageData(0, 0, 96, 96).data;
  const rows = [];
  for (let y = 0; y < 96; y++) {
    const row = [];
    for (let x = 0; x < 96; x++) {
      const at = (y * 96 + x) * 4;
      row.push([points[at], points[at + 1], points[at + 2]]);
    }
    rows.push(row);
  }
  return rows;
}
`,
  work: `  field.addEventListener('change', async () => {
    const photo = await createImageBitmap(field.files[0]);
    answer.textContent = model.predict(pointsOf(photo));
    console.log(answer.textContent);
  });
`,
} as const;
