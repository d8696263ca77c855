import type { Endpoint } from '@codivia/contract/api/endpoint';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './build-app.ts';
import { ageCalls } from './class-access/age.rows.ts';
import { assignmentCalls } from './class-access/assignments.rows.ts';
import { classCalls } from './class-access/classes.rows.ts';
import { familyCalls } from './class-access/families.rows.ts';
import { lessonCalls } from './class-access/lessons.rows.ts';
import { payerCalls } from './class-access/payers.rows.ts';
import { resultCalls } from './class-access/results.rows.ts';
import { schoolSignInCalls } from './class-access/school-sign-in.rows.ts';
import { teacherCalls } from './class-access/teachers.rows.ts';
import { CALLERS, createWorld, type Part, type Row, type World } from './class-access/world.ts';

/**
 * Tests the access of each kind of caller to the calls about classes and families. The calls for administrators have a
 * table of their own (admin-access.test.ts).
 */
const PARTS: Part[] = [
  teacherCalls,
  classCalls,
  assignmentCalls,
  familyCalls,
  schoolSignInCalls,
  payerCalls,
  resultCalls,
  lessonCalls,
  ageCalls,
];

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

test.each(PARTS)(
  'every call that is not for administrators alone has a row',
  ({ modules, rows }) => {
    const all = modules.flatMap((one) => Object.values(one) as unknown[]).filter(isEndpoint);
    const expected = new Set(all.filter(({ access }) => access !== 'admin'));
    expect(new Set(rows.map(([endpoint]) => endpoint))).toEqual(expected);
  },
);

/** Calls an endpoint as everybody, one after another. Returns the statuses. */
async function callAsEverybody(
  world: World,
  [endpoint, , ids = {}, body, query]: Row,
): Promise<number[]> {
  const named = endpoint.path.replace(/:(\w+)/g, (_, name) => world.ids[ids[name] ?? ''] ?? '');
  const path = query ? `${named}?${new URLSearchParams(query)}` : named;
  const ask = (method: InjectOptions['method'], token: string | undefined) =>
    server.call(method, path, {
      ...(token ? { token } : {}),
      ...(body ? { body: typeof body === 'function' ? body(world) : body } : {}),
    });
  const isStream = endpoint.answers === 'text/event-stream';
  const statuses: number[] = [];
  for (const caller of CALLERS) {
    const token = world.tokens[caller];
    // A stream stays open; a request for its head returns the same status.
    const answer = await ask(isStream ? 'HEAD' : endpoint.method, token);
    statuses.push(answer.status);
    if (answer.status === 200) continue;
    const { detail } = (isStream ? await ask('GET', token) : answer).body;
    expect([caller, detail]).toEqual([caller, { fr: expect.any(String), en: expect.any(String) }]);
  }
  return statuses;
}

describe.each(PARTS.flatMap((part) => part.rows.map((row) => ({ part, row }))))(
  '$row.0.method $row.0.path',
  ({ part, row }) => {
    test('answers each caller as it should', async () => {
      const world = await createWorld(server);
      await part.prepare?.(world);
      const statuses = await callAsEverybody(world, row);
      const named = (all: readonly number[]) =>
        Object.fromEntries(CALLERS.map((caller, index) => [caller, all[index]]));
      expect(named(statuses)).toEqual(named(row[1]));
    });
  },
);
