import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createToken } from '../../../test/api-tokens.ts';
import { createMember, type MemberOptions } from '../../../test/factories.ts';
import { newHandle, portfolioFields, setUpPortfolio } from '../../../test/portfolio-calls.ts';
import { users } from '../accounts/accounts.table.ts';
import { certificates } from '../certificates/certificates.table.ts';
import { project_reviews } from '../project-reviews/project-reviews.table.ts';

const DAY = 24 * 60 * 60 * 1000;

const { server, owner, send, save, show, read, open, again } = setUpPortfolio();

async function publish(title: string): Promise<string> {
  const files = { 'main.py': 'print(1)\n' };
  const project = await send('POST', '/projects', { name: title, kind: 'python', files });
  const texts = { title, description: 'Two players.', accepted_revision: null };
  const path = `/projects/${project.body.id}/published`;
  return (await send('PUT', path, texts)).body.id;
}

async function certify(userId: string, course: string): Promise<string> {
  const certificate_id = `CV-${course}-${userId.slice(0, 8)}`.toUpperCase();
  await server()
    .database.db.insert(certificates)
    .values({
      certificate_id,
      user_id: userId,
      user_name: 'Maëlle Durand',
      course_id: course,
      course_title: `Course ${course}`,
      course_title_fr: `Cours ${course}`,
      total_xp: 10,
      total_lessons: 1,
      completion_date: server().clock.now(),
      kind: 'full',
    });
  return certificate_id;
}

describe('a portfolio', () => {
  test('is closed until it is opened, and shows what was chosen, in its order', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    const certificate = await certify(owner().user.id, 'loops');
    const saved = await save({ project_ids: [two, one], certificate_ids: [certificate] });
    expect(saved.body).toMatchObject({ is_open: false, is_visible: false, closes_at: null });
    const { handle } = saved.body;
    expect((await read(handle)).status).toBe(404);
    expect((await show(true)).body).toMatchObject({ is_open: true, is_visible: true });
    const { body, headers } = await read(handle.toUpperCase());
    expect(body).toEqual({
      handle,
      color: 'blue',
      line: 'I like games.',
      projects: ['Two', 'One'].map((title) => ({
        id: title === 'One' ? one : two,
        title,
        description: 'Two players.',
        kind: 'python',
        updated_at: expect.any(String),
        thumbnail: null,
      })),
      certificates: [
        {
          subject: 'course',
          course_title: 'Course loops',
          course_title_fr: 'Cours loops',
          kind: 'full',
          completion_date: expect.any(String),
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Ma.lle|Durand|CV-/i);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('passes over what has been hidden since', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    const handle = await open({ project_ids: [one, two] });
    const own = (await send('GET', '/published-projects')).body as {
      id: string;
      project_id: string;
    }[];
    const project_id = own.find(({ id }) => id === one)?.project_id ?? '';
    await server().database.db.insert(project_reviews).values({ project_id, state: 'hidden' });
    expect((await read(handle)).body.projects).toMatchObject([{ id: two }]);
  });

  test('passes over what has been closed since', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    const handle = await open({ project_ids: [one, two] });
    await send('DELETE', `/published-projects/${one}`);
    expect((await read(handle)).body.projects).toMatchObject([{ id: two }]);
  });

  test('closes at once, and answers like one that never was, or is gone', async () => {
    const handle = await open();
    await show(false);
    const closed = await read(handle);
    const never = await read('never-was');
    const gone = await open({}, (await createMember(server(), { premium: true })).token);
    const { user, token } = await createMember(server(), { premium: true });
    const deleted = await open({}, token);
    await server().database.db.delete(users).where(eq(users.id, user.id));
    expect((await read(gone)).status).toBe(200);
    expect(closed.status).toBe(404);
    for (const handle of [deleted, "'%20or%201=1--", '-', 'A'.repeat(90)]) {
      const { status, body } = await read(handle);
      expect([handle, status, body]).toEqual([handle, 404, never.body]);
    }
    expect(closed.body).toEqual(never.body);
  });

  test('names its owner on the projects it shows, and on no other, while it is open', async () => {
    const [shown, other] = [await publish('Shown'), await publish('Other')];
    const author = async (id: string) =>
      (await send('GET', `/published-projects/${id}`, undefined, null)).body.author;
    const handle = await open({ project_ids: [shown] });
    expect(await author(shown)).toEqual({ handle, color: 'blue' });
    expect(await author(other)).toBeNull();
    await show(false);
    expect(await author(shown)).toBeNull();
  });

  test('is part of what its owner takes away', async () => {
    const handle = await open();
    const { tables } = (await send('GET', '/user/data')).body;
    expect(tables.portfolios).toEqual([expect.objectContaining({ handle, is_open: true })]);
    expect(tables.portfolio_handles).toEqual([{ user_id: owner().user.id, freed_at: null }]);
  });
});

describe('who may what', () => {
  test.each(['visitor', 'member', 'premium', 'admin'] as const)('%s', async (who) => {
    const project = await publish('Mine');
    const certificate = await certify(owner().user.id, 'loops');
    const handle = await open();
    const options: MemberOptions = {
      premium: who === 'premium',
      role: who === 'admin' ? who : 'user',
    };
    const token = who === 'visitor' ? null : (await createMember(server(), options)).token;
    const as = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      (await send(method, path, body, token)).status;
    const statuses = {
      own: await as('GET', '/portfolio'),
      check: await as('POST', '/portfolio/handle', { handle: newHandle() }),
      their_projects: await as('PUT', '/portfolio', portfolioFields({ project_ids: [project] })),
      their_certificates: await as(
        'PUT',
        '/portfolio',
        portfolioFields({ certificate_ids: [certificate] }),
      ),
      their_handle: await as('PUT', '/portfolio', portfolioFields({ handle })),
      open_none: await as('PUT', '/portfolio/visibility', { is_open: true }),
      close_none: await as('PUT', '/portfolio/visibility', { is_open: false }),
      delete_none: await as('DELETE', '/portfolio'),
      save: await as('PUT', '/portfolio', portfolioFields()),
      read: await as('GET', `/portfolios/${handle}`),
      withdraw: await as('DELETE', `/admin/portfolios/${handle}`),
    };
    const [visitor, premium] = [who === 'visitor', who === 'premium' || who === 'admin'];
    const only = (allowed: number, free: number) => (visitor ? 401 : premium ? allowed : free);
    expect(statuses).toEqual({
      own: only(200, 200),
      check: only(200, 403),
      save: only(200, 403),
      read: 200,
      their_projects: only(409, 403),
      their_certificates: only(409, 403),
      their_handle: only(409, 403),
      open_none: only(404, 403),
      close_none: only(404, 404),
      delete_none: only(404, 404),
      withdraw: visitor ? 401 : who === 'admin' ? 200 : 403,
    });
    expect((await read(handle)).status).toBe(who === 'admin' ? 404 : 200);
  });

  test('a token of the API reaches none of it', async () => {
    const handle = await open();
    const { token } = await createToken(server(), owner().token);
    for (const [method, path, body] of [
      ['GET', '/portfolio', undefined],
      ['POST', '/portfolio/handle', { handle }],
      ['PUT', '/portfolio', portfolioFields()],
      ['PUT', '/portfolio/visibility', { is_open: false }],
      ['DELETE', '/portfolio', undefined],
    ] as const) {
      expect((await send(method, path, body, token)).status).toBe(401);
    }
    expect((await read(handle)).status).toBe(200);
  });

  test('what an administrator takes away is written down, and its handle is nobody’s', async () => {
    const handle = await open();
    const admin = await createMember(server(), { role: 'admin' });
    const path = `/admin/portfolios/${handle}`;
    expect((await send('DELETE', path, undefined, admin.token)).status).toBe(200);
    expect((await send('DELETE', path, undefined, admin.token)).status).toBe(404);
    const [entry] = (await send('GET', '/admin/audit', undefined, admin.token)).body;
    expect(entry).toMatchObject({ action: 'delete', subject: 'portfolio', label: handle });
    server().clock.pass(400 * DAY);
    expect((await save({ handle }, again(owner()))).body.code).toBe('handle_taken');
  });
});
