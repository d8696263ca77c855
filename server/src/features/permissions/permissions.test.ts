import type { AgeGroup, ClosedBy, Right } from '@codivia/contract/api/permissions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createClass, createParent, createTeacher, makePupil } from '../../../test/class-calls.ts';
import { setUpPermissions } from '../../../test/permission-calls.ts';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { api_tokens } from '../api-tokens/api-tokens.table.ts';
import { family_ties } from '../families/families.table.ts';
import { live_seats } from '../live-sessions/live-sessions.table.ts';
import { mentoring_threads } from '../mentoring/mentoring.table.ts';
import { project_reviews } from '../project-reviews/project-reviews.table.ts';
import { projects } from '../projects/projects.table.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { removed_links } from '../shared-links/shared-links.table.ts';
import { applyPermissions } from './closing.service.ts';

const { server, mentors, live, send, equipped, USES } = setUpPermissions();

type Equipped = Awaited<ReturnType<typeof equipped>>;

const setAge = async ({ user }: Equipped, age_group: AgeGroup): Promise<void> => {
  await server().database.db.update(users).set({ age_group }).where(eq(users.id, user.id));
};

const OFF = { may_publish: false, may_mentoring: false, may_live: false };

/** Members of each kind, by what is stored about them. */
const KINDS: Record<string, (one: Equipped) => Promise<unknown>> = {
  'a class account': async ({ user }) => {
    const teacher = await createTeacher(server());
    const { id } = await createClass(server(), [teacher.user.id]);
    await makePupil(server(), id, user.id);
  },
  'a class account of 15 or older whose parent allows all': async (one) => {
    await KINDS['a class account']?.(one);
    await setAge(one, '15_or_older');
    await createParent(server(), one.user.id);
  },
  'a member under 15': (one) => setAge(one, 'under_15'),
  'a member under 15 whose parent was only asked': async (one) => {
    await setAge(one, 'under_15');
    await createParent(server(), one.user.id, { state: 'asked' });
  },
  'a member under 15 whose parent refused': async (one) => {
    await setAge(one, 'under_15');
    await createParent(server(), one.user.id, { state: 'refused' });
  },
  'a member under 15 whose parent allows all': async (one) => {
    await setAge(one, 'under_15');
    await createParent(server(), one.user.id);
  },
  'a member under 15 whose parent allows nothing': async (one) => {
    await setAge(one, 'under_15');
    await createParent(server(), one.user.id, OFF);
  },
  'a member under 15 of whose parents one allows all, the other only live sessions': async (
    one,
  ) => {
    await setAge(one, 'under_15');
    await createParent(server(), one.user.id);
    await createParent(server(), one.user.id, { ...OFF, may_live: true });
  },
  'a member of 15 or older': (one) => setAge(one, '15_or_older'),
  'a member who was not asked': async () => {},
  'a member of 15 or older whose parent closed publishing': async (one) => {
    await setAge(one, '15_or_older');
    await createParent(server(), one.user.id, { may_publish: false });
  },
  'a member who was not asked, whose parent was asked and allows nothing': async ({ user }) => {
    await createParent(server(), user.id, { ...OFF, state: 'asked' });
  },
};

type Closed = Partial<Record<Right, ClosedBy>>;
const BY_CLASS: Closed = {
  publish: 'class',
  mentoring: 'class',
  live: 'class',
  api: 'class',
  community: 'class',
  'own-account': 'class',
};
const BY_AGE: Closed = {
  publish: 'age',
  mentoring: 'age',
  live: 'age',
  api: 'age',
  community: 'age',
};

/** The table of docs/product.md#permissions: what is closed to each kind, and the reason. */
const TABLE: Record<keyof typeof KINDS, Closed> = {
  'a class account': BY_CLASS,
  'a class account of 15 or older whose parent allows all': BY_CLASS,
  'a member under 15': BY_AGE,
  'a member under 15 whose parent was only asked': BY_AGE,
  'a member under 15 whose parent refused': BY_AGE,
  'a member under 15 whose parent allows all': { api: 'age', community: 'age' },
  'a member under 15 whose parent allows nothing': {
    publish: 'parent',
    mentoring: 'parent',
    live: 'parent',
    api: 'age',
    community: 'age',
  },
  'a member under 15 of whose parents one allows all, the other only live sessions': {
    publish: 'parent',
    mentoring: 'parent',
    api: 'age',
    community: 'age',
  },
  'a member of 15 or older': {},
  'a member who was not asked': {},
  'a member of 15 or older whose parent closed publishing': { publish: 'parent' },
  'a member who was not asked, whose parent was asked and allows nothing': {},
};

describe.each(Object.keys(KINDS))('%s', (kind) => {
  test('uses what is open, and is told the reason of the rest', async () => {
    const one = await equipped();
    await KINDS[kind]?.(one);
    const closed = TABLE[kind] ?? {};
    const { body } = await send(one.token, 'GET', '/auth/me');
    expect(body.closed ?? {}).toEqual(closed);
    for (const [right, use, call, codeWhenOpen = null] of USES) {
      const answer = await call(one);
      const reason = closed[right];
      const code = reason ? `closed_by_${reason}` : codeWhenOpen;
      expect([use, answer.body.code ?? null]).toEqual([use, code]);
      expect([use, answer.status === 200]).toEqual([use, code === null]);
      if (reason) expect([use, answer.status]).toEqual([use, 403]);
    }
  });
});

/** The rest of what a member had, as others find it. */
async function found({ user, page, link, handle, api, thread, session }: Equipped) {
  const { db } = server().database;
  const status = async (path: string) => (await send(undefined, 'GET', path)).status;
  const picture = await server().app.inject({ url: `/api/published-projects/${page}/thumbnail` });
  const [row] = await db.select().from(mentoring_threads).where(eq(mentoring_threads.id, thread));
  const seats = await db.select().from(live_seats).where(eq(live_seats.user_id, user.id));
  return {
    page: await status(`/published-projects/${page}`),
    picture: picture.statusCode,
    link: await status(`/published-projects/${link}`),
    portfolio: await status(`/portfolios/${handle}`),
    api: (await send(api, 'GET', '/v1/me')).status,
    request: row?.closed_at === null ? 'open' : 'closed',
    seat: seats.some(({ session_id }) => session_id === session),
  };
}

const ALL_THERE = {
  page: 200,
  picture: 200,
  link: 200,
  portfolio: 200,
  api: 200,
  request: 'open',
  seat: true,
};
const NOTHING_LEFT = {
  page: 404,
  picture: 404,
  link: 404,
  portfolio: 404,
  api: 401,
  request: 'closed',
  seat: false,
};

const answerAge = ({ token }: Equipped, over_15: boolean) =>
  send(token, 'POST', '/user/age', { over_15 });
const apply = (one: Equipped, change: (tx: Db) => Promise<unknown> = async () => {}) =>
  server().database.db.transaction(async (tx) => {
    await change(tx);
    return applyPermissions(tx, { clock: server().clock.now }, one.user.id);
  });

describe('“under 15”', () => {
  test('closes at once what a member had, and keeps what they learn with', async () => {
    const one = await equipped();
    expect(await found(one)).toEqual(ALL_THERE);
    const answer = await answerAge(one, false);
    expect([answer.status, answer.body]).toMatchObject([200, { age: 'under_15', closed: BY_AGE }]);
    expect(await found(one)).toEqual(NOTHING_LEFT);
    expect((await send(one.token, 'GET', `/projects/${one.project}`)).status).toBe(200);
    const nothing = { projects: 0, links: 0, requests: 0, seats: 0, tokens: 0 };
    expect(await apply(one)).toEqual(nothing);
    await createParent(server(), one.user.id);
    expect(await apply(one), 'nothing comes back').toEqual(nothing);
    expect(await found(one)).toEqual(NOTHING_LEFT);
  });

  test('sends the member out of the room of a live session', async () => {
    const one = await equipped();
    const listener = await live.listen(one.token, one.session);
    await answerAge(one, false);
    await expect.poll(() => listener.closed, { timeout: 5000 }).toBe(true);
    live.leaveAll();
  });

  test('closes nothing that a parent allows', async () => {
    const one = await equipped();
    await createParent(server(), one.user.id);
    await answerAge(one, false);
    expect(await found(one)).toEqual({ ...ALL_THERE, api: 401 });
  });

  test('leaves threads with teachers, and what is not the member’s', async () => {
    const { db } = server().database;
    const [one, other] = [await equipped(), await equipped('Benedict')];
    const teacher = await createTeacher(server());
    const { id: class_id } = await createClass(server(), [teacher.user.id]);
    await db
      .update(mentoring_threads)
      .set({ class_id })
      .where(eq(mentoring_threads.id, one.thread));
    await answerAge(one, false);
    expect(await found(one)).toEqual({ ...NOTHING_LEFT, request: 'open' });
    const written = await mentors.write(one.token, one.thread);
    expect(written.body.code).toBeUndefined();
    expect(await found(other)).toEqual(ALL_THERE);
  });

  test('is answered once', async () => {
    const one = await equipped();
    expect((await answerAge(one, true)).body).toMatchObject({ age: '15_or_older' });
    for (const over15 of [true, false]) {
      const again = await answerAge(one, over15);
      expect([again.status, again.body.code]).toEqual([409, 'age_answered']);
    }
    expect(await found(one)).toEqual(ALL_THERE);
    expect((await send(one.token, 'POST', '/user/age', {})).status).toBe(400);
  });

  test('is nothing that a class account says', async () => {
    const one = await equipped();
    await KINDS['a class account']?.(one);
    const answer = await answerAge(one, true);
    expect([answer.status, answer.body.code]).toEqual([403, 'closed_by_class']);
  });

  test('keeps hidden copies of links, which come back at no address', async () => {
    const { db } = server().database;
    const one = await equipped();
    const where = eq(published_projects.id, one.link);
    const [copy] = await db.select().from(published_projects).where(where);
    await db
      .insert(project_reviews)
      .values({ project_id: copy?.project_id ?? '', state: 'hidden' });
    await answerAge(one, false);
    const kept = await db
      .select()
      .from(projects)
      .where(eq(projects.id, copy?.project_id ?? ''));
    expect(kept).toHaveLength(1);
    const removed = await db.select().from(removed_links).where(eq(removed_links.id, one.link));
    expect(removed).toHaveLength(1);
    expect(await found(one)).toEqual({ ...NOTHING_LEFT, link: 410 });
  });
});

describe('a parent who withdraws', () => {
  const withdraw = (one: Equipped, off: Partial<typeof OFF>) =>
    apply(one, (tx) =>
      tx.update(family_ties).set(off).where(eq(family_ties.child_id, one.user.id)),
    );

  test.each([
    [{ may_publish: false }, { page: 404, picture: 404, link: 404, portfolio: 404 }],
    [{ may_mentoring: false }, { request: 'closed' }],
    [{ may_live: false }, { seat: false }],
  ])('%o closes that alone', async (off, gone) => {
    const one = await equipped();
    await setAge(one, '15_or_older');
    await createParent(server(), one.user.id);
    await withdraw(one, off);
    expect(await found(one)).toEqual({ ...ALL_THERE, ...gone });
  });

  test('while something is published leaves nothing behind, whoever comes first', async () => {
    const { db } = server().database;
    for (let round = 0; round < 8; round++) {
      const one = await equipped();
      await createParent(server(), one.user.id);
      const publish = USES.filter(([right]) => right === 'publish' || right === 'live').map(
        ([, , call]) => call,
      );
      let begun: Promise<unknown>[] = [];
      await db.transaction(async (tx) => {
        await lockPremiumGrounds(tx, one.user.id);
        const all = publish.map((call) => call(one));
        const closing = withdraw(one, OFF);
        begun = round % 2 === 0 ? [closing, ...all] : [...all, closing];
        await new Promise((resolve) => setTimeout(resolve, 30));
      });
      await Promise.all(begun);
      const left = await found(one);
      expect(left).toMatchObject({ page: 404, link: 404, portfolio: 404, seat: false });
      const mine = eq(published_projects.user_id, one.user.id);
      expect(await db.$count(published_projects, mine)).toBe(0);
    }
  });
});

test('tokens that ended with a right say so', async () => {
  const one = await equipped();
  await answerAge(one, false);
  const { db } = server().database;
  const [token] = await db.select().from(api_tokens).where(eq(api_tokens.user_id, one.user.id));
  expect(token?.revoked_by).toBe('permission');
});
