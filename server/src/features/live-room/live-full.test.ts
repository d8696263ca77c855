import { LIVE_EVENTS_MAX } from '@codivia/contract/api/live-events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { liveCalls } from '../../../test/live-calls.ts';

let server: TestApp;
const { send, live, edit, listen } = liveCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Types one letter after another, so that one event is left. */
async function typeAlmostAll(id: string): Promise<void> {
  const edits = sql`select ${id}::uuid, n, n * 100, json_build_object('type', 'edit', 'file', 'main.py',
      'version', n - 1, 'client', 'window-1',
      'changes', case when n = 1 then '[[0,"x"]]'::json else json_build_array(n - 1, json_build_array(0, 'x')) end)
    from generate_series(1, ${LIVE_EVENTS_MAX - 1}::int) n`;
  await server.database.db.execute(
    sql`insert into live_events (session_id, seq, at_ms, body) ${edits}`,
  );
}

test('a session that is full says so, can be ended, and is watched to its last event', async () => {
  const { id, host, participant } = await live({ open_replay: true });
  await typeAlmostAll(id);
  const last = LIVE_EVENTS_MAX - 1;
  const listener = await listen(participant.token, id, last);
  const taken = await edit(host.token, id, last, [last, [0, 'y']]);
  expect([taken.status, taken.body]).toEqual([200, { seq: LIVE_EVENTS_MAX }]);
  await listener.until(({ log }) => log.length === 1);
  const note = { type: 'note', title: 'The end', text: '' };
  for (const { status, body } of [
    await edit(host.token, id, LIVE_EVENTS_MAX, [LIVE_EVENTS_MAX, [0, 'z']]),
    await send(host.token, 'POST', `${id}/publications`, note),
  ]) {
    expect([status, body.code]).toEqual([409, 'live_log_full']);
    expect(body.detail.en).toContain('50,000 changes: end it');
    expect(body.detail.fr).toMatch(/50.000 modifications : termine-la/);
  }
  const { files, seq } = (await send(participant.token, 'GET', `${id}/room`)).body;
  expect([seq, files['main.py'].text.length]).toEqual([LIVE_EVENTS_MAX, LIVE_EVENTS_MAX]);
  expect((await send(host.token, 'POST', `${id}/end`)).body.state).toBe('ended');
  await listener.until(({ end }) => end === 'live_over');
  listener.leave();
  const { status, body } = await server.call('GET', `/live/replays/${id}`, {
    token: participant.token,
  });
  expect(status).toBe(200);
  expect(body.events).toHaveLength(LIVE_EVENTS_MAX);
  expect(body.events.at(-1).body.changes).toEqual([last, [0, 'y']]);
}, 60_000);
