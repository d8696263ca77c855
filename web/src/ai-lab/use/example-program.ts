import type { Language } from '@codivia/contract/api/language';
import type { ModelFile } from '@codivia/contract/models/model-file';
import type { HandPoint } from '@codivia/runners/models/hand-features';
import type { LabProject } from '../project/lab-project.ts';
import { modelName } from './file-name.ts';
import { pythonRow } from './usual-example.ts';

const COMMENTS = {
  en: {
    drawing: '28 rows of 28 numbers: 0 is paper, 1 is ink',
    hand: 'The 21 points of your last example, from the wrist: x, y and depth',
    picture: 'Rows of points of a size you like: red, green and blue from 0 to 255',
    text: 'Write something here',
  },
  fr: {
    drawing: '28 lignes de 28 nombres : 0, le papier ; 1, l’encre',
    hand: 'Les 21 points de ton dernier exemple, depuis le poignet : x, y et profondeur',
    picture: 'Des lignes de points, de la taille que tu veux : rouge, vert et bleu de 0 à 255',
    text: 'Écris quelque chose ici',
  },
} as const;

/** An example of the model's kind in Python. */
function inputOf(project: LabProject, { columns }: ModelFile, language: Language): string {
  const comments = COMMENTS[language];
  switch (project.kind) {
    case 'drawing':
      return `# ${comments.drawing}\nline = [0] * 13 + [1] * 2 + [0] * 13\nexample = [line] * 28`;
    case 'hand': {
      // All examples may have been deleted since the training.
      const points = (project.examples.at(-1)?.input ?? []) as readonly HandPoint[];
      const lines = points.map((point) => `    [${point.join(', ')}],`);
      return `# ${comments.hand}\nexample = [\n${lines.join('\n')}\n]`;
    }
    case 'picture':
      return `# ${comments.picture}
top = [[120, 180, 255]] * 32
bottom = [[40, 110, 50]] * 32
example = [top] * 16 + [bottom] * 16`;
    case 'text':
      return `example = ${JSON.stringify(comments.text)}`;
    case 'table':
      return `example = ${pythonRow(columns)}`;
  }
}

/** A program in Python that loads the model and lets it judge one example. */
export function exampleProgram(project: LabProject, model: ModelFile, language: Language): string {
  return `from codivia import load_model

model = load_model("${modelName(project.name)}")
${inputOf(project, model, language)}

print(model.predict(example))
print(model.confidences(example))`;
}
