import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp, testConfig } from '../../../test/build-app.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { OIDC_CLIENT, openOidcProvider } from '../../../test/oidc-provider.ts';
import { deleteUser } from '../accounts/users.queries.ts';
import { class_members, classes, pupils } from '../classes/classes.table.ts';
import { school_identities } from './school-identities.table.ts';

const CALLBACK = '/api/auth/school/callback';
const { publicUrl } = testConfig();
const PEOPLE = ['lea', 'max', 'ines', 'tom', 'zoe', 'sam', 'ana', 'eva', 'leo', 'mia'];

let school: Awaited<ReturnType<typeof openOidcProvider>>;
let server: TestApp;
beforeAll(async () => {
  const named = PEOPLE.map((name) => [name, { given_name: name, family_name: 'Martin' }]);
  school = await openOidcProvider(`${publicUrl}${CALLBACK}`, {
    ...Object.fromEntries(named),
    noname: {},
  });
  server = await buildTestApp({ oidc: { issuer: school.issuer, name: 'Mon ENT', ...OIDC_CLIENT } });
});
afterAll(async () => {
  await server.close();
  await school.close();
});

/** A browser that keeps the cookie of a sign-in. */
function browser(app = server) {
  let cookie = '';
  async function send(method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await app.app.inject({
      method,
      url,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
    const set = answer.cookies.find(({ name }) => name === 'codivia_school');
    if (set) cookie = set.value ? `codivia_school=${set.value}` : '';
    return answer;
  }
  const start = (code: string) => send('POST', '/api/auth/school/start', { code });
  /** Comes back from the school to the address where a person has logged in there; returns where that leads. */
  const comeBack = async (returned: URL) => {
    const { statusCode, headers } = await send('GET', `${returned.pathname}${returned.search}`);
    expect(statusCode).toBe(303);
    return String(headers.location).replace(publicUrl, '');
  };
  const logIn = async (code: string, person: string) =>
    school.visit((await start(code)).json().url, person);
  return {
    start,
    comeBack,
    logIn,
    /** Goes the whole way to the page of the class. */
    visit: async (code: string, person: string) => comeBack(await logIn(code, person)),
    open: async () => {
      const answer = await send('POST', '/api/auth/school/session');
      return { status: answer.statusCode, body: answer.json() };
    },
    cookie: () => cookie,
    setCookie: (value: string) => {
      cookie = value;
    },
  };
}

async function schoolClass(changes: Partial<typeof classes.$inferInsert> = {}) {
  const teacher = await createTeacher(server);
  return { ...(await createClass(server, [teacher.user.id], changes)), teacher };
}

/** Signs in through the school, and returns the member whose session it opens. */
async function signedIn(code: string, person: string) {
  const one = browser();
  expect(await one.visit(code, person)).toBe(`/class/${code}#school`);
  const { status, body } = await one.open();
  expect(status).toBe(200);
  return body.user as { id: string; name: string; class_account: boolean; in_class: boolean };
}

const membersOf = (classId: string) =>
  server.database.db.select().from(class_members).where(eq(class_members.class_id, classId));

test('whoever is new gets a class account, and later signs in to the same one', async () => {
  const { id, code } = await schoolClass();
  const first = await signedIn(code, 'lea');
  expect(first).toMatchObject({ name: 'lea M.', class_account: true, in_class: true });
  expect(await membersOf(id)).toEqual([
    expect.objectContaining({ user_name: 'lea', joined_by: 'school', name: 'lea M.' }),
  ]);
  expect((await signedIn(code, 'lea')).id).toBe(first.id);
  const stored = await server.database.db.select().from(school_identities);
  expect(stored.filter(({ user_id }) => user_id === first.id)).toEqual([
    {
      issuer: school.issuer,
      subject_hash: expect.stringMatching(/^[\w-]{43}$/),
      user_id: first.id,
    },
  ]);
});

test('the page of a class names the sign-in of the school, where there is one', async () => {
  const { code } = await schoolClass();
  const door = await server.call('GET', `/class-codes/${code}`);
  expect(door.body).toMatchObject({ school_sign_in: true, school_name: 'Mon ENT' });
});

test('the cookie stays with these calls, out of the reach of pages, and the answers are not kept', async () => {
  const { code } = await schoolClass();
  const started = await browser().start(code);
  expect(started.headers['set-cookie']).toMatch(
    /^codivia_school=[\w-]+; Max-Age=600; Path=\/api\/auth\/school; HttpOnly; SameSite=Lax$/,
  );
  expect(started.headers['cache-control']).toBe('no-store');
});

test('who has no name at the school gets a number in the class', async () => {
  const { code, id } = await schoolClass();
  await createPupil(server, id);
  expect(await signedIn(code, 'noname')).toMatchObject({ name: 'Élève 2' });
});

test('the way back opens one session, in the browser that began, within a minute', async () => {
  const { code } = await schoolClass();
  const one = browser();
  const returned = await one.logIn(code, 'max');
  const over = { status: 401, body: expect.objectContaining({ code: 'school_sign_in_over' }) };
  expect(await one.open(), 'before the return').toEqual(over);
  const again = browser();
  const late = browser();
  const back = await again.logIn(code, 'max');
  expect(await browser().comeBack(returned), 'another browser').toBe(
    `/class/${code}#school=refused`,
  );
  expect(await again.comeBack(returned), 'another sign-in').toBe(`/class/${code}#school=refused`);
  expect(await again.comeBack(back), 'after a refusal').toBe(`/class/${code}#school=refused`);
  expect(await late.visit(code, 'max')).toBe(`/class/${code}#school`);
  server.clock.pass(61_000);
  expect(await late.open(), 'after a minute').toEqual(over);
  const good = browser();
  expect(await good.visit(code, 'max')).toBe(`/class/${code}#school`);
  expect((await good.open()).status).toBe(200);
  expect(await good.open(), 'a second time').toEqual(over);
});

test('a sign-in that was changed, or began more than ten minutes ago, is refused', async () => {
  const { code } = await schoolClass();
  const changed = browser();
  const returned = await changed.logIn(code, 'ines');
  const cookie = changed.cookie();
  changed.setCookie(`${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`);
  expect(await changed.comeBack(returned)).toBe(`/class/${code}#school=refused`);
  const slow = browser();
  const late = await slow.logIn(code, 'ines');
  server.clock.pass(10 * 60_000 + 1);
  expect(await slow.comeBack(late)).toBe(`/class/${code}#school=refused`);
  const stopped = browser();
  const url = new URL((await stopped.start(code)).json().url);
  const refused = new URL(`${publicUrl}${CALLBACK}?error=access_denied`);
  refused.searchParams.set('state', url.searchParams.get('state') ?? '');
  expect(await stopped.comeBack(refused)).toBe(`/class/${code}#school=refused`);
});

test('the return of no sign-in leads to the home page', async () => {
  for (const query of ['', '?state=x', '?state=a.https://evil.example', '?state=a.AB&state=b.CD']) {
    expect(await browser().comeBack(new URL(`${publicUrl}${CALLBACK}${query}`))).toBe('/');
  }
});

test('a class that is closed, archived or full takes nobody in, and its members still sign in', async () => {
  const { db } = server.database;
  const { id, code } = await schoolClass();
  const tom = await signedIn(code, 'tom');
  const change = (changes: Partial<typeof classes.$inferInsert>) =>
    db.update(classes).set(changes).where(eq(classes.id, id));
  const closed = `/class/${code}#school=closed`;
  await change({ joining_open: false });
  expect(await browser().visit(code, 'zoe')).toBe(closed);
  await change({ joining_open: true, archived_at: server.clock.now() });
  expect(await browser().visit(code, 'zoe')).toBe(closed);
  await change({ archived_at: null, code: 'NEWCODE2', former_codes: [code] });
  expect(await browser().visit(code, 'zoe'), 'a former code').toBe(closed);
  expect((await signedIn(code, 'tom')).id).toBe(tom.id);
  const others = Array.from({ length: 59 }, () => createMember(server));
  for (const { user } of await Promise.all(others)) await joinClass(server, id, user.id);
  expect(await browser().visit('NEWCODE2', 'zoe')).toBe('/class/NEWCODE2#school=full');
  expect((await signedIn('NEWCODE2', 'tom')).id).toBe(tom.id);
  const known = await db.$count(school_identities, eq(school_identities.user_id, tom.id));
  expect([known, (await membersOf(id)).length]).toEqual([1, 60]);
});

test('the account of one class joins a second one, and has a user name there', async () => {
  const first = await schoolClass();
  const second = await schoolClass();
  const sam = await signedIn(first.code, 'sam');
  await createPupil(server, second.id, { name: 'Sam', user_name: 'sam' });
  expect((await signedIn(second.code, 'sam')).id).toBe(sam.id);
  expect(await membersOf(second.id)).toContainEqual(
    expect.objectContaining({ user_id: sam.id, user_name: 'sam2', joined_by: 'school' }),
  );
  const { db } = server.database;
  await db.update(classes).set({ joining_open: false }).where(eq(classes.id, second.id));
  const third = await schoolClass({ joining_open: false });
  expect(await browser().visit(third.code, 'sam')).toBe(`/class/${third.code}#school=closed`);
  expect((await signedIn(second.code, 'sam')).id).toBe(sam.id);
});

test('the school does not open an account that was removed; a deleted one is made anew', async () => {
  const { id, code, teacher } = await schoolClass();
  const ana = await signedIn(code, 'ana');
  const one = browser();
  await one.visit(code, 'ana');
  const [member] = await membersOf(id);
  const { token } = teacher;
  const path = `/classes/${id}/members/${member?.id}`;
  expect((await server.call('DELETE', path, { token })).status).toBe(200);
  expect((await one.open()).status, 'removed meanwhile').toBe(401);
  expect(await browser().visit(code, 'ana')).toBe(`/class/${code}#school=refused`);
  await deleteUser(server.database.db, ana.id);
  expect((await signedIn(code, 'ana')).id).not.toBe(ana.id);
});

test('an account that has become a personal one is no longer opened by the school', async () => {
  const { code } = await schoolClass();
  const eva = await signedIn(code, 'eva');
  await server.database.db.delete(pupils).where(eq(pupils.user_id, eva.id));
  const now = await signedIn(code, 'eva');
  expect(now).toMatchObject({ class_account: true });
  expect(now.id).not.toBe(eva.id);
  expect((await signedIn(code, 'eva')).id).toBe(now.id);
});

test('one person who comes back twice at once has one account', async () => {
  const { id, code } = await schoolClass();
  const both = [browser(), browser()];
  const returned = await Promise.all(both.map((one) => one.logIn(code, 'leo')));
  await Promise.all(both.map((one, index) => one.comeBack(returned[index] as URL)));
  expect(await membersOf(id)).toHaveLength(1);
  const opened = await Promise.all(both.map((one) => one.open()));
  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
});

test('a teacher gives an account of the school words, and they work', async () => {
  const { id, code, teacher } = await schoolClass();
  await signedIn(code, 'mia');
  const [member] = await membersOf(id);
  const { body } = await server.call('POST', `/classes/${id}/words`, {
    token: teacher.token,
    body: { member_ids: [member?.id] },
  });
  const entered = await server.call('POST', `/auth/class/${code}`, {
    body: { user_name: body[0].user_name, words: body[0].words },
  });
  expect(entered.status).toBe(200);
});

test('an unknown code begins nothing', async () => {
  const { statusCode, headers } = await browser().start('BBBBBBBB');
  expect([statusCode, headers['set-cookie']]).toEqual([404, undefined]);
});

test('a school that does not answer is told, and one that is not set is not there', async () => {
  const oidc = { issuer: 'http://127.0.0.1:1', name: 'Mon ENT', ...OIDC_CLIENT };
  const { database } = server;
  const down = await buildTestApp({ oidc }, { database });
  const off = await buildTestApp({}, { database });
  try {
    const { code } = await schoolClass();
    const refused = await browser(down).start(code);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'school_unavailable']);
    const missing = await browser(off).start(code);
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'school_sign_in_off']);
    expect((await browser(off).open()).status).toBe(401);
  } finally {
    await down.app.close();
    await off.app.close();
  }
});
