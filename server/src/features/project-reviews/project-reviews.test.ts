import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import {
  type Actor,
  actor,
  appeal,
  decide,
  publish,
  report,
  select,
} from '../../../test/review-calls.ts';
import { users } from '../accounts/accounts.table.ts';
import { project_decisions, project_reports } from './project-reviews.table.ts';

let server: TestApp;
let owner: Actor;
let ann: Actor;
let ben: Actor;
let admin: Actor;
let id: string;
let project_id: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = await actor(server, { role: 'admin', name: 'Grace' });
});
beforeEach(async () => {
  owner = await actor(server, { premium: true, name: 'Maëlle', language: 'fr' });
  ann = await actor(server, { name: 'Annabel' });
  ben = await actor(server, { name: 'Benedict' });
  ({ id, project_id } = await publish(owner));
});
afterAll(() => server.close());

const statusFor = async (one: Actor) => (await one.get(`/published-projects/${id}/view`)).status;
const publicStatus = async () => (await server.call('GET', `/published-projects/${id}`)).status;
const own = async () => (await owner.get('/published-projects')).body[0];
const detail = async () => (await admin.get(`/admin/published-projects/${id}`)).body;
const inQueue = async () =>
  (await admin.get('/admin/published-projects?limit=500')).body.some(
    (row: { id: string }) => row.id === id,
  );

/** Two members report it. */
const hideByReports = async () => {
  await report(ann, id, 'hate', 'Line 3 insults a boy.');
  await report(ben, id, 'copied');
};

describe('reports', () => {
  test('of two members hide the project from all but its author and administrators', async () => {
    expect((await report(ann, id)).body.message.fr).toMatch(/^Merci/);
    expect([await publicStatus(), await statusFor(ben), await inQueue()]).toEqual([200, 200, true]);
    expect((await ann.get(`/published-projects/${id}/view`)).body.reported).toBe(true);
    await report(ben, id, 'other', 'Look at line 3.');
    expect([await publicStatus(), await statusFor(ann)]).toEqual([404, 404]);
    expect([await statusFor(owner), await statusFor(admin)]).toEqual([200, 200]);
    expect((await ann.post(`/published-projects/${id}/remix`)).status).toBe(404);
    expect(await own()).toMatchObject({ state: 'review', decision: null });
    const seen = (await owner.get(`/published-projects/${id}/view`)).body;
    expect(seen).toMatchObject({ own: true, state: 'review', title: 'Pong' });
  });

  test('of the same member count once, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => report(ann, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await detail()).reports).toHaveLength(1);
    expect(await publicStatus()).toBe(200);
  });

  test('of two members at the same moment both count', async () => {
    const answers = await Promise.all([report(ann, id), report(ben, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await publicStatus()).toBe(404);
  });

  test('of the author are refused', async () => {
    const { status, body } = await report(owner, id);
    expect([status, body.code]).toEqual([409, 'own_project_reported']);
  });

  test('name the reporter to administrators alone, and nobody once that account is gone', async () => {
    await hideByReports();
    expect((await detail()).reports[1]).toMatchObject({
      reason: 'hate',
      text: 'Line 3 insults a boy.',
      settled_at: null,
      reporter: { id: ann.user.id, name: 'Annabel' },
    });
    const texts = [await own(), (await owner.get(`/published-projects/${id}/view`)).body];
    texts.push((await owner.get('/user/data')).body);
    expect(JSON.stringify(texts)).not.toMatch(new RegExp(`${ann.user.id}|Annabel|insults`));
    expect((await ann.get('/user/data')).body.tables.project_reports).toEqual([
      expect.objectContaining({ reason: 'hate', text: 'Line 3 insults a boy.' }),
    ]);
    await server.database.db.delete(users).where(eq(users.id, ann.user.id));
    expect((await detail()).reports[1]).toMatchObject({ reason: 'hate', reporter: null });
    expect(await publicStatus()).toBe(404);
  });

  test('are slowed down', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await report(ann, id)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('take a project out of the gallery, and keep it out until it is selected again', async () => {
    await select(admin, id);
    expect((await own()).in_gallery).toBe(true);
    await hideByReports();
    await decide(admin, id, 'keep');
    expect(await own()).toMatchObject({ in_gallery: false, state: 'open' });
    expect((await detail()).gallery).toBe('left');
  });
});

describe('a decision', () => {
  test('to keep settles the reports; only what is new counts after it', async () => {
    await hideByReports();
    expect((await decide(admin, id, 'keep')).body).toMatchObject({ state: 'open', reasons: [] });
    expect([await publicStatus(), await inQueue()]).toEqual([200, false]);
    await report(ann, id);
    await report(await actor(server), id);
    expect([await publicStatus(), (await detail()).reasons.length]).toEqual([200, 1]);
    server.clock.pass(1000);
    await publish(owner, { project_id, title: 'Worse' });
    await report(ann, id);
    expect(await publicStatus()).toBe(404);
    const mail = await nextMail(server, owner.user.email);
    expect(mail.subject).toContain('de nouveau visible');
  });

  test('about one report that has hidden nothing is not mailed', async () => {
    await report(ann, id);
    await decide(admin, id, 'keep');
    await decide(admin, id, 'hide');
    const [mail, ...others] = await mailsTo(server, owner.user.email, 1);
    expect([mail?.subject, others]).toEqual(['La page de ton projet est masquée', []]);
  });

  test('to hide tells the author why, in their language, and is written down', async () => {
    await hideByReports();
    const words = 'Enlève la phrase de la ligne 3.';
    expect((await decide(admin, id, 'hide', { words })).body.state).toBe('hidden');
    expect(await own()).toMatchObject({
      state: 'hidden',
      decision: { outcome: 'hide', reason: 'hate', words, appeal: null },
    });
    const { text } = await nextMail(server, owner.user.email);
    expect(text).toContain('Motif\u00a0: insultes ou propos haineux.');
    expect(text).toContain(words);
    expect(text).toContain(`/publish/${project_id}`);
    expect(text).not.toMatch(/Annabel|Benedict|Grace/);
    const [entry] = (await admin.get('/admin/audit?limit=1')).body;
    expect(entry).toMatchObject({ action: 'hide', subject_id: id, label: 'Pong' });
    expect(entry.changes).toEqual([{ field: 'reason', from: null, to: 'hate' }]);
  });

  test('needs a reason to hide, and something to decide about', async () => {
    const missing = await decide(admin, id, 'hide', { reason: null });
    expect([missing.status, missing.body.code]).toEqual([400, 'decision_needs_reason']);
    const idle = await decide(admin, id, 'keep');
    expect([idle.status, idle.body.code]).toEqual([409, 'nothing_to_decide']);
    await decide(admin, id, 'hide');
    const again = await decide(admin, id, 'hide');
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_decide']);
  });

  test('is refused when a report, a decision or a version has come meanwhile', async () => {
    await report(ann, id);
    const { version, updated_at } = await detail();
    await report(ben, id);
    const late = await decide(admin, id, 'keep', { version });
    expect([late.status, late.body.code]).toEqual([409, 'review_changed']);
    server.clock.pass(1000);
    await publish(owner, { project_id, title: 'Other' });
    const later = await decide(admin, id, 'keep', { updated_at });
    expect([later.status, later.body.code]).toEqual([409, 'review_changed']);
    const both = await Promise.all([decide(admin, id, 'keep'), decide(admin, id, 'hide')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('to hide survives closing the page and publishing again', async () => {
    await decide(admin, id, 'hide');
    await owner.del(`/published-projects/${id}`);
    ({ id } = await publish(owner, { project_id, title: 'New start' }));
    expect(await publicStatus()).toBe(404);
    expect(await own()).toMatchObject({ state: 'hidden', title: 'New start' });
  });

  test('is deleted with the project, as its reports are', async () => {
    await hideByReports();
    await decide(admin, id, 'hide');
    expect((await owner.get('/user/data')).body.tables.project_decisions).toEqual([
      expect.objectContaining({ outcome: 'hide', reason: 'hate' }),
    ]);
    await owner.del(`/projects/${project_id}`);
    const { db } = server.database;
    const of = <T extends typeof project_reports | typeof project_decisions>(table: T) =>
      db
        .select()
        .from(table as typeof project_reports)
        .where(eq(table.project_id, project_id));
    expect([await of(project_reports), await of(project_decisions)]).toEqual([[], []]);
    expect((await decide(admin, id, 'keep', { version: 0, updated_at: new Date() })).status).toBe(
      404,
    );
  });
});

describe('an appeal', () => {
  test('comes to the queue once, and its decision is final', async () => {
    await hideByReports();
    await decide(admin, id, 'hide');
    expect(await inQueue()).toBe(false);
    expect((await appeal(owner, id)).status).toBe(200);
    expect(await inQueue()).toBe(true);
    expect((await detail()).decisions[0]).toMatchObject({ appeal: 'Please look again.' });
    const twice = await appeal(owner, id);
    expect([twice.status, twice.body.code]).toEqual([409, 'appeal_made']);
    await decide(admin, id, 'hide');
    expect(await own()).toMatchObject({ state: 'hidden', decision: { outcome: 'uphold' } });
    const final = await appeal(owner, id);
    expect([final.status, final.body.code]).toEqual([409, 'appeal_not_possible']);
    const mails = await mailsTo(server, owner.user.email, 2);
    expect(mails[0]?.subject).toBe('La page de ton projet reste masquée');
  });

  test('shows the project again when it is right', async () => {
    await decide(admin, id, 'hide');
    await appeal(owner, id);
    await decide(admin, id, 'keep');
    expect([await publicStatus(), (await own()).decision]).toEqual([200, null]);
    const actions = (await admin.get('/admin/audit?limit=2')).body.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(['restore', 'hide']);
  });

  test('is not disturbed by reports that come meanwhile', async () => {
    await decide(admin, id, 'hide');
    expect((await report(ann, id)).status).toBe(200);
    expect(await inQueue()).toBe(false);
    await appeal(owner, id);
    const { version } = await detail();
    const late = await report(ben, id);
    expect(late.status).toBe(200);
    expect(late.body.message).toEqual({
      fr: expect.stringContaining('Merci'),
      en: expect.stringContaining('Thank you'),
    });
    expect(await own()).toMatchObject({ state: 'hidden' });
    const kept = await decide(admin, id, 'keep', { version });
    expect(kept.body).toMatchObject({ state: 'open', reasons: [] });
    expect(kept.body.reports).toHaveLength(2);
    expect(await publicStatus()).toBe(200);
  });

  test('is made twice at the same moment and stored once', async () => {
    await decide(admin, id, 'hide');
    const answers = await Promise.all([appeal(owner, id), appeal(owner, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of somebody else is as good as none', async () => {
    await decide(admin, id, 'hide');
    const decision_id = (await own()).decision.id;
    const body = { decision_id, text: 'Mine!' };
    expect((await ann.post(`/published-projects/${id}/appeals`, body)).status).toBe(404);
  });
});
