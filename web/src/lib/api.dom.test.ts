import { login, me } from '@codivia/contract/api/accounts';
import { listCourses, readCourse } from '@codivia/contract/api/courses';
import { recordProgress } from '@codivia/contract/api/progress';
import { readPublishedFile } from '@codivia/contract/files/project-files';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApi, Refused } from '../test/api.ts';
import { member, signInAs } from '../test/factories.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { watchExpiry } from './session.ts';

const NEW_TOKENS = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 900 };
const EXPIRED = new Refused(401, { fr: 'Jeton expiré.', en: 'The token has expired.' });

/** A server that knows the token `access-2` alone. */
function staleServer(refresh: () => unknown = () => NEW_TOKENS) {
  return mockApi({
    'GET /auth/me': ({ token }) => {
      if (token !== 'access-2') throw EXPIRED;
      return member();
    },
    'POST /auth/refresh': refresh,
  });
}

const html = (status: number) =>
  new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html' } });

/** Answers of content filters, hotel networks and proxies. */
const FOREIGN: [string, () => Response][] = [
  ['a page of a filter with 403', () => html(403)],
  ['a page of a hotel with 200', () => html(200)],
  ['a page of a filter with 401', () => html(401)],
  ['a page of a proxy with 502', () => html(502)],
  ['JSON of a filter with 401', () => Response.json({ error: 'blocked' }, { status: 401 })],
  ['nothing with 401', () => new Response(null, { status: 401 })],
];

const namesOf = (calls: { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);

describe('a call', () => {
  it('fills in parameters and query, and leaves out what is not given', async () => {
    const calls = mockApi({ 'GET /courses/a%2Fb': () => ({}), 'GET /courses': () => [] });
    await call(readCourse, { params: { id: 'a/b' }, query: { lang: 'fr' } });
    await call(listCourses, { query: {} });
    expect(calls.map(({ path, search }) => `${path}?${search}`)).toEqual([
      '/courses/a%2Fb?lang=fr',
      '/courses?',
    ]);
  });

  it('carries the stored token and a JSON body', async () => {
    signInAs();
    const calls = mockApi({ 'POST /progress': () => ({}) });
    await call(recordProgress, { body: { lesson_id: 'x', completed: true } });
    expect(calls[0]).toMatchObject({
      token: 'access-1',
      body: { lesson_id: 'x', completed: true },
    });
  });

  it('fails with what the server says', async () => {
    mockApi({
      'GET /courses': () => {
        throw new Refused(400, { fr: 'Mauvais.', en: 'Bad.' }, 'bad_request');
      },
    });
    const failure = await call(listCourses).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 400,
      code: 'bad_request',
      detail: { fr: 'Mauvais.', en: 'Bad.' },
      message: 'Bad.',
    });
  });

  it('fails with status 0 when nothing answers', async () => {
    mockApi({
      'GET /courses': () => {
        throw new TypeError('network down');
      },
    });
    await expect(call(listCourses)).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it.each(FOREIGN)('counts %s as no answer', async (_, foreign) => {
    vi.stubGlobal('fetch', async () => foreign());
    await expect(call(listCourses)).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('takes a page in place of a file for no answer', async () => {
    vi.stubGlobal('fetch', async () => html(200));
    const file = { params: { id: 'x', hash: 'y' } };
    await expect(call(readPublishedFile, file)).rejects.toMatchObject({ status: 0 });
  });
});

describe('a stale token', () => {
  beforeEach(() => signInAs());

  it('is refreshed once, and the call repeated', async () => {
    const calls = staleServer();
    await expect(call(me)).resolves.toEqual(member());
    expect(namesOf(calls)).toEqual(['GET /auth/me', 'POST /auth/refresh', 'GET /auth/me']);
    expect(calls[1]).toMatchObject({ body: { refresh_token: 'refresh-1' }, token: null });
    expect(localStorage.getItem('token')).toBe('access-2');
    expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
  });

  it('is refreshed once for all concurrent calls', async () => {
    const calls = staleServer();
    await Promise.all([call(me), call(me), call(me)]);
    expect(namesOf(calls).filter((line) => line === 'POST /auth/refresh')).toHaveLength(1);
  });

  it('is not refreshed again when another tab has done it meanwhile', async () => {
    const calls = mockApi({
      'GET /auth/me': ({ token }) => {
        if (token === 'access-2') return member();
        localStorage.setItem('token', 'access-2');
        throw EXPIRED;
      },
    });
    await call(me);
    expect(namesOf(calls)).toEqual(['GET /auth/me', 'GET /auth/me']);
  });

  it('takes its turn among the tabs where the browser has locks', async () => {
    const request = vi.fn(async (_name: string, task: () => Promise<void>) => task());
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    staleServer();
    await call(me);
    expect(request).toHaveBeenCalledExactlyOnceWith('codivia:refresh', expect.any(Function));
  });

  it('is blamed for any refusal that mentions a token', async () => {
    const calls = mockApi({
      'GET /auth/me': ({ token }) => {
        if (token === 'access-2') return member();
        throw new Refused(403, 'Invalid token');
      },
      'POST /auth/refresh': () => NEW_TOKENS,
    });
    await call(me);
    expect(namesOf(calls)).toContain('POST /auth/refresh');
  });

  it('ends the session when it cannot be refreshed', async () => {
    const expired = vi.fn();
    const stop = watchExpiry(expired);
    staleServer(() => {
      throw new Refused(401);
    });
    await Promise.allSettled([call(me), call(me)]);
    stop();
    expect(expired).toHaveBeenCalledOnce();
    for (const key of ['token', 'refresh_token', 'user']) {
      expect(localStorage.getItem(key)).toBeNull();
    }
  });

  it.each(FOREIGN)('outlives %s in place of an answer', async (_, foreign) => {
    staleServer(foreign);
    await expect(call(me)).rejects.toMatchObject({ status: 0 });
    expect(localStorage.getItem('token')).toBe('access-1');
    expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  });

  it('outlives a network that is down', async () => {
    staleServer(() => {
      throw new TypeError('network down');
    });
    await expect(call(me)).rejects.toMatchObject({ status: 0 });
    expect(localStorage.getItem('token')).toBe('access-1');
  });

  it('is not revived for somebody who signed out meanwhile', async () => {
    staleServer(() => {
      localStorage.removeItem('token');
      return NEW_TOKENS;
    });
    await expect(call(me)).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('has nothing to do with a wrong password', async () => {
    const calls = mockApi({
      'POST /auth/login': () => {
        throw new Refused(401, 'Invalid credentials');
      },
    });
    const wrong = call(login, { body: { email: 'a@b.c', password: 'nope' } });
    await expect(wrong).rejects.toMatchObject({ status: 401 });
    expect(namesOf(calls)).toEqual(['POST /auth/login']);
    expect(localStorage.getItem('token')).toBe('access-1');
  });
});

it('tells a visitor to sign in without trying to refresh', async () => {
  const calls = staleServer();
  await expect(call(me)).rejects.toMatchObject({ status: 401 });
  expect(namesOf(calls)).toEqual(['GET /auth/me']);
});
