import type { Language } from '@codivia/contract/api/language';
import type { ModelFile } from '@codivia/contract/models/model-file';
import type { LabProject } from '../project/lab-project.ts';
import { modelName } from './file-name.ts';
import { PICTURE_PAGE } from './picture-programs.ts';
import { exampleInScript } from './usual-example.ts';

const WORDS = {
  en: {
    points: '28 rows of 28 numbers: 0 is paper, 1 is ink',
    wipe: 'Wipe',
    field: 'Write something here',
  },
  fr: {
    points: '28 lignes de 28 nombres : 0, le papier ; 1, l’encre',
    wipe: 'Effacer',
    field: 'Écris quelque chose ici',
  },
} as const;

/** A script that waits for the model. */
const waiting = (name: string, before: string, work: string) => `${before}
async function begin() {
  const model = await loadModel('${name}');
${work}}
begin();
`;

const board = ({
  points,
  wipe,
}: (typeof WORDS)[Language]) => `const board = document.createElement('canvas');
board.width = 280;
board.height = 280;
board.style = 'display: block; border: 1px solid gray; touch-action: none';
const button = document.createElement('button');
button.textContent = '${wipe}';
const answer = document.createElement('p');
document.body.append(board, button, answer);

// ${points}
const drawing = Array.from({ length: 28 }, () => Array(28).fill(0));
const paint = board.getContext('2d');
let lastX;
let lastY;

function ink(x, y) {
  for (let row = 0; row < 28; row++) {
    for (let column = 0; column < 28; column++) {
      const away = Math.hypot(x / 10 - column - 0.5, y / 10 - row - 0.5);
      const fresh = Math.min(1, Math.max(0, 1.7 - away));
      if (fresh <= drawing[row][column]) continue;
      drawing[row][column] = fresh;
      const grey = 255 - 255 * fresh;
      paint.fillStyle = \`rgb(\${grey}, \${grey}, \${grey})\`;
      paint.fillRect(column * 10, row * 10, 10, 10);
    }
  }
}

button.addEventListener('click', () => {
  for (const row of drawing) row.fill(0);
  paint.clearRect(0, 0, 280, 280);
  answer.textContent = '';
});

board.addEventListener('pointerdown', (event) => {
  lastX = event.offsetX;
  lastY = event.offsetY;
});
`;

const ON_BOARD = `  board.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return;
    for (let i = 1; i <= 20; i++) {
      const x = lastX + ((event.offsetX - lastX) * i) / 20;
      const y = lastY + ((event.offsetY - lastY) * i) / 20;
      ink(x, y);
    }
    lastX = event.offsetX;
    lastY = event.offsetY;
    answer.textContent = model.predict(drawing);
  });
`;

const FIELD = (placeholder: string) => `const field = document.createElement('input');
field.placeholder = ${JSON.stringify(placeholder)};
const answer = document.createElement('p');
document.body.append(field, answer);
`;

const ON_FIELD = `  field.addEventListener('input', () => {
    answer.textContent = model.predict(field.value);
  });
`;

const PLAIN = `  const answer = document.createElement('p');
  answer.textContent = model.predict(example);
  document.body.append(answer);
  console.log(model.confidences(example));
`;

const ON_CELLS = `  const answer = document.createElement('p');
  document.body.append(answer);
  function show() {
    answer.textContent = model.predict(example);
    console.log(model.confidences(example));
  }
  show();
  for (const name of Object.keys(example)) {
    const label = document.createElement('label');
    const field = document.createElement('input');
    field.value = example[name];
    field.addEventListener('input', () => {
      example[name] = field.value;
      show();
    });
    label.style.display = 'block';
    label.append(name + ' ', field);
    answer.before(label);
  }
`;

/** A script of a page that loads the model and lets it judge what its visitor does. */
export function webScript(project: LabProject, model: ModelFile, language: Language): string {
  const name = modelName(project.name);
  const words = WORDS[language];
  if (project.kind === 'drawing') return waiting(name, board(words), ON_BOARD);
  if (project.kind === 'picture') return waiting(name, PICTURE_PAGE.before, PICTURE_PAGE.work);
  if (project.kind === 'text') return waiting(name, FIELD(words.field), ON_FIELD);
  const example = `const example = ${exampleInScript(project, model)};\n`;
  return waiting(name, example, project.kind === 'table' ? ON_CELLS : PLAIN);
}
