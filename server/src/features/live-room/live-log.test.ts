import { LIVE_CODE_MAX_CHARACTERS } from '@codivia/contract/api/live-events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { live_events, live_files } from './live-room.table.ts';
import { RoomStages } from './room-stages.ts';

const MINUTE = 60_000;

let server: TestApp;
const { send, live, edit } = liveCalls(() => server);

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const room = async (token: string, id: string) => (await send(token, 'GET', `${id}/room`)).body;

describe('edits', () => {
  test('are kept in one order, with consecutive numbers, and make the files', async () => {
    const { id, host, participant } = await live({ kind: 'web' });
    const client = 'window-1';
    const edits = [
      { type: 'edit', file: 'index.html', version: 0, client, changes: [[0, '<h1>Hé</h1>', '']] },
      { type: 'edit', file: 'index.html', version: 1, client, changes: [4, [2, 'Ho'], 6] },
      { type: 'edit', file: 'style.css', version: 0, client, changes: [[0, 'h1 {}']] },
    ];
    const { body } = await send(host.token, 'POST', `${id}/edits`, { edits });
    expect(body).toEqual({ seq: 3 });
    const entered = await room(participant.token, id);
    expect(entered).toMatchObject({ role: 'participant', seq: 3, video_url: null, poll: null });
    expect(entered.files).toEqual({
      'index.html': { text: '<h1>Ho</h1>\n', version: 2 },
      'style.css': { text: 'h1 {}', version: 1 },
      'script.js': { text: '', version: 0 },
    });
    const { db } = server.database;
    const ofSession = eq(live_events.session_id, id);
    const rows = await db.select().from(live_events).where(ofSession).orderBy(live_events.seq);
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(rows.every(({ at_ms }) => at_ms >= 0 && at_ms < MINUTE)).toBe(true);
  });

  test('on an older version are refused whole: two hosts cannot overwrite each other', async () => {
    const { id, host } = await live();
    const admin = await createMember(server, { role: 'admin' });
    expect((await edit(host.token, id, 0, [[0, 'one']])).status).toBe(200);
    const late = await edit(admin.token, id, 0, [[0, 'two']]);
    expect([late.status, late.body.code]).toEqual([409, 'live_version']);
    expect(late.body.detail.fr).toContain('modifié le code');
    expect((await edit(admin.token, id, 1, [3, [0, ' two']])).body).toEqual({ seq: 2 });
    const both = await send(host.token, 'POST', `${id}/edits`, {
      edits: [
        { type: 'edit', file: 'main.py', version: 2, client: 'window-1', changes: [7, [0, '!']] },
        { type: 'edit', file: 'main.py', version: 2, client: 'window-1', changes: [7, [0, '?']] },
      ],
    });
    expect(both.body.code).toBe('live_version');
    expect((await room(host.token, id)).files['main.py']).toEqual({ text: 'one two', version: 2 });
  });

  test('of two hosts at once are accepted one after another', async () => {
    const { id, host } = await live();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) => edit(host.token, id, 0, [[0, String(number)]])),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
  });

  test.each([
    ['for a text of another length', { changes: [5, [0, 'x']] }],
    ['of a file that is not there', { file: 'other.py' }],
    ['of what every object has', { file: 'constructor' }],
    ['with a line break in a line', { changes: [[0, 'a\nb']] }],
    ['with a part that is no change', { changes: [['x', 'y']] }],
  ])('that do not fit are refused: %s', async (_, wrong) => {
    const { id, host } = await live();
    const one = { type: 'edit', file: 'main.py', version: 0, client: 'window-1' };
    const edits = [{ ...one, changes: [[0, 'x']], ...wrong }];
    const { status, body } = await send(host.token, 'POST', `${id}/edits`, { edits });
    expect([status, body.code]).toEqual([422, 'live_bad_changes']);
    expect((await room(host.token, id)).seq).toBe(0);
  });

  test('cannot make the code longer than it may be, however they are sent', async () => {
    const { id, host } = await live();
    const most = 'x'.repeat(LIVE_CODE_MAX_CHARACTERS - 1);
    expect((await edit(host.token, id, 0, [[0, 'x'.repeat(1_000_000)]])).body.code).toBe(
      'live_code_too_large',
    );
    expect((await edit(host.token, id, 0, [[0, most]])).status).toBe(200);
    const more = await edit(host.token, id, 1, [most.length, [0, 'yz']]);
    expect([more.status, more.body.code]).toEqual([413, 'live_code_too_large']);
    expect(more.body.detail.en).toContain('60,000');
    expect((await edit(host.token, id, 1, [most.length, [0, 'y']])).status).toBe(200);
  });

  test('are read from kept files and what came after, by a process that has not seen them', async () => {
    const { id, host } = await live();
    for (let version = 0; version < 210; version += 30) {
      const edits = Array.from({ length: 30 }, (_, number) => ({
        type: 'edit',
        file: 'main.py',
        version: version + number,
        client: 'window-1',
        changes: version + number === 0 ? [[0, 'x']] : [version + number, [0, 'x']],
      }));
      expect((await send(host.token, 'POST', `${id}/edits`, { edits })).status).toBe(200);
    }
    await send(host.token, 'POST', `${id}/publications`, { type: 'note', title: 'One', text: '' });
    const { db } = server.database;
    const [kept] = await db.select().from(live_files).where(eq(live_files.session_id, id));
    expect(kept).toMatchObject({ version: 210, seq: 210 });
    const { stage, notes } = await new RoomStages().read(db, id, 'python');
    expect([stage.seq, stage.files['main.py']?.version]).toEqual([211, 210]);
    expect(stage.files['main.py']?.text.toString()).toBe('x'.repeat(210));
    expect(notes).toHaveLength(1);
  });
});

describe('publications', () => {
  test('are what late comers find: the latest selection and run, and every note', async () => {
    const { id, host, participant } = await live();
    const publish = (body: object) => send(host.token, 'POST', `${id}/publications`, body);
    await edit(host.token, id, 0, [[0, 'print(1)']]);
    await publish({ type: 'note', title: 'First', text: 'We begin.' });
    await publish({ type: 'run', output: '1\n', failed_line: null });
    await publish({ type: 'run', output: '2\n', failed_line: 1 });
    await publish({ type: 'note', title: 'Second', text: '' });
    const select = { type: 'select', file: 'main.py', client: 'window-1', anchor: 2, head: 99 };
    expect((await publish({ ...select, file: 'constructor' })).status).toBe(422);
    expect((await publish(select)).body).toEqual({ seq: 6 });
    const { events } = await room(participant.token, id);
    expect(
      events.map(({ seq, body }: { seq: number; body: { type: string } }) => [seq, body.type]),
    ).toEqual([
      [2, 'note'],
      [4, 'run'],
      [5, 'note'],
      [6, 'select'],
    ]);
    expect(events[3].body).toMatchObject({ anchor: 2, head: 8 });
  });

  test('of selections say whose they are, whatever is claimed, and each host keeps one', async () => {
    const { id, host, participant } = await live();
    const admin = await createMember(server, { role: 'admin' });
    const publish = ({ token }: { token: string }, more: object) =>
      send(token, 'POST', `${id}/publications`, {
        type: 'select',
        file: 'main.py',
        anchor: 0,
        head: 0,
        ...more,
      });
    await edit(host.token, id, 0, [[0, 'print(1)']]);
    await publish(host, { client: 'window-1', head: 1 });
    await publish(admin, { client: 'window-2', head: 2, by: 'host' });
    await publish(host, { client: 'window-3', head: 3, by: 'team' });
    const { events } = await room(participant.token, id);
    const carets = events.map(({ body }: { body: object }) => body);
    const all = [
      { by: 'team', client: 'window-2', head: 2 },
      { by: 'host', client: 'window-3', head: 3 },
    ];
    expect(carets).toMatchObject(all);
    // A process that has not read the room before finds the same state.
    const state = await new RoomStages().read(server.database.db, id, 'python');
    expect(state.selects.map(({ body }) => body)).toMatchObject(all);
  });

  test('of several administrators have a caret each, with a first name until the end', async () => {
    const { id, host, participant } = await live();
    const team = await Promise.all(
      ['Nora Petit', 'Ilan'].map((name) => createMember(server, { role: 'admin', name })),
    );
    await edit(host.token, id, 0, [[0, 'print(1)']]);
    for (const [n, { token }] of [...team, ...team].entries()) {
      const select = { type: 'select', file: 'main.py', anchor: 0, head: n, client: `window-${n}` };
      const claimed = { ...select, who: 'host', name: 'Mallory' };
      expect((await send(token, 'POST', `${id}/publications`, claimed)).status).toBe(200);
    }
    const { events } = await room(participant.token, id);
    const seen = events.map(({ body }: { body: { name: string; who: string } }) => body);
    expect(seen).toMatchObject([
      { by: 'team', name: 'Nora', head: 2 },
      { by: 'team', name: 'Ilan', head: 3 },
    ]);
    expect(seen[0].who).not.toBe(seen[1].who);
    const { db } = server.database;
    const state = await new RoomStages().read(db, id, 'python');
    expect(state.stage.carets).toMatchObject([{ name: 'Nora' }, { name: 'Ilan' }]);

    await send(host.token, 'POST', `${id}/end`);
    const rows = await db.select().from(live_events).where(eq(live_events.session_id, id));
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toMatch(/Nora|Ilan|Mallory/);
  });

  test('of selections are stored four times a second', async () => {
    const { id, host } = await live();
    await edit(host.token, id, 0, [[0, 'print(1)']]);
    const select = (head: number) =>
      send(host.token, 'POST', `${id}/publications`, {
        type: 'select',
        file: 'main.py',
        client: 'window-1',
        anchor: 0,
        head,
      });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(select));
    expect(new Set(answers.map(({ body }) => body.seq))).toEqual(new Set([2, 3]));
    expect((await room(host.token, id)).seq).toBe(3);
  });

  test('lead nowhere out of the platform, in notes, code and what it prints', async () => {
    const { id, host } = await live();
    const note = { type: 'note', title: 'Call', text: 'Write to me@somewhere.fr' };
    const refused = await send(host.token, 'POST', `${id}/publications`, note);
    expect([refused.status, refused.body.code]).toEqual([422, 'contact_refused']);
    const run = { type: 'run', output: 'call 06 12 34 56 78', failed_line: null };
    const shown = await send(host.token, 'POST', `${id}/publications`, run);
    expect([shown.status, shown.body.code]).toEqual([422, 'contact_refused']);
    await edit(host.token, id, 0, [[0, 'print(1)', '']]);
    for (const line of ['# mon insta : chat_soleil', 'discord = "sunnycat"', '# 06 12 34 56 78']) {
      const { status, body } = await edit(host.token, id, 1, [9, [0, line]]);
      expect([status, body.code, body.line]).toEqual([422, 'live_line_refused', 2]);
      expect(body.detail.en).toContain('main.py, line 2');
      expect(JSON.stringify(body)).not.toMatch(/chat_soleil|sunnycat|06 12/);
    }
    expect((await room(host.token, id)).files['main.py'].text).toBe('print(1)\n');
  });

  test('of lines are read with their neighbours: a number has no line for each part', async () => {
    const { id, host } = await live();
    const statuses = [];
    let length = 0;
    for (const [version, part] of ['06', '12', '34', '56', '78'].entries()) {
      const line = `print("${part}")`;
      const insert = [0, line, ''];
      const { status } = await edit(host.token, id, version, length ? [length, insert] : [insert]);
      length += line.length + 1;
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(422);
  });
});
