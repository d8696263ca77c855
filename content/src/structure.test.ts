import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { AuthoredWebExercise } from '@codivia/contract/exercises/tasks/write';
import { expect, test } from 'vitest';
import { type LoadedLesson, shippedCourses } from './load-courses.ts';
import { structureProblems } from './structure.ts';

const both = { fr: 'x', en: 'x' };
const lesson: LoadedLesson = {
  id: 'course-lesson',
  title: both,
  type: 'interactive',
  duration_minutes: 10,
  xp_reward: 10,
  is_premium: false,
  order_index: 1,
  sources: {},
  folder: '',
  content: '<h2>Hi</h2><quiz-question id="q"></quiz-question>',
  content_fr: '<h2>Salut</h2><quiz-question id="q"></quiz-question>',
  exercises: [
    {
      kind: 'quiz',
      id: 'q',
      question: both,
      options: [{ text: both, correct: true, explanation: both }],
    },
  ],
};

test('a sound lesson has no problems', () => {
  expect(structureProblems(lesson)).toEqual([]);
});

test('an element missing in one language is found', () => {
  const changed = { ...lesson, content_fr: '<quiz-question id="q"></quiz-question>' };
  expect(structureProblems(changed).join()).toContain('the two languages differ');
});

test('a picture that is not there is found; one that stands in the text is there', () => {
  const showing = (address: string) => ({
    ...lesson,
    content: `${lesson.content}<img src="${address}">`,
  });
  const problems = (address: string) => structureProblems(showing(address)).join();
  expect(problems('/media/course/none.webp')).toContain('no picture at /media/course/none.webp');
  expect(problems('https://elsewhere.example/a.png')).toContain('no picture');
  expect(problems('data:image/png;base64,AAAA')).not.toContain('no picture');
});

test('an exercise without a file, and a file without a place, are found', () => {
  expect(structureProblems({ ...lesson, exercises: [] }).join()).toContain('which has no file');
  const unplaced = { ...lesson, content: '<h2>Hi</h2>', content_fr: '<h2>Salut</h2>' };
  expect(structureProblems(unplaced).join()).toContain('is not placed');
});

test('a question without a right option is found', () => {
  const options = [{ text: both, correct: false, explanation: both }];
  const changed = {
    ...lesson,
    exercises: [{ kind: 'quiz' as const, id: 'q', question: both, options }],
  };
  expect(structureProblems(changed).join()).toContain('no right option');
});

const exercise: AuthoredWebExercise = {
  kind: 'web',
  id: 'q',
  title: both,
  instructions: both,
  starter: { html: '<p>a</p>' },
  solution: { html: '<p>b</p>' },
  check: '',
  hints: [both, both],
  feedback: { one: both, two: both },
  wrong: [
    { html: '', feedback: 'one' },
    { html: 'c', feedback: 'two', hard_coded: true },
  ],
  alternatives: [{ html: '<p>c</p>' }, { html: '<p>d</p>' }, { html: '<p>e</p>' }],
};
const place = '<h2>Hi</h2><code-exercise id="q"></code-exercise>';
const problemsOf = (changes: Partial<AuthoredWebExercise>) =>
  structureProblems({
    ...lesson,
    content: place,
    content_fr: place,
    exercises: [{ ...exercise, ...changes }],
  });

test('wrong answers get feedback that exists, and not all the same', () => {
  expect(problemsOf({})).toEqual([]);
  const same = exercise.wrong.map((wrong) => ({ ...wrong, feedback: 'one' }));
  expect(problemsOf({ wrong: same }).join()).toContain('all get the same feedback');
  const unused = exercise.wrong.map((wrong, i) => ({ ...wrong, feedback: `unheard-${i}` }));
  expect(problemsOf({ wrong: unused })).toHaveLength(2);
  const own = [...exercise.wrong, { html: 'd', feedback: 'timeout' }];
  expect(problemsOf({ wrong: own })).toEqual([]);
});

test('an exercise of any course has three alternatives and an answer that is typed in', () => {
  const problems = (changes: Partial<AuthoredWebExercise>) => problemsOf(changes).join();
  const worked = exercise.wrong.map(({ hard_coded, ...wrong }) => wrong);
  expect(problems({ wrong: worked, fixed_result: true })).toBe('');
  expect(problems({ alternatives: exercise.alternatives.slice(1) })).toContain('fewer than 3');
  expect(problems({ wrong: worked })).toContain('no hard_coded wrong answer');
  expect(problems({ fixed_result: true })).toContain('fixed result');
});

test('a part that learners are not shown is found', () => {
  expect(problemsOf({ solution: { css: 'p { }' } }).join()).toContain('an answer has css');
});

test('a video without its files is found', () => {
  const video = '<h2>Hi</h2><lesson-video name="gone"></lesson-video>';
  const changed = { ...lesson, content: video, content_fr: video, exercises: [] };
  expect(structureProblems(changed)).toHaveLength(6);
});

test.each(['../bikes.csv', 'main.py', 'cat.png', 'A.csv'])(
  'a file beside a program cannot be called %s',
  (name) => {
    const [exercise] = shippedCourses()
      .flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises))
      .filter((one) => one.kind === 'python' && 'files' in one);
    const files = [
      { name: 'a.csv', content: '' },
      { name, content: '' },
    ];
    const changed = { ...lesson, exercises: [{ ...exercise, files } as AuthoredExercise] };
    expect(structureProblems(changed).join()).toContain(`a file cannot be called "${name}"`);
  },
);

test.each([
  ['frog.png', 'frog.svg', 'a file cannot be called "frog.png"'],
  ['index.html', 'frog.svg', 'a file cannot be called "index.html"'],
  ['frog.svg', 'unknown.svg', 'the library has no unknown.svg'],
])('a file beside a page called %s cannot be %s of the library', (name, library, problem) => {
  expect(problemsOf({ files: [{ name, library }] }).join()).toContain(problem);
  expect(problemsOf({ files: [{ library: { en: 'frog.svg', fr: 'grenouille.svg' } }] })).toEqual(
    [],
  );
});
