import { expect, it } from 'vitest';
import { setFetch } from '../lib/http.ts';
import { course, lesson } from '../test/factories.ts';
import { indexablePaths, open } from './render.tsx';

const ANSWERS: Record<string, unknown> = {
  '/api/config': { public_url: 'https://codivia.test', community_url: '', contact_email: '' },
  '/api/courses?lang=fr': [course()],
  '/api/courses?lang=en': [course()],
  '/api/paths': [],
};

setFetch(async (address) => {
  const answer = ANSWERS[address];
  if (answer !== undefined) return Response.json(answer);
  const missing = { fr: 'Introuvable', en: 'Not found' };
  return Response.json({ detail: missing, message: 'Not found', code: 'x' }, { status: 404 });
});

async function ask(pathname: string, language: 'fr' | 'en' = 'fr', named = false) {
  const opened = await open({ pathname, language, named });
  return opened.render('https://codivia.test/social/fr/x.png');
}

it('renders a page with its text and data, and says where it is', async () => {
  const { status, head, body, data, hydrated } = await ask('/courses');
  expect([status, hydrated]).toEqual([200, true]);
  expect(body).toMatch(/<h1[^>]*>Cours<\/h1>/);
  expect(body).toContain(course().title_fr);
  expect(JSON.stringify(data)).toContain('"courses","fr"');
  expect(head).toContain('<title>Cours · Codivia</title>');
  expect(head).toContain('<link rel="canonical" href="https://codivia.test/courses"/>');
  expect(head).toContain('hreflang="en" href="https://codivia.test/courses?lang=en"');
  expect(head).toContain('<meta property="og:locale" content="fr_FR"/>');
  expect(head).toContain('<meta property="og:title" content="Cours · Codivia"/>');
  expect(head).toContain('application/ld+json');
});

it('gives the lesson to try as one page, with the lines and blanks of its exercises', async () => {
  const about = { kind: 'python', title: 'A joke', instructions: '<p>Do it.</p>', starter: '' };
  const lines = ['print("knock")', 'print("who")'];
  const arrange = { type: 'arrange', lines, distractors: ['print(who)'], indent: false };
  const fill = { type: 'fill', template: 'print(⟦"secret"⟧)' };
  ANSWERS['/api/try/lesson?lang=en'] = {
    ...lesson(),
    content:
      '<div class="callout callout-goal">Two exercises</div>' +
      '<code-exercise id="one"></code-exercise><code-exercise id="two"></code-exercise>',
    content_fr: '',
    exercises: [
      { ...about, id: 'one', task: arrange },
      { ...about, id: 'two', task: fill },
    ],
    courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
  };
  const { body } = await ask('/try', 'en');
  for (const line of ['knock', 'who&quot;', 'print(who)']) expect(body).toContain(line);
  expect(body).toContain('print(____)');
  // No style sheet is fetched there: the style of the boxes is in the document.
  expect(body).toMatch(/<style>[^<]*\.callout[^<]*<\/style>/);
  expect(body).not.toContain('secret');
});

it('names a rating for search engines only when members have given it', async () => {
  expect((await ask('/courses')).head).not.toContain('aggregateRating');
  const before = ANSWERS['/api/courses?lang=en'];
  ANSWERS['/api/courses?lang=en'] = [course({ rating: { average: 4.3, count: 7 } })];
  const { head } = await ask('/courses', 'en');
  expect(head).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.3,');
  expect(head).toContain('"ratingCount":7');
  ANSWERS['/api/courses?lang=en'] = before;
});

it('is its own address where that names the language', async () => {
  const { head } = await ask('/courses', 'en', true);
  expect(head).toContain('<link rel="canonical" href="https://codivia.test/courses?lang=en"/>');
  expect(head).toContain('<meta property="og:locale" content="en_US"/>');
});

it('answers unknown addresses with the 404 page, which search engines leave out', async () => {
  const { status, head, body, hydrated } = await ask('/no/such/page', 'en');
  expect([status, hydrated]).toEqual([404, true]);
  expect(body).toContain('Page not found');
  expect(head).toContain('noindex');
  expect(head).not.toContain('canonical');
});

it('says so when a course does not exist', async () => {
  const { status, hydrated, data, head } = await ask('/course/none');
  expect(head).toContain('<title>Cours introuvable · Codivia</title>');
  expect(head).toContain('noindex');
  expect([status, hydrated, data]).toEqual([404, false, []]);
});

it.each(['/no/such/page', '/course/no-such', '/lesson/no-such', '/careers/no-such'])(
  'finds that there is no %s before anything is rendered, and shows no trace of the address',
  async (pathname) => {
    const opened = await open({ pathname, language: 'fr', named: false });
    const other = await open({ pathname: `${pathname}x`, language: 'fr', named: false });
    expect([opened.status, opened.key]).toEqual([404, other.key]);
    const { status, head, body, data } = await opened.render('https://codivia.test/x.png');
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    expect(JSON.stringify([head, body, data])).not.toContain('such');
  },
);

it('knows one page by any spelling of its address', async () => {
  const spelt = ['/courses', '/COURSES', '/courses/', '//courses'];
  const opened = await Promise.all(
    spelt.map((pathname) => open({ pathname, language: 'fr', named: false })),
  );
  expect(opened.slice(0, 3).map(({ key }) => key)).toEqual(['/courses', '/courses', '/courses']);
});

it('is for those without scripts only, where the page depends on who looks at it', async () => {
  const { status, hydrated, data, body } = await ask('/auth');
  expect([status, hydrated, data]).toEqual([200, false, []]);
  expect(body).toContain('Te revoilà');
});

it('fails when the API does, instead of keeping half a page', async () => {
  setFetch(async () => Response.json({}, { status: 503 }));
  await expect(ask('/courses')).rejects.toThrow();
});

it('names no address that needs to be filled in', () => {
  expect(indexablePaths()).toContain('/courses');
  expect(indexablePaths()).toContain('/careers/data-scientist');
  expect(indexablePaths().filter((path) => path.includes(':'))).toEqual([]);
});
