import type { APIRequestContext } from '@playwright/test';
import type { AuthoredExercise } from '../contract/src/exercises/exercises.ts';
import { expect } from './fixtures.ts';
import { ADMIN } from './member.ts';

/** The same text in both languages, unless two are given. */
const both = (en: string, fr = en) => ({ en, fr });

const hints = [both('<p>The first hint.</p>', '<p>Le premier indice.</p>'), both('<p>More.</p>')];

/** The feedback on wrong answers to the invented exercises. */
export const NOT_COUNTING = both('It does not count yet.', 'Il ne compte pas encore.');
export const EMPTY = both('There is no circle yet.', 'Il n’y a pas encore de cercle.');

/** A page whose button is to count. */
export const COUNTER = {
  kind: 'web',
  id: 'counter',
  title: both('Counter', 'Compteur'),
  instructions: both('<p>Let the button count.</p>', '<p>Fais compter le bouton.</p>'),
  starter: { html: '<button>+1</button><p id="score">0</p>', js: '' },
  solution: {
    js: "document.querySelector('button').onclick = () => {\n  document.querySelector('#score').textContent = '1';\n};",
  },
  check: "await click('button'); expect(text('#score') === '1', 'still');",
  hints,
  feedback: { still: NOT_COUNTING },
  wrong: [
    { js: '', feedback: 'still' },
    { js: 'let score = 0;', feedback: 'still' },
  ],
  alternatives: [{ js: "onclick = () => { document.querySelector('p').textContent = '1'; };" }],
} satisfies AuthoredExercise;

const CANVAS = 'function setup() { createCanvas(200, 200); }\n';

/** A sketch with a circle. */
export const CIRCLE = {
  kind: 'p5',
  id: 'circle',
  title: both('Circle', 'Cercle'),
  instructions: both('<p>Draw a circle.</p>', '<p>Dessine un cercle.</p>'),
  starter: CANVAS,
  solution: `${CANVAS}function draw() { circle(100, 100, 50); }`,
  check: "await frames(2); expect(drawn('circle').length === 1, 'empty');",
  hints,
  feedback: { empty: EMPTY },
  wrong: [
    { code: CANVAS, feedback: 'empty' },
    { code: `${CANVAS}function draw() { square(100, 100, 50); }`, feedback: 'empty' },
  ],
  alternatives: [`${CANVAS}function draw() { circle(50, 50, 20); }`],
} satisfies AuthoredExercise;

/** A page of one's own, whose last item is extra. */
export const OWN_PAGE = {
  kind: 'web',
  task: 'open',
  id: 'own-page',
  title: both('Your page', 'Ta page'),
  summary: both('A page about anything.', 'Une page sur ce que tu veux.'),
  instructions: both('<p>Write your page.</p>', '<p>Écris ta page.</p>'),
  starter: { html: '<!-- Your page -->' },
  solution: { html: '<h1>Tea</h1><p>Hot.</p><button>More</button><img src="" alt="A cup">' },
  checklist: [
    ['heading', 'h1', both('has a heading', 'a un titre')] as const,
    ['words', 'p', both('has a paragraph', 'a un paragraphe')] as const,
    ['press', 'button', both('has a button', 'a un bouton')] as const,
    ['picture', 'img', both('has a picture', 'a une image')] as const,
  ].map(([id, tag, text]) => ({
    id,
    text,
    hint: both(`<p>Where is ${tag}?</p>`, `<p>Où est ${tag} ?</p>`),
    required: id !== 'picture',
    check: `expect(one('${tag}'), '${id}');`,
  })),
  hints,
  wrong: [
    { html: '<p>Hot.</p>', feedback: 'heading' },
    { html: '<h1>Tea</h1>', feedback: 'words' },
  ],
  alternatives: [{ html: '<h1>Rain</h1><p>Wet.</p><button>Stop</button>' }],
} satisfies AuthoredExercise;

export interface InventedLesson {
  title: string;
  xp: number;
  exercises: AuthoredExercise[];
}

/** An active course with these lessons, as the panel would save it. Returns the ids of the lessons. */
export async function createCourse(
  api: APIRequestContext,
  id: string,
  lessons: InventedLesson[],
): Promise<string[]> {
  const login = await api.post('/api/auth/login', { data: ADMIN });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const post = async (path: string, data: object) => {
    const answer = await api.post(`/api/admin${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await post('/courses', { id, title: id });
  const ids: string[] = [];
  for (const [index, { title, xp, exercises }] of lessons.entries()) {
    const tag = ({ id, kind }: AuthoredExercise) =>
      kind === 'quiz'
        ? `<quiz-question id="${id}"></quiz-question>`
        : `<code-exercise id="${id}"></code-exercise>`;
    const content = exercises.map((one) => `<h2>${one.id}</h2>${tag(one)}`).join('\n');
    const lesson = await post('/lessons', {
      course_id: id,
      title,
      order_index: index + 1,
      xp_reward: xp,
      is_active: true,
      content,
      content_fr: content,
      exercises,
      proven_exercises: exercises.map((one) => one.id),
    });
    ids.push(lesson.id);
  }
  return ids;
}

/** Gives somebody premium, as the panel does. */
export async function grantPremium(api: APIRequestContext, email: string): Promise<void> {
  const login = await api.post('/api/auth/login', { data: ADMIN });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const found = await api.get(`/api/admin/users?q=${encodeURIComponent(email)}`, { headers });
  const [{ id, revision }] = await found.json();
  const data = { revision, is_premium: true };
  expect((await api.put(`/api/admin/users/${id}`, { headers, data })).ok()).toBe(true);
}
