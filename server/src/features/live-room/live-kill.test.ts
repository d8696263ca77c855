import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { startRealServer } from '../../../test/real-server.ts';
import { openEmbedded } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { selectEventsAfter } from './live-events.queries.ts';
import { RoomStages } from './room-stages.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.runIf(inject('testDatabase').kind === 'pglite')('a server that is killed', () => {
  test('loses no edit that it has acknowledged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'codivia-kill-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const prepared = await openEmbedded(folder);
    await migrate(prepared);
    const before = await buildTestApp({}, { database: prepared });
    const { id, host } = await liveCalls(() => before).live();
    await before.close();

    const settings = { DATA_DIR: folder, ADMIN_PASSWORD: 'only for this test' };
    const { child, url, ended } = await startRealServer(settings);
    ends.push(() => child.kill('SIGKILL'));
    let acknowledged = 0;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${host.token}`,
    };
    for (let version = 0; ; version++) {
      const changes = version === 0 ? [[0, 'x']] : [version, [0, 'x']];
      const edit = { type: 'edit', file: 'main.py', version, client: 'window-1', changes };
      const body = JSON.stringify({ edits: [edit] });
      const path = `${url}/api/live/sessions/${id}/edits`;
      const asked = fetch(path, { method: 'POST', headers, body });
      if (version === 30) child.kill('SIGKILL');
      const answer = await asked.catch(() => undefined);
      if (!answer) break;
      expect(answer.status).toBe(200);
      acknowledged = ((await answer.json()) as { seq: number }).seq;
    }
    expect(acknowledged).toBeGreaterThanOrEqual(30);
    await ended;

    const after = await openEmbedded(folder);
    ends.push(() => after.close());
    const events = await selectEventsAfter(after.db, id, 0);
    expect(events.length).toBeGreaterThanOrEqual(acknowledged);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const { stage } = await new RoomStages().read(after.db, id, 'python');
    expect(stage.files['main.py']?.text.toString()).toBe('x'.repeat(events.length));
  });
});
