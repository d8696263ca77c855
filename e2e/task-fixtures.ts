import type { AuthoredExercise } from '../contract/src/exercises/exercises.ts';

const same = (text: string) => ({ en: text, fr: text });
const about = {
  instructions: same('<p>Do it.</p>'),
  hints: [same('<p>The first hint.</p>'), same('<p>More.</p>')],
  feedback: { other: same('It shows something else.') },
};
const check = (line: string) => `r = run()\nexpect(r.lines == ${line}, "other")`;
const greeting = {
  ...about,
  check: check('["Hi"]'),
  solution: 'print("Hi")',
  wrong: [
    { code: 'print("No")', feedback: 'other' },
    { code: 'x = 1', feedback: 'other' },
  ],
  alternatives: ['print("H" + "i")'],
};

/** One small exercise of each kind that is answered with Python, and a question; texts are the same in both languages. */
export const TASKS: readonly AuthoredExercise[] = [
  {
    kind: 'predict',
    id: 'predict',
    title: same('A sum'),
    instructions: about.instructions,
    hints: about.hints,
    program: 'print(2 + 3)',
    output: '5',
    wrong: [
      { output: '2 + 3', feedback: same('<p>Python works it out.</p>') },
      { output: '23', feedback: same('<p>These are numbers.</p>') },
    ],
  },
  {
    kind: 'python',
    task: 'arrange',
    id: 'arrange',
    title: same('Two lines'),
    ...about,
    lines: 'print("one")\nprint("two")',
    distractors: 'print(three)',
    check: check('["one", "two"]'),
    wrong: [
      { code: 'print("two")', feedback: 'other' },
      { code: 'print("two")\nprint("one")', feedback: 'other' },
    ],
  },
  {
    kind: 'python',
    task: 'fix',
    id: 'fix',
    title: same('Not so fast'),
    ...greeting,
    starter: 'print("Hello")',
    failing_case: same('<p>It says Hello.</p>'),
  },
  {
    kind: 'python',
    task: 'fill',
    id: 'fill',
    title: same('A blank'),
    ...about,
    template: 'print(⟦"Hi"⟧)',
    check: check('["Hi"]'),
    wrong: [
      { blanks: ['"No"'], feedback: 'other' },
      { blanks: ['"Hey"'], feedback: 'other' },
    ],
  },
  { kind: 'python', id: 'write', title: same('Say hi'), ...greeting, starter: '' },
  {
    kind: 'quiz',
    id: 'quiz',
    question: same('<p>Which one?</p>'),
    options: [
      { text: same('This'), correct: false, explanation: same('<p>Look again.</p>') },
      { text: same('That'), correct: true, explanation: same('<p>Yes.</p>') },
    ],
  },
];
