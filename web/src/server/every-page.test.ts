import { LANGUAGES } from '@codivia/contract/api/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { setFetch } from '../lib/http.ts';
import { claims } from '../test/claims.ts';
import { course, learningPath, lesson } from '../test/factories.ts';
import { indexablePaths, open } from './render.tsx';

/** Pages that nobody searches for, and the page of addresses that lead nowhere. */
const OTHERS = [
  '/course/robots',
  '/lesson/robots-1',
  '/auth',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/dashboard',
  '/admin',
  '/no/such/page',
];
/** A text key, a placeholder or filler that should have been a text. */
const LEFTOVER = /\{\{|\}\}|lorem ipsum|undefined|\[object Object\]/i;

const FIRST = lesson({ id: 'robots-1', course_id: 'robots' });
const ROBOTS = course({ id: 'robots', lessons: [FIRST] });
const TRIAL = { content: '<p>Try.</p>', content_fr: '<p>Essaie.</p>', exercises: [] };
const LIMITS = { requests_per_minute: 60, body_limit: 1000 };
const ANSWERS: Record<string, unknown> = {
  '/api/config': { public_url: 'https://codivia.test', community_url: '', contact_email: '' },
  '/api/claims': claims(),
  '/api/courses': [ROBOTS],
  '/api/courses/robots': ROBOTS,
  '/api/paths': [{ ...learningPath(), courses: ['robots'] }],
  '/api/courses/robots/first-step': {
    lesson_id: 'robots-1',
    title: 'Robots',
    is_premium: true,
    language: 'en',
    html: '<p>Meet a robot.</p><python-editor code="print(1)"></python-editor>',
    exercises: [],
    next_title: null,
    steps_left: 2,
    trial: false,
  },
  '/api/lessons/robots-1': FIRST,
  '/api/try/lesson': { ...FIRST, ...TRIAL, courses: ROBOTS },
  '/api/challenges': [],
  '/api/gallery': { projects: [], next: null },
  '/api/live/sessions': [],
  '/api/live/replays': [],
  '/api/developers/reference': { ...LIMITS, calls: [], errors: [] },
};

beforeAll(() => {
  setFetch(async (address) => {
    const answer = ANSWERS[address.replace(/\?.*/, '')];
    if (answer !== undefined) return Response.json(answer);
    const detail = { fr: 'Introuvable', en: 'Not found' };
    return Response.json({ detail, message: 'Not found', code: 'x' }, { status: 404 });
  });
});

/** Returns the text that is read on a page. */
const textOf = (html: string) =>
  html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

describe.each(LANGUAGES)('without scripts, in %s', (language) => {
  it.each([...indexablePaths(), ...OTHERS])('%s shows its text', async (pathname) => {
    const opened = await open({ pathname, language, named: false });
    const { head, body } = await opened.render('https://codivia.test/social/x.png');
    expect(opened.status).toBe(pathname === '/no/such/page' ? 404 : 200);
    expect(head).toMatch(/<title>[^<]+ · Codivia<\/title>/);
    expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(body)?.[0] ?? '')).toMatch(/\w/);
    expect(textOf(head + body)).not.toMatch(LEFTOVER);
  });
});
