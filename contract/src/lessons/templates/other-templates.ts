import { both, type ExerciseTemplate, paragraph } from './template.ts';

/** A tree that tells two fruits apart by their weight. */
const model = (labels: [string, string], column: string) =>
  JSON.stringify({
    format: 'codivia-model',
    version: 1,
    kind: 'table',
    labels,
    columns: [{ name: column, type: 'number', mean: 400, deviation: 300 }],
    words: [],
    learned: {
      method: 'tree',
      nodes: [
        { feature: 0, threshold: 150, left: 1, right: 2 },
        { counts: [8, 0] },
        { counts: [0, 8] },
      ],
    },
  });

const asking = (weight: number, end: (prediction: string) => string) => {
  const start = 'from codivia import load_model\n\nmodel = load_model("fruit")\n';
  const program = (column: string) => start + end(`model.predict({"${column}": ${weight}})`);
  return both(program('weight'), program('poids'));
};

/** Data, models, predictions, questions and explorables. */
export const OTHER_TEMPLATES: readonly ExerciseTemplate[] = [
  {
    topic: both('SQL', 'SQL'),
    exercise: {
      kind: 'python',
      task: 'sql',
      id: 'short-films',
      title: both('Short films', 'Des films courts'),
      concept: both(
        '<code>WHERE</code> keeps the rows that meet a condition.',
        '<code>WHERE</code> garde les lignes qui remplissent une condition.',
      ),
      instructions: paragraph(
        'Show the titles of the films of less than 100 minutes.',
        'Affiche les titres des films de moins de 100 minutes.',
      ),
      tables: {
        en: [
          {
            name: 'film',
            columns: ['title', 'minutes'],
            rows: [
              ['Sand', 104],
              ['Rain', 88],
              ['Harbour', 100],
            ],
            other_rows: [
              ['Moon', 95],
              ['Fog', 80],
              ['Peak', 130],
            ],
          },
        ],
        fr: [
          {
            name: 'film',
            columns: ['titre', 'minutes'],
            rows: [
              ['Sable', 104],
              ['Pluie', 88],
              ['Le Port', 100],
            ],
            other_rows: [
              ['Lune', 95],
              ['Brume', 80],
              ['Sommet', 130],
            ],
          },
        ],
      },
      starter: 'SELECT *\nFROM film\n',
      solution: both(
        'SELECT title\nFROM film\nWHERE minutes < 100\n',
        'SELECT titre\nFROM film\nWHERE minutes < 100\n',
      ),
      hints: [
        both(
          'Name one column instead of <code>*</code>.',
          'Nomme une colonne au lieu de <code>*</code>.',
        ),
        both(
          'The condition comes after <code>WHERE</code>.',
          'La condition vient après <code>WHERE</code>.',
        ),
      ],
      wrong: [
        { code: 'SELECT * FROM film WHERE minutes < 100', feedback: 'columns' },
        {
          code: both(
            'SELECT title FROM film WHERE minutes <= 100',
            'SELECT titre FROM film WHERE minutes <= 100',
          ),
          feedback: 'too-many-rows',
        },
      ],
      alternatives: [
        both(
          'SELECT title FROM film WHERE minutes <= 99',
          'SELECT titre FROM film WHERE minutes <= 99',
        ),
        both(
          'SELECT title FROM film WHERE NOT minutes >= 100',
          'SELECT titre FROM film WHERE NOT minutes >= 100',
        ),
      ],
    },
  },
  {
    topic: both('A model of the AI lab', 'Un modèle du labo d’IA'),
    exercise: {
      kind: 'python',
      id: 'ask-the-model',
      title: both('Ask the model', 'Interroge le modèle'),
      concept: both(
        'A model that has been trained can be asked by a program.',
        'Un modèle entraîné peut répondre à un programme.',
      ),
      instructions: paragraph(
        'The model <code>fruit</code> knows plums and melons by their <code>weight</code>. Show what it says about a fruit of 80 grams.',
        'Le modèle <code>fruit</code> connaît les prunes et les melons par leur <code>poids</code>. Affiche ce qu’il dit d’un fruit de 80 grammes.',
      ),
      files: [
        {
          name: 'fruit.model.json',
          content: {
            en: model(['plum', 'melon'], 'weight'),
            fr: model(['prune', 'melon'], 'poids'),
          },
        },
      ],
      starter: asking(80, () => ''),
      solution: asking(80, (prediction) => `print(${prediction})\n`),
      check: [
        'r = run()',
        'expect(r.lines, "nothing")',
        'expect(r.lines[-1] in ["plum", "prune"], "other-fruit")\n',
      ].join('\n'),
      hints: [
        both(
          '<code>model.predict</code> wants the weight in curly brackets.',
          '<code>model.predict</code> attend le poids entre accolades.',
        ),
        both(
          'Show what it returns with <code>print</code>.',
          'Affiche ce qu’il renvoie avec <code>print</code>.',
        ),
      ],
      feedback: {
        nothing: both('Nothing is shown.', 'Rien ne s’affiche.'),
        'other-fruit': both(
          'Another fruit comes out. Which weight did you give?',
          'Un autre fruit sort. Quel poids as-tu donné ?',
        ),
      },
      wrong: [
        { code: asking(80, (prediction) => `${prediction}\n`), feedback: 'nothing' },
        { code: asking(800, (prediction) => `print(${prediction})\n`), feedback: 'other-fruit' },
      ],
      alternatives: [asking(80, (prediction) => `fruit = ${prediction}\nprint(fruit)\n`)],
    },
  },
  {
    topic: both('Predicting an output', 'Prédire un affichage'),
    exercise: {
      kind: 'predict',
      id: 'two-names',
      title: both('Two names', 'Deux noms'),
      concept: both(
        'A copy does not follow later changes.',
        'Une copie ne suit pas les changements d’après.',
      ),
      instructions: paragraph(
        'Read the lines from top to bottom. What does the last one show?',
        'Lis les lignes de haut en bas. Qu’affiche la dernière ?',
      ),
      program: 'a = 3\nb = a\na = 5\nprint(a, b)\n',
      output: '5 3\n',
      hints: [
        both(
          'Note on paper what each name holds after each line.',
          'Note sur papier ce que contient chaque nom après chaque ligne.',
        ),
      ],
      wrong: [
        {
          output: '5 5\n',
          feedback: both(
            '<code>b</code> took the value of that moment.',
            '<code>b</code> a pris la valeur de ce moment-là.',
          ),
        },
        {
          output: '3 3\n',
          feedback: both(
            '<code>a</code> got another value in the third line.',
            '<code>a</code> a reçu une autre valeur à la troisième ligne.',
          ),
        },
      ],
    },
  },
  {
    topic: both('A question', 'Une question'),
    exercise: {
      kind: 'quiz',
      id: 'what-shows',
      question: paragraph(
        'What does <code>print(2 + 3)</code> show?',
        'Qu’affiche <code>print(2 + 3)</code> ?',
      ),
      options: [
        {
          text: both('5', '5'),
          correct: true,
          explanation: both(
            'Python adds first, then shows the result.',
            'Python calcule d’abord, puis affiche le résultat.',
          ),
        },
        {
          text: both('2 + 3', '2 + 3'),
          correct: false,
          explanation: both(
            'Only words between quotes are shown as they are.',
            'Seul ce qui est entre guillemets s’affiche tel quel.',
          ),
        },
      ],
    },
  },
  {
    topic: both('An explorable', 'Une figure à manipuler'),
    exercise: {
      kind: 'explore',
      id: 'to-the-right',
      title: both('To the right', 'Vers la droite'),
      concept: both('x grows towards the right.', 'x grandit vers la droite.'),
      instructions: paragraph(
        'Move the point until <code>x</code> is at least 300.',
        'Déplace le point jusqu’à ce que <code>x</code> vaille au moins 300.',
      ),
      explorable: 'coordinate-grid',
      goal: { x: { at_least: 300 } },
      hints: [
        both(
          'Which of the two numbers changes sideways?',
          'Lequel des deux nombres change de côté ?',
        ),
      ],
      not_yet: both('Not far enough to the right yet.', 'Pas encore assez à droite.'),
      solution: { x: 320, y: 200 },
      wrong: [
        {
          state: { x: 100, y: 200 },
          when: { x: { below: 200 } },
          feedback: both('That was to the left.', 'C’était vers la gauche.'),
        },
      ],
    },
  },
];
