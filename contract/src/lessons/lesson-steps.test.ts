import { expect, test } from 'vitest';
import { lessonBlocks } from './lesson-blocks.ts';
import { type LessonStep, lessonSteps } from './lesson-steps.ts';

const words = (count: number) => `<p>${'word '.repeat(count).trim()}</p>`;
const editor = '<python-editor code="print(1 < 2)"></python-editor>';
const exercise = (id: string) => `<code-exercise id="${id}"></code-exercise>`;
const ids = (html: string) => lessonSteps(html).map(({ id }) => id);
const all = ({ before, work, after }: LessonStep) => before + work + after;

test('each h2 begins a step, and so does the text before the first', () => {
  const steps = lessonSteps(
    `${words(30)}<h2>One &amp; two</h2>${words(60)}<h2>Three</h2>${words(9)}`,
  );
  expect(steps.map(({ heading }) => heading)).toEqual(['', 'One & two', 'Three']);
  expect(steps.map(({ action }) => action)).toEqual([undefined, undefined, undefined]);
});

test('a step is named by its first heading that has words, and continues another only without one', () => {
  const named = (html: string) =>
    lessonSteps(html).map(({ heading, continuesHeading }) => [heading, continuesHeading]);
  expect(named(`${words(30)}<h4>Deep</h4>${words(9)}<h3>Next</h3>${words(9)}`)).toEqual([
    ['Deep', false],
    ['Next', false],
  ]);
  expect(named(`<h3></h3><h3>Words</h3>${words(9)}`)).toEqual([['Words', false]]);
  expect(named(`<h2>One</h2>${words(60)}${editor}${words(60)}`)).toEqual([
    ['One', false],
    ['One', true],
  ]);
  expect(named(words(9))).toEqual([['', false]]);
});

test('a heading keeps the spaces of its words', () => {
  const [step] = lessonSteps(`<h2><code>for</code>: the <em>first</em><br>loop</h2>${words(60)}`);
  expect(step?.heading).toBe('for: the first loop');
});

test('a step has one action, and ends with it', () => {
  const steps = lessonSteps(
    `<h2>Say it</h2>${words(50)}${editor}${words(60)}${exercise('hello')}<quiz-question id="why"></quiz-question>`,
  );
  expect(steps.map(({ id, action }) => [id, action?.tag])).toEqual([
    ['python-editor-1', 'python-editor'],
    ['hello', 'code-exercise'],
    ['why', 'quiz-question'],
  ]);
  expect(steps.map(({ heading }) => heading)).toEqual(['Say it', 'Say it', 'Say it']);
  expect(steps[0]?.work).toBe(editor);
});

test('a few words after an action stay with it; more of them are a step', () => {
  expect(lessonSteps(`${editor}${words(30)}`)).toMatchObject([{ after: words(30) }]);
  expect(ids(`${editor}${words(80)}`)).toEqual(['python-editor-1', 'python-editor-1-text']);
});

test('what is too long to read at once is divided, never after a heading or a colon', () => {
  const html = `${words(70)}<h3>Look</h3><p>${'word '.repeat(60)}here:</p><ul><li>${'word '.repeat(40)}</li></ul>`;
  const steps = lessonSteps(html);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.map(all).join('')).toBe(html);
  for (const { before } of steps) expect(before).not.toMatch(/(<\/h3>|:<\/p>)$/);
});

test('<hr> begins a step where the author wants one', () => {
  expect(lessonSteps(`${words(20)}<hr>${words(20)}<hr>${editor}`).map(all)).toEqual([
    words(20),
    words(20),
    editor,
  ]);
});

test('editors are counted through the lesson, as their drafts are', () => {
  const steps = lessonSteps(`${editor}<hr>${editor}<web-editor code=""></web-editor>${editor}`);
  expect(steps.map(({ counts }) => counts)).toEqual([
    {},
    { 'python-editor': 1 },
    { 'python-editor': 2 },
    { 'python-editor': 2, 'web-editor': 1 },
  ]);
});

test('ids do not depend on the language, nor on edits elsewhere', () => {
  const english = `${words(20)}<h2>Say it</h2>${words(9)}${exercise('hello')}<h2>More</h2>${words(90)}`;
  const french = `${words(24)}<h2>Dis-le</h2>${words(11)}${exercise('hello')}<h2>Encore</h2>${words(99)}`;
  expect(ids(english)).toEqual(['start-text', 'hello', 'hello-text']);
  expect(ids(french)).toEqual(ids(english));
  expect(ids(`<h2>New</h2>${words(100)}${english}`).slice(-2)).toEqual(['hello', 'hello-text']);
});

test.each([
  ['nothing', ''],
  ['spaces', ' \n '],
  ['only a heading', '<h2>Alone</h2>'],
  ['headings without text', '<h2>One</h2><h2>Two</h2><h3>Three</h3>'],
  ['no h2', `<h3>One</h3>${words(30)}<h4>Deep</h4>${words(30)}<h3>Two</h3>${words(9)}`],
  ['loose text', `so it begins <b>here</b> and goes on <p>there</p> and ends`],
  ['what is not balanced', `</div><p>One<h2>Two${words(9)}</h2>${editor}`],
  [
    'an editor in a list',
    `<ul><li>Try ${editor}</li><li>${exercise('hello')}</li></ul>${words(9)}`,
  ],
  ['signs in attributes', `<python-editor code="a > b </p> <h2>"></python-editor><p>after</p>`],
  ['the same exercise twice', `${exercise('hello')}${exercise('hello')}`],
])('nothing of a lesson is lost: %s', (_what, html) => {
  const steps = lessonSteps(html);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.map(all).join('').trim()).toBe(html.trim());
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

test('a lesson may have hundreds of steps', () => {
  const html = Array.from({ length: 300 }, (_, i) => `<h2>Part ${i}</h2>${words(30)}`).join('');
  expect(new Set(ids(html)).size).toBe(300);
});

test('a block is an element of the top, whatever is in it', () => {
  const html = '<p>a<br>b</p><ul><li>c<img src="x"></li></ul><pre><code>1\n2</code></pre>';
  expect(lessonBlocks(html).map(({ tag, words }) => [tag, words])).toEqual([
    ['p', 2],
    ['ul', 1],
    ['pre', 4],
  ]);
});
