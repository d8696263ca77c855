import { sql } from 'drizzle-orm';
import { AggregatorRegistry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Returns the figures of `/metrics` by the text before them: `name{label="value"}`. */
async function figures({ app }: TestApp): Promise<Map<string, number>> {
  const { body } = await app.inject({ url: '/metrics' });
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

test('requests are counted by their route and status, never by their address', async () => {
  await server.call('GET', '/health');
  await server.call('GET', '/published-projects/somebody-private');
  await server.app.inject({ url: '/api/nothing/here?token=secret' });
  const { body } = await server.app.inject({ url: '/metrics' });
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
  );
  expect(body).toContain('{method="any",route="none",status="404"} 1');
  expect(body).not.toMatch(/somebody-private|secret/);
});

test('jobs are shown by queue, with the age of the oldest, and those that were given up', async () => {
  const { db } = server.database;
  const at = (queue: string) => `codivia_jobs_waiting{queue="${queue}"}`;
  const before = await figures(server);
  expect(before.get(at('help-mail'))).toBe(0);
  expect(before.get('codivia_jobs_failed')).toBe(0);
  // A job of tomorrow, stored an hour ago: it waits for another attempt.
  await db.execute(sql`
    insert into pgboss.job (name, data, start_after, created_on)
    select name, '{}', now() + interval '1 day', now() - interval '1 hour'
    from pgboss.queue where name in ('help-mail', 'dead-letters')`);
  const after = await figures(server);
  expect(after.get(at('help-mail'))).toBe(1);
  const age = after.get('codivia_jobs_oldest_seconds{queue="help-mail"}') ?? 0;
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(3700);
  expect(after.get('codivia_jobs_failed')).toBe(1);
  expect(after.get(at('dead-letters'))).toBeUndefined();
  expect(after.get('codivia_database_up')).toBe(1);
});

test('connections to a server are shown, and live streams', async () => {
  const all = await figures(server);
  expect(all.get('codivia_live_streams')).toBe(0);
  const open = all.get('codivia_database_connections');
  if (server.database.client.kind === 'pglite') {
    expect(open).toBeUndefined();
  } else {
    expect(all.get('codivia_database_connections_max')).toBe(10);
    expect(open).toBeGreaterThan(0);
    expect(all.get('codivia_database_waiting')).toBe(0);
  }
});

test('several processes add up what each has, and not what all read from the database', async () => {
  const own = await server.app.metrics.getMetricsAsJSON();
  const together = AggregatorRegistry.aggregate([own, structuredClone(own)]);
  const json = await together.getMetricsAsJSON();
  const value = (name: string) => json.find((metric) => metric.name === name)?.values;
  expect(value('codivia_jobs_failed')).toMatchObject([{ value: 1 }]);
  expect(value('codivia_database_up')).toMatchObject([{ value: 1 }]);
  const [bytes] = own.find(({ name }) => name === 'nodejs_heap_size_total_bytes')?.values ?? [];
  expect(value('nodejs_heap_size_total_bytes')).toMatchObject([
    { value: 2 * Number(bytes?.value) },
  ]);
});

test('without its database the process still shows its figures, and that it has none', async () => {
  const other = await buildTestApp();
  await figures(other);
  await other.database.db.execute(sql`alter table pgboss.queue rename to gone`);
  const all = await figures(other);
  expect(all.get('codivia_database_up')).toBe(0);
  expect(all.get('codivia_jobs_failed')).toBeUndefined();
  expect([...all.keys()].filter((name) => name.startsWith('codivia_jobs'))).toEqual([]);
  expect(all.get('process_start_time_seconds')).toBeGreaterThan(0);
  await other.database.db.execute(sql`alter table pgboss.gone rename to queue`);
  await other.close();
});
