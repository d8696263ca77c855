import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiReference, ReferenceField } from '@codivia/contract/api/api-reference';
import { V1_ENDPOINTS } from '@codivia/contract/api/api-v1-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';

let server: TestApp;
let reference: ApiReference;
beforeAll(async () => {
  server = await buildTestApp();
  reference = (await server.call('GET', '/developers/reference')).body;
});
afterAll(() => server.close());

test('the reference has every call, with a description of every field in both languages', () => {
  expect(reference.calls).toHaveLength(V1_ENDPOINTS.length);
  for (const call of reference.calls) {
    const fields: ReferenceField[] = [...call.parameters, ...call.body, ...call.answer];
    expect(call.answer.length).toBeGreaterThan(0);
    for (const { name, about, type } of fields) {
      expect([call.path, name, about.fr && about.en && type]).not.toContain('');
      expect(about.fr).not.toBe(about.en);
    }
  }
  const read = reference.calls.find(({ path }) => path === '/api/v1/projects/{id}');
  expect(read?.parameters.map(({ name, in: location }) => `${location} ${name}`)).toEqual([
    'path id',
    'header If-None-Match',
  ]);
  const me = reference.calls[0]?.answer.map(({ name }) => name);
  expect(me).toContain('token.scopes');
});

test('the public API has an OpenAPI document of its own', async () => {
  const { status, body } = await server.call('GET', '/v1/openapi.json');
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId: string; responses: object }>).map(
      ([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, ...operation }),
    ),
  );
  expect(operations.map(({ call }) => call).sort()).toEqual(
    reference.calls.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { call, responses } of operations) {
    const statuses = Object.keys(responses);
    expect([call, statuses]).toEqual([call, expect.arrayContaining(['200', '401', '403', '429'])]);
  }
  expect(operations.find(({ call }) => call.startsWith('PUT'))?.responses).toHaveProperty('412');
});

test.each(['en', 'fr'])(
  'the lesson in %s reads pages by the names of the Python client',
  (language) => {
    const root = join(import.meta.dirname, '../../../..');
    const client = readFileSync(join(root, 'web/public/developers/codivia.py'), 'utf8');
    const lesson = `content/courses/10-cloud/03-failures/lesson.${language}.md`;
    const text = readFileSync(join(root, lesson), 'utf8');
    for (const name of ['"data"', '"next_cursor"', 'cursor', '429', 'retry-after']) {
      expect(client.toLowerCase()).toContain(name);
      expect(text.toLowerCase()).toContain(name);
    }
  },
);
