import type { LiveEventBody } from '@codivia/contract/api/live-events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { live_events } from '../live-room/live-room.table.ts';
import { findInReplay } from './replay-check.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
const { live, send, leaveAll } = liveCalls(() => server);
afterEach(leaveAll);

/** Returns edits of one file that each insert a text at a place, or delete as many characters there. */
function replayOf(steps: [number, string | number][]) {
  let length = 0;
  const events = steps.map(([at, step], i) => {
    const [deleted, inserted] = typeof step === 'string' ? [0, step.split('\n')] : [step, []];
    const rest = length - at - deleted;
    const grown = typeof step === 'string' ? step.length : -step;
    length += grown;
    const part: [number, ...string[]] = [deleted, ...inserted];
    const changes = [...(at > 0 ? [at] : []), part, ...(rest > 0 ? [rest] : [])];
    const body: LiveEventBody = {
      type: 'edit',
      file: 'main.py',
      version: i,
      client: 'window-1',
      changes,
    };
    return { seq: i + 1, at: i, body };
  });
  return { files: { 'main.py': '' }, events };
}

describe('a replay is read as a whole', () => {
  test('what was typed sign by sign is found', async () => {
    const typed = [...'# mon insta : chat_soleil'].map((sign, i): [number, string] => [i, sign]);
    expect(await findInReplay(replayOf(typed), 'localhost')).toMatchObject({
      kind: 'handle',
      place: 'main.py',
      line: 1,
    });
  });

  test('what was there for a moment only, too', async () => {
    const steps: [number, string | number][] = [
      [0, 'print(1)\n'],
      [9, '# 06 12 34 56 78'],
      [9, 16],
      [9, 'print(2)'],
    ];
    expect(await findInReplay(replayOf(steps), 'localhost')).toMatchObject({
      kind: 'phone',
      line: 2,
    });
  });

  test('a lesson is not suspected', async () => {
    const steps: [number, string | number][] = [
      [0, 'for i in range(10):\n    print(i)\n'],
      [0, '# Compter de 0 à 9\n'],
      [0, 2],
    ];
    expect(await findInReplay(replayOf(steps), 'localhost')).toBeNull();
  });
});

test('a session that ends with something doubtful is hidden until an administrator shows it', async () => {
  const { id, host } = await live({ open_replay: true });
  const body: LiveEventBody = { type: 'question', question_id: 'x', text: 'insta chat soleil 7' };
  await server.database.db.insert(live_events).values({ session_id: id, seq: 1, at_ms: 1, body });
  await send(host.token, 'POST', `${id}/end`);
  const { token } = await createMember(server);
  const read = () => server.call('GET', `/live/replays/${id}`, { token });
  expect((await read()).status).toBe(404);
  const admin = await createMember(server, { role: 'admin' });
  const path = `/admin/live/replays/${id}/visibility`;
  const shown = { hidden: false, reason: 'A film of that name' };
  const answer = await server.call('PUT', path, { token: admin.token, body: shown });
  expect(answer.status).toBe(200);
  expect((await read()).status).toBe(200);
});
