import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';

/** The kinds of a new exercise, in the order of their buttons. */
export const KINDS = ['python', 'web', 'p5', 'predict', 'quiz', 'explore'] as const;
export type ExerciseKind = (typeof KINDS)[number];

const text = (en: string, fr: string): Bilingual => ({ en, fr });
const empty = () => text('', '');

function freeId(stem: string, taken: readonly string[]): string {
  let number = taken.length + 1;
  while (taken.includes(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

/** Returns the first contents of every new exercise with code; its check knows one thing that can be missing. */
function about(id: string, check: string, missing: string, words: Bilingual) {
  return {
    id,
    title: text('New exercise', 'Nouvel exercice'),
    instructions: empty(),
    check,
    hints: [empty(), empty()],
    feedback: { [missing]: words },
  };
}

const PYTHON_CHECK = 'r = run()\nexpect(r.lines, "nothing-printed")\n';
const PAGE_CHECK = "expect(one('h1'), 'no-heading');\n";
const SKETCH_CHECK = "await frames(1);\nexpect(drawn('circle').length > 0, 'no-circle');\n";

/** Returns an exercise to begin from: it has all required parts, and a check that works. */
export function newExercise(kind: ExerciseKind, taken: readonly string[]): AuthoredExercise {
  const id = freeId(kind === 'quiz' ? 'question' : 'exercise', taken);
  if (kind === 'quiz') {
    const option = (correct: boolean) => ({ text: empty(), correct, explanation: empty() });
    return { kind, id, question: empty(), options: [option(true), option(false)] };
  }
  if (kind === 'explore') {
    return {
      kind,
      id,
      title: text('New exercise', 'Nouvel exercice'),
      instructions: empty(),
      explorable: 'coordinate-grid',
      goal: { x: { at_least: 300 } },
      hints: [empty()],
      not_yet: text('Not yet: move it further to the right.', 'Pas encore : va plus à droite.'),
      solution: { x: 300, y: 200 },
      wrong: [{ state: { x: 100, y: 200 }, when: { x: { below: 200 } }, feedback: empty() }],
    };
  }
  if (kind === 'predict') {
    const about = { title: text('New exercise', 'Nouvel exercice'), instructions: empty() };
    const wrong = ['1 + 1\n', '11\n'].map((output) => ({ output, feedback: empty() }));
    return {
      kind,
      id,
      ...about,
      program: 'print(1 + 1)\n',
      output: '2\n',
      hints: [empty()],
      wrong,
    };
  }
  const wrong = (feedback: string) => [
    { code: '', feedback },
    { code: '', feedback: 'error' },
  ];
  if (kind === 'python') {
    const missing = 'nothing-printed';
    const words = text('Nothing is shown yet.', 'Rien n’est affiché pour l’instant.');
    const file = { starter: '', solution: '', wrong: wrong(missing), alternatives: [''] };
    return { kind, ...about(id, PYTHON_CHECK, missing, words), ...file };
  }
  if (kind === 'p5') {
    const missing = 'no-circle';
    const words = text('There is no circle yet.', 'Il n’y a pas encore de cercle.');
    const file = { starter: '', solution: '', wrong: wrong(missing), alternatives: [''] };
    return { kind, ...about(id, SKETCH_CHECK, missing, words), ...file };
  }
  const words = text('There is no heading yet.', 'Il n’y a pas encore de titre.');
  return {
    kind,
    ...about(id, PAGE_CHECK, 'no-heading', words),
    starter: { html: '' },
    solution: { html: '' },
    wrong: [
      { html: '', feedback: 'no-heading' },
      { html: '', feedback: 'error' },
    ],
    alternatives: [{ html: '' }],
  };
}
