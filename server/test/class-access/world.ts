import { CLASS_VIEW_VERSION } from '@codivia/contract/api/class-sign-in';
import type { Endpoint } from '@codivia/contract/api/endpoint';
import { eq } from 'drizzle-orm';
import { users } from '../../src/features/accounts/accounts.table.ts';
import { hashPassword } from '../../src/features/accounts/passwords.service.ts';
import { mentors } from '../../src/features/mentoring/mentoring.table.ts';
import { teachers } from '../../src/features/teachers/teachers.table.ts';
import type { TestApp } from '../build-app.ts';
import {
  createClass,
  createParent,
  createPupil,
  createTeacher,
  joinClass,
  tieToParent,
} from '../class-calls.ts';
import { createMember } from '../factories.ts';
import { familyToken } from '../family-calls.ts';

/**
 * Everybody who may call something about a class. `member` has an account and is in no class; `classmate` has a personal
 * account and has joined the class; `pupil` and `otherPupil` have class accounts, of the class and of another;
 * `formerTeacher` taught the class and has lost the capability; `parent` has a link to the page of a parent of pupil and
 * classmate, `otherParent` to that of the other pupil's parent.
 */
export const CALLERS = [
  ...(['visitor', 'member', 'classmate', 'pupil', 'otherPupil'] as const),
  ...(['teacher', 'otherTeacher', 'coTeacher', 'formerTeacher'] as const),
  ...(['parent', 'otherParent', 'mentor', 'admin'] as const),
];
export type Caller = (typeof CALLERS)[number];

/** The status of the answer to each caller, in the order of `CALLERS`. */
export type Statuses = readonly [
  ...[visitor: number, member: number, classmate: number, pupil: number, otherPupil: number],
  ...[teacher: number, otherTeacher: number, coTeacher: number, formerTeacher: number],
  ...[parent: number, otherParent: number, mentor: number, admin: number],
];

/** The same status for everybody. */
export const all = (status: number): Statuses => [
  ...([status, status, status, status, status] as const),
  ...([status, status, status, status] as const),
  ...([status, status, status, status] as const),
];
/** The statuses of members, whoever they are. */
export const members = (status: number): Statuses => [
  ...([401, status, status, status, status] as const),
  ...([status, status, status, status] as const),
  ...([401, 401, status, status] as const),
];
export const EVERYONE = all(200);
export const MEMBERS = members(200);
/** Those who teach the class, and nobody else. */
export const TEACHERS: Statuses = [401, 404, 404, 404, 404, 200, 404, 200, 404, 401, 401, 404, 404];

/** The words of the pupil. */
export const WORDS = 'tulipe-panda-soleil';

/** Puts a class with everybody around it into the database. */
export async function createWorld(server: TestApp) {
  const { db } = server.database;
  const now = server.clock.now();
  const teacher = await createTeacher(server);
  const coTeacher = await createTeacher(server);
  const otherTeacher = await createTeacher(server);
  const colleague = await createTeacher(server);
  const spare = await createTeacher(server);
  const former = await createTeacher(server);
  const teaching = [teacher, coTeacher, colleague, former].map(({ user }) => user.id);
  const schoolClass = await createClass(server, teaching);
  const otherClass = await createClass(server, [otherTeacher.user.id]);
  await db.delete(teachers).where(eq(teachers.user_id, former.user.id));
  const pupil = await createPupil(server, schoolClass.id, { user_name: 'lea' });
  const otherPupil = await createPupil(server, otherClass.id);
  const classmate = await createMember(server);
  await joinClass(server, schoolClass.id, classmate.user.id, {
    agreed_version: CLASS_VIEW_VERSION,
  });
  const password_hash = await hashPassword(WORDS.replaceAll('-', ''));
  await db.update(users).set({ password_hash }).where(eq(users.id, pupil.user.id));
  const mentor = await createMember(server);
  await db.insert(mentors).values({ user_id: mentor.user.id, granted_at: now });
  const tokens: Record<Caller, string | undefined> = {
    visitor: undefined,
    member: (await createMember(server)).token,
    classmate: classmate.token,
    pupil: pupil.token,
    otherPupil: otherPupil.token,
    teacher: teacher.token,
    otherTeacher: otherTeacher.token,
    coTeacher: coTeacher.token,
    formerTeacher: former.token,
    parent: await parentToken(server, pupil.user.id, classmate.user.id),
    otherParent: await parentToken(server, otherPupil.user.id),
    mentor: mentor.token,
    admin: (await createMember(server, { role: 'admin' })).token,
  };
  const ids: Record<string, string> = {
    class: schoolClass.id,
    code: schoolClass.code,
    pupil: pupil.member.id,
    pupilAccount: pupil.user.id,
    classmateAccount: classmate.user.id,
    colleague: colleague.user.id,
  };
  return { server, tokens, ids, pupil, spare, schoolClass };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/**
 * A call with its answers, its ids, its body and its query. The ids name the entry of `World.ids` for each parameter of
 * its path; callers come one after another, in a world of the row's own.
 */
export type Row = [
  Endpoint,
  Statuses,
  Record<string, string>?,
  (object | ((world: World) => object) | undefined)?,
  Record<string, string>?,
];

/** The calls of one part: its modules of the contract, and what their rows need beside the class. */
export interface Part {
  modules: object[];
  rows: Row[];
  prepare?(world: World): Promise<void>;
}

/** Makes a link to the page of a parent of these children. */
async function parentToken(server: TestApp, childId: string, ...others: string[]): Promise<string> {
  const { id } = await createParent(server, childId);
  for (const other of others) await tieToParent(server, other, id);
  return familyToken(server, id);
}
