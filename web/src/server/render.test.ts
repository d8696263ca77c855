import { expect, it } from 'vitest';
import { travelBy } from '../lib/http.ts';
import { course } from '../test/factories.ts';
import { findablePaths, render } from './render.tsx';

const ANSWERS: Record<string, unknown> = {
  '/api/config': { public_url: 'https://codivia.test', community_url: '', contact_email: '' },
  '/api/courses?lang=fr': [course()],
  '/api/courses?lang=en': [course()],
};

travelBy(async (address) => {
  const answer = ANSWERS[address];
  if (answer !== undefined) return Response.json(answer);
  const missing = { fr: 'Introuvable', en: 'Not found' };
  return Response.json({ detail: missing, message: 'Not found', code: 'x' }, { status: 404 });
});

const ask = (pathname: string, language: 'fr' | 'en' = 'fr', named = false) =>
  render({ pathname, language, named, picture: 'https://codivia.test/social/fr/x.png' });

it('renders a page with its text and data, and says where it is', async () => {
  const { status, head, body, data, lasting } = await ask('/courses');
  expect([status, lasting]).toEqual([200, true]);
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

it('is its own address where that names the language', async () => {
  const { head } = await ask('/courses', 'en', true);
  expect(head).toContain('<link rel="canonical" href="https://codivia.test/courses?lang=en"/>');
  expect(head).toContain('<meta property="og:locale" content="en_US"/>');
});

it('answers unknown addresses with the 404 page, which search engines leave out', async () => {
  const { status, head, body, lasting } = await ask('/no/such/page', 'en');
  expect([status, lasting]).toEqual([404, true]);
  expect(body).toContain('Page not found');
  expect(head).toContain('noindex');
  expect(head).not.toContain('canonical');
});

it('says so when a course does not exist', async () => {
  const { status, lasting, data, head } = await ask('/course/none');
  expect(head).toContain('<title>Cours introuvable · Codivia</title>');
  expect(head).toContain('noindex');
  expect([status, lasting, data]).toEqual([404, false, []]);
});

it('is for those without scripts only, where the page depends on who looks at it', async () => {
  const { status, lasting, data, body } = await ask('/auth');
  expect([status, lasting, data]).toEqual([200, false, []]);
  expect(body).toContain('Te revoilà');
});

it('fails when the API does, instead of keeping half a page', async () => {
  travelBy(async () => Response.json({}, { status: 503 }));
  await expect(ask('/courses')).rejects.toThrow();
});

it('names no address that needs to be filled in', () => {
  expect(findablePaths()).toContain('/courses');
  expect(findablePaths()).toContain('/careers/data-scientist');
  expect(findablePaths().filter((path) => path.includes(':'))).toEqual([]);
});
