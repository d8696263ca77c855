import type { Exercise } from '@codivia/contract/exercises/exercises';
import { screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';
import { type ExerciseWork, HelpEntriesContext } from '../../exercises/help/help-entries.ts';
import { mockApi } from '../../test/api.ts';
import { badgeExercise, signInAs } from '../../test/factories.ts';
import { mentoringOverview, mentoringThread } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { MentorEntry } from './mentor-entry.tsx';

const COMMON = { id: 'x', title: 'Gold', instructions: '<p>Do it.</p>', hints: ['<p>Hint</p>'] };
const PREDICT: Exercise = {
  ...COMMON,
  kind: 'predict',
  language: 'python',
  program: 'print(3 + 4)\n',
  output: '7\n',
  wrong: [],
};
const FILL_PAGE: Exercise = {
  ...COMMON,
  kind: 'web',
  check: '',
  feedback: {},
  solution: { 'style.css': 'h1 { color: gold; }\n' },
  starter: { 'index.html': '<h1>Hi</h1>', 'style.css': 'h1 { : gold; }\n' },
  task: { type: 'fill', file: 'style.css', template: 'h1 { ⟦color⟧: gold; }\n' },
};
const ARRANGE_SKETCH: Exercise = {
  ...COMMON,
  kind: 'game',
  check: '',
  feedback: {},
  starter: { 'sketch.js': '' },
  solution: { 'sketch.js': 'b\na' },
  task: { type: 'arrange', lines: ['b', 'a'], distractors: [], indent: false },
};
const predicted = (file: string) => ({
  files: { [file]: 'print(3 + 4)\n' },
  prediction: { label: 'Your prediction', text: '34\n7' },
});

function Entries({ work }: { work: ExerciseWork }) {
  return use(HelpEntriesContext)(work);
}

function open(exercise: Exercise, work: Pick<ExerciseWork, 'files' | 'prediction'>) {
  signInAs();
  const calls = mockApi({
    'GET /mentoring': () => mentoringOverview(),
    'POST /mentoring/threads': () => mentoringThread(),
  });
  const view = renderPage(
    <MentorEntry lessonId="loops" exercise={exercise} place="loops/x/en" trial={false}>
      <Entries work={{ ...work, tries: 1, message: null }} />
    </MentorEntry>,
  );
  return { ...view, calls };
}

test.each([
  [
    'a prediction',
    PREDICT,
    predicted('main.py'),
    'python',
    { 'main.py': 'print(3 + 4)\n\n# Your prediction :\n# 34\n# 7\n' },
  ],
  [
    'a prediction of a script',
    { ...PREDICT, language: 'javascript' } as Exercise,
    predicted('script.js'),
    'web',
    {
      'index.html': '',
      'style.css': '',
      'script.js': 'print(3 + 4)\n\n// Your prediction :\n// 34\n// 7\n',
    },
  ],
  [
    'a part that was filled',
    FILL_PAGE,
    { files: { 'style.css': 'h1 { colour: gold; }\n' } },
    'web',
    { 'index.html': '<h1>Hi</h1>', 'style.css': 'h1 { colour: gold; }\n', 'script.js': '' },
  ],
  [
    'lines in an order',
    ARRANGE_SKETCH,
    { files: { 'sketch.js': 'a\nb\n' } },
    'game',
    { 'sketch.js': 'a\nb\n' },
  ],
  [
    'a program',
    badgeExercise,
    { files: { 'main.py': 'print(1)' } },
    'python',
    { 'main.py': 'print(1)' },
  ],
] as const)('a mentor gets %s as code', async (_, exercise, work, kind, expected) => {
  const { user, calls } = open(exercise, work);
  await user.click(await screen.findByRole('button', { name: 'Ask a mentor' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why?');
  await user.click(screen.getByRole('button', { name: 'Send my request' }));
  const sent = () => calls.find(({ method }) => method === 'POST')?.body;
  await expect.poll(sent).toMatchObject({ kind, files: expected });
});

test('a mentor gets the names of the files that the learner added, but none with contact details', async () => {
  const names = ['mine.csv', 'ada@gmail.com.txt', 'bikes.csv'];
  localStorage.setItem('of:m1:room:exercise/loops/x/en:files', JSON.stringify(names));
  const files = [{ name: 'bikes.csv', content: 'day,bikes' }];
  const { user, calls } = open({ ...badgeExercise, files } as Exercise, {
    files: { 'main.py': 'print(1)' },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask a mentor' }));
  expect(await screen.findByText('The mentor also gets the files of the exercise.')).toBeVisible();
  const named = 'Of the file you added, only the name is sent: mine.csv.';
  expect(await screen.findByText(named)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Why?');
  await user.click(screen.getByRole('button', { name: 'Send my request' }));
  const sent = () => calls.find(({ method }) => method === 'POST')?.body;
  await expect.poll(sent).toMatchObject({ own_files: ['mine.csv'] });
});

test('a question has no way to a mentor', () => {
  const options = [{ text: '1', correct: true, explanation: '' }];
  const quiz = { kind: 'quiz', id: 'q', question: '<p>How many?</p>', options } as Exercise;
  open(quiz, { files: {} });
  expect(screen.queryByRole('button')).toBeNull();
});
