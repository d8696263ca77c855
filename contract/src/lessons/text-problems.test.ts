import { expect, test } from 'vitest';
import type { AuthoredQuizQuestion } from '../exercises/quiz.ts';
import { textProblems, textProblemWords } from './text-problems.ts';

const text = { en: 'Yes', fr: 'Oui' };
const QUESTION: AuthoredQuizQuestion = {
  kind: 'quiz',
  id: 'sums',
  question: { en: '<p>2 + 3?</p>', fr: '<p>2 + 3 ?</p>' },
  options: [
    { text, correct: true, explanation: text },
    { text, correct: false, explanation: text },
  ],
};
const words = (lesson: object) =>
  textProblems({ content: '', content_fr: '', exercises: [], ...lesson }).map(
    (found) => textProblemWords(found).en,
  );

test('a question whose texts are all there lacks none', () => {
  expect(words({ exercises: [QUESTION] })).toEqual([]);
});

test.each(['', ' \n', '<p></p>', '<p>&nbsp;</p>\n<p><br /></p>', '<p>\u200b\u00ad</p>', '\u2060'])(
  '"%s" is no text',
  (fr) => {
    const exercises = [{ ...QUESTION, question: { ...text, fr } }];
    expect(words({ exercises })).toEqual([
      'Exercise “sums”: a text is missing in French (the question).',
    ]);
  },
);

test('options, hints and feedback are named with their place', () => {
  const none = { en: 'Text', fr: '' };
  const [right, other] = QUESTION.options;
  const question = { ...QUESTION, options: [right, { ...other, text: none, explanation: none }] };
  const predict = {
    kind: 'predict',
    id: 'guess',
    title: text,
    instructions: text,
    program: 'print(1)',
    output: '1',
    hints: [text, none],
    wrong: [
      { output: '2', feedback: none },
      { output: '3', feedback: text },
    ],
  };
  const program = { kind: 'python', id: 'code', title: text, hints: [], feedback: { low: none } };
  const missing = (id: string, what: string) =>
    `Exercise “${id}”: a text is missing in French (${what}).`;
  expect(words({ exercises: [question, predict, program] })).toEqual([
    missing('sums', 'option 2'),
    missing('sums', 'the explanation of option 2'),
    missing('guess', 'hint 2'),
    missing('guess', 'the feedback on wrong answer 1'),
    missing('code', 'the feedback “low”'),
  ]);
});

test('every picture needs an alternative text in both languages', () => {
  const seen = '<p><img src="/media/a/b.svg" alt="A robot" /></p>';
  const unseen = '<p><img src="/media/a/b.svg" alt="\u200b " /></p>';
  expect(words({ content: seen, content_fr: seen + unseen })).toEqual([
    'Picture 2 of the text in French has no alternative text.',
  ]);
  const exercises = [{ ...QUESTION, question: { en: unseen, fr: seen } }];
  expect(words({ exercises })).toEqual([
    'Exercise “sums”: a picture has no alternative text in English.',
  ]);
});

test('what looks like HTML in a title or a summary is text', () => {
  const title = { en: 'The tag <img>', fr: '<canvas>' };
  const program = { kind: 'web', task: 'open', id: 'page', title, summary: title, hints: [] };
  const open = { ...program, feedback: {}, checklist: [], wrong: [] };
  expect(words({ exercises: [open] })).toEqual([]);
  expect(words({ exercises: [{ ...open, title: { en: ' ', fr: 'Oui' } }] })).toEqual([
    'Exercise “page”: a text is missing in English (the title).',
  ]);
});

test.each(['<>', '< 3', '1 <> 2'])('the option "%s" is a text', (sign) => {
  const option = { text: { en: sign, fr: sign }, correct: false, explanation: text };
  expect(words({ exercises: [{ ...QUESTION, options: [option] }] })).toEqual([]);
});

test('pictures are described between apostrophes too, and those in code of editors are none', () => {
  const content = `<p><img src="a.svg" alt='A robot'></p><web-editor code='<img src="a.png">' />`;
  expect(words({ content })).toEqual([]);
  const undescribed = `<p><img src="a.svg" alt='  '></p>`;
  expect(words({ content: content + undescribed })).toEqual([
    'Picture 2 of the text in English has no alternative text.',
  ]);
});
