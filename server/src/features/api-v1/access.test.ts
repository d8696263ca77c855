import { API_SCOPES } from '@codivia/contract/api/api-tokens';
import type { V1Endpoint } from '@codivia/contract/api/api-v1';
import { V1_ENDPOINTS } from '@codivia/contract/api/api-v1-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaller } from '../../../test/api-tokens.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';

const FILES = { 'main.py': 'print(1)' };

let server: TestApp;
/** The project of one member, which nobody else may see or change. */
let projectId: string;
const tokens = new Map<string, string>();
let sessions: string[];
beforeAll(async () => {
  server = await buildTestApp();
  const owner = await createCaller(server);
  const made = await server.call('POST', '/v1/projects', {
    token: owner.token,
    body: { name: 'Mine', kind: 'python', files: FILES },
  });
  projectId = made.body.id;
  for (const scope of API_SCOPES) {
    tokens.set(scope, (await createCaller(server, [scope])).token);
  }
  const admin = await createCaller(server, API_SCOPES, { role: 'admin', premium: false });
  tokens.set('administrator', admin.token);
  tokens.set('owner', owner.token);
  const member = await createMember(server, { premium: true });
  const free = await createMember(server);
  sessions = [owner.session, admin.session, member.token, free.token];
  const until = new Date(server.clock.now().getTime() + 60_000);
  const past = await createCaller(server, API_SCOPES, { premium: false, premiumUntil: until });
  tokens.set('premium_ended', past.token);
  const revoked = await createCaller(server);
  await server.call('DELETE', `/user/api-tokens/${revoked.token_id}`, { token: revoked.session });
  tokens.set('token_revoked', revoked.token);
  server.clock.pass(61_000);
});
afterAll(() => server.close());

const BODIES: Record<string, object> = {
  POST: { name: 'New', kind: 'python', files: FILES },
  PUT: { name: 'Changed', files: FILES },
};

const send = ({ method, path }: V1Endpoint, token?: string) =>
  server.call(method, path.replace(':id', projectId).replace(':hash', 'a'.repeat(64)), {
    ...(token ? { token } : {}),
    ...(BODIES[method] ? { body: BODIES[method] } : {}),
    headers: { 'if-match': '*' },
  });

describe.each(V1_ENDPOINTS.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s',
  (_, endpoint) => {
    const ofOneProject = endpoint.path.includes(':id');

    test('is open to tokens of its scope alone, for what is their member’s own', async () => {
      for (const scope of API_SCOPES) {
        const { status, body } = await send(endpoint, tokens.get(scope));
        if (scope === endpoint.scope) {
          expect([scope, status]).toEqual([scope, ofOneProject ? 404 : 200]);
        } else {
          expect([scope, status, body.code]).toEqual([scope, 403, 'scope_missing']);
          expect(body.detail.fr).toContain(endpoint.scope);
          expect(body.detail.en).toContain(endpoint.scope);
        }
      }
    });

    test('gives administrators no more than others', async () => {
      const { status } = await send(endpoint, tokens.get('administrator'));
      expect(status).toBe(ofOneProject ? 404 : 200);
    });

    test('is closed to tokens whose right has ended, whatever their scope', async () => {
      for (const [code, status] of [
        ['premium_ended', 403],
        ['token_revoked', 401],
      ] as const) {
        const answer = await send(endpoint, tokens.get(code));
        expect([answer.status, answer.body.code]).toEqual([status, code]);
      }
    });

    test('refuses a token in its address, also beside a good one', async () => {
      const owner = tokens.get('owner') ?? '';
      const path = `${endpoint.path}?access_token=${owner}`;
      for (const token of [undefined, owner]) {
        const { status, body } = await send({ ...endpoint, path } as V1Endpoint, token);
        expect([status, body.code]).toEqual([400, 'token_in_url']);
        expect(body.detail.fr).toContain('dans une adresse');
        expect(body.detail.en).toContain('in an address');
      }
    });

    test('is closed to visitors, and to sessions of whomever', async () => {
      const visitor = await send(endpoint);
      expect([visitor.status, visitor.body.code]).toEqual([401, 'token_required']);
      expect(visitor.headers['www-authenticate']).toMatch(/^Bearer/);
      for (const session of sessions) {
        const { status, body } = await send(endpoint, session);
        expect([status, body.code]).toEqual([401, 'invalid_token']);
      }
    });
  },
);

test('the project is as its owner left it', async () => {
  const token = tokens.get('owner') ?? '';
  const { body } = await server.call('GET', `/v1/projects/${projectId}`, { token });
  expect(body).toMatchObject({ name: 'Mine', revision: 1, files: FILES });
});

interface Described {
  paths: Record<string, Record<string, { security?: unknown }>>;
}

test('what is closed to visitors is closed to tokens of every scope, outside the public API', async () => {
  const { paths } = (await server.call('GET', '/openapi.json')).body as Described;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ path, method, security })),
  );
  expect(calls.some(({ path }) => path.startsWith('/api/v1'))).toBe(false);
  const closed = calls.filter(({ security }) => security);
  expect(closed.length).toBeGreaterThan(80);
  const callers = ['visitor', ...API_SCOPES, 'owner', 'administrator'];
  for (const { path, method } of closed) {
    const address = path.replace('/api', '').replace(/\{\w+\}/g, projectId);
    for (const caller of callers) {
      const token = tokens.get(caller);
      const options = token ? { token } : {};
      const { status } = await server.call(method.toUpperCase() as 'GET', address, options);
      expect([method, path, caller, status]).toEqual([method, path, caller, 401]);
    }
  }
});
