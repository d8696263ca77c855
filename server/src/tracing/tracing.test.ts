import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { createMember } from '../../test/factories.ts';
import { summaryOf } from './query-summary.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number; message?: string };
}

/** Everything that a collector received: the raw texts, and the spans in them. */
const sent: string[] = [];
const services: unknown[] = [];
const spans: Span[] = [];
let collector: Server;
let server: TestApp;

/** The kinds of span that OTLP has for the two sides of a call. */
const SERVER = 2;
const CLIENT = 3;
const NAME = 'Grace Hopper';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const spanOf = (name: string) => spans.find((span) => span.name === name) as Span;

beforeAll(async () => {
  collector = createServer(async (request, answer) => {
    let text = '';
    for await (const part of request) text += part;
    expect(request.url).toBe('/v1/traces');
    sent.push(text);
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
      services.push(attributesOf(resource)['service.name']);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  const { port } = collector.address() as AddressInfo;
  const otlpEndpoint = `http://127.0.0.1:${port}/`;
  server = await buildTestApp({ otlpEndpoint, trustProxy: ['127.0.0.1'] });
});
afterAll(() => new Promise((closed) => collector.close(closed)));

test('requests and their queries are sent, and nothing that is personal', async () => {
  const { token } = await createMember(server, { name: NAME });
  const project = { name: 'My secret game', kind: 'python', files: { 'main.py': 'print(42)' } };
  await server.call('POST', '/projects', { token, body: project });
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const profile = await server.call('GET', '/auth/me?lang=fr', { token, headers });
  expect(profile.status).toBe(200);
  await server.database.db.execute(sql`alter table projects rename to gone`);
  const failed = await server.call('POST', '/projects?key=hidden', { token, body: project });
  expect(failed.status).toBe(500);
  await server.app.inject({ url: '/no/such/place/hidden' });
  // The remaining traces are sent when the server stops.
  await server.close();

  expect(new Set(services)).toEqual(new Set(['codivia']));
  const request = spanOf('GET /api/auth/me');
  expect(request).toMatchObject({ traceId: TRACE, kind: SERVER });
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/auth/me',
    'http.response.status_code': 200,
    'codivia.request_id': profile.headers['x-request-id'],
  });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) expect(query).toMatchObject({ traceId: TRACE, kind: CLIENT });
  expect(queries.map(({ name }) => name).join()).toMatch(/SELECT .*\b(users|sessions)\b/i);

  expect(spanOf('POST /api/projects').status.code).toBe(0);
  const failure = spans.find((span) => attributesOf(span)['error.type'] === '500') as Span;
  expect(failure).toMatchObject({ name: 'POST /api/projects', status: { code: 2 } });
  expect(failure.status.message).toBeUndefined();
  const broken = spans.filter((span) => span.traceId === failure.traceId && span.kind === CLIENT);
  expect(broken.map((span) => attributesOf(span)['error.type'])).toContain('42P01');
  expect(spanOf('GET none')).toBeDefined();

  const all = sent.join('\n');
  for (const private_ of [
    NAME,
    'secret game',
    'print(42)',
    token,
    'hidden-',
    'somebody',
    'lang=',
  ]) {
    expect(all).not.toContain(private_);
  }
  expect(all).not.toMatch(/@example|127\.0\.0\.1|lightMyRequest/);
});

test('a server without a collector sends nothing, and its queries are as they were', async () => {
  const before = sent.length;
  const other = await buildTestApp();
  await other.call('GET', '/health');
  await other.close();
  expect(sent.length).toBe(before);
});

test.each([
  ['select * from "users" join sessions s on true', 'SELECT users sessions'],
  ["insert into pgboss.job (name) values ('from somebody')", 'INSERT pgboss.job'],
  ['WITH a AS (select 1 from "x"."y") update "z" set b = $1', 'WITH x.y z'],
  ['begin', 'BEGIN'],
  ['', 'QUERY'],
])('the summary of %j names no value', (query, summary) => {
  expect(summaryOf(query).summary).toBe(summary);
});
