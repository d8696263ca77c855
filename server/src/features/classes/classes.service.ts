import { shownClassCode } from '@codivia/contract/api/class-codes';
import type * as contract from '@codivia/contract/api/classes';
import {
  type ClassMember,
  type ClassSummary,
  type SchoolClass,
  TEACHER_CLASSES_MAX,
} from '@codivia/contract/api/classes';
import type { Input } from '@codivia/contract/api/endpoint';
import type { Db } from '../../db/connect.ts';
import type { Deps, JobDeps } from '../../deps.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import { leavingAt } from '../leaving-school/leaving-wait.queries.ts';
import { shownName } from '../teachers/shown-names.service.ts';
import { TeachersOnly } from '../teachers/teachers.errors.ts';
import { holdTeacher } from '../teachers/teachers.queries.ts';
import { newClassCode } from './class-codes.ts';
import { type MemberRow, selectRoster } from './class-members.queries.ts';
import { insertTeacher, selectTeachers } from './class-teachers.queries.ts';
import {
  ClassArchived,
  ClassChanged,
  ClassNotFound,
  TooManyClasses,
  UnknownSchoolYear,
} from './classes.errors.ts';
import * as queries from './classes.queries.ts';

/** The dependencies of the rules of classes; `host` is the host of the platform. */
export type ClassDeps = JobDeps & { host: string };

const momentOf = (at: Date | null) => at?.toISOString() ?? null;
const licenceOf = (licence: { seats: number; until: Date } | null) =>
  licence && { seats: licence.seats, until: licence.until.toISOString() };

/** Returns the classes of a teacher; none for everybody else. */
export async function listClasses(
  { db, clock }: ClassDeps,
  userId: string,
): Promise<ClassSummary[]> {
  const found = await queries.selectClasses(db, userId, clock());
  return found.map((row) => ({
    ...row,
    licence: licenceOf(row.licence),
    archived_at: momentOf(row.archived_at),
    delete_after: momentOf(row.delete_after),
  }));
}

function memberOf(member: MemberRow): ClassMember {
  const { home, delete_after, joined_at, address_confirmed_at, ...row } = member;
  const { id, class_id, name, user_name, joined_by, has_seat } = row;
  return {
    id,
    name,
    user_name,
    joined_by,
    has_seat,
    joined_at: joined_at.toISOString(),
    personal: home === null,
    at_home: home === class_id,
    leaving_at: home === class_id ? momentOf(leavingAt(address_confirmed_at)) : null,
    delete_after: momentOf(delete_after),
  };
}

/** Returns a class with its roster. Throws ClassNotFound for everybody who does not teach it. */
export async function readClass(db: Db, userId: string, id: string): Promise<SchoolClass> {
  const row = await queries.selectClass(db, userId, id);
  if (!row) throw ClassNotFound();
  const { name, school_year, language, time_zone, joining_open, revision } = row;
  const teachers = await selectTeachers(db, [id]);
  return {
    id,
    name,
    school_year,
    language,
    time_zone,
    joining_open,
    revision,
    code: shownClassCode(row.code),
    code_renewed: row.former_codes.length > 0,
    licence: licenceOf(row.licence),
    created_at: row.created_at.toISOString(),
    archived_at: momentOf(row.archived_at),
    delete_after: momentOf(row.delete_after),
    teachers: teachers.map(({ user_id, shown_as, added_at }) => ({
      user_id,
      shown_as,
      added_at: added_at.toISOString(),
    })),
    members: (await selectRoster(db, userId, id)).map(memberOf),
  };
}

/**
 * Does work on a class that the caller teaches, in a transaction that locks the class. Throws ClassNotFound, and the
 * errors of the work.
 */
export function inTaughtClass<Result>(
  { db }: Deps,
  userId: string,
  id: string,
  work: (tx: Db, row: queries.ClassRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const row = await queries.lockTaughtClass(tx, userId, id);
    if (!row) throw ClassNotFound();
    return work(tx, row);
  });
}

/** Changes a class as `inTaughtClass` does, and returns it as it is then. */
export function changeClass(
  deps: ClassDeps,
  userId: string,
  id: string,
  work: (tx: Db, row: queries.ClassRow) => Promise<unknown>,
): Promise<SchoolClass> {
  return inTaughtClass(deps, userId, id, async (tx, row) => {
    await work(tx, row);
    return readClass(tx, userId, id);
  });
}

/** Throws ClassArchived. */
export function expectOpen(row: queries.ClassRow): void {
  if (row.archived_at) throw ClassArchived();
}

/** Throws TooManyClasses. */
export async function expectFewClasses(tx: Db, userId: string): Promise<void> {
  if ((await queries.countOpenClasses(tx, userId)) >= TEACHER_CLASSES_MAX) throw TooManyClasses();
}

/** Returns a code that no class has or had. */
async function freeCode(tx: Db): Promise<string> {
  const code = newClassCode();
  return (await queries.isCodeTaken(tx, code)) ? freeCode(tx) : code;
}

type Fields = Input<typeof contract.createClass>['body'];

/** Returns the fields as they are stored. Throws UnknownTimeZone, UnknownSchoolYear, and the refusals of shownName. */
function storedFields({ name, school_year, language, time_zone }: Fields, host: string) {
  const zone = timeZoneOf({ time_zone });
  const [begins = 0, ends] = school_year.split('-').map(Number);
  if (ends !== begins + 1) throw UnknownSchoolYear();
  return { name: shownName(name, host), school_year, language, time_zone: zone };
}

/** Makes a class that the caller teaches. Throws TeachersOnly, TooManyClasses, and the refusals of the fields. */
export function createClass(
  deps: Omit<ClassDeps, 'jobs'>,
  userId: string,
  given: Fields,
): Promise<SchoolClass> {
  const { db, clock, host } = deps;
  const fields = storedFields(given, host);
  return db.transaction(async (tx) => {
    if (!(await holdTeacher(tx, userId))) throw TeachersOnly();
    await expectFewClasses(tx, userId);
    const now = clock();
    const row = { ...fields, code: await freeCode(tx), created_at: now };
    const id = await queries.insertClass(tx, row);
    await insertTeacher(tx, { class_id: id, user_id: userId, added_at: now });
    return readClass(tx, userId, id);
  });
}

/**
 * Changes the fields of a class, and opens or closes joining. Throws ClassNotFound, ClassChanged, ClassArchived, and the
 * refusals of the fields.
 */
export function updateClass(
  deps: ClassDeps,
  userId: string,
  id: string,
  { joining_open, revision, ...given }: Input<typeof contract.updateClass>['body'],
): Promise<SchoolClass> {
  const fields = storedFields(given, deps.host);
  return changeClass(deps, userId, id, async (tx, row) => {
    if (row.revision !== revision) throw ClassChanged(await readClass(tx, userId, id));
    expectOpen(row);
    const isSameYear = row.school_year === fields.school_year;
    await queries.updateClassOf(tx, id, {
      ...fields,
      joining_open,
      revision: revision + 1,
      archive_noticed_at: isSameYear ? row.archive_noticed_at : null,
    });
  });
}

/** Number of former codes with which class accounts still sign in. */
const FORMER_CODES = 20;

/** Gives a class a new code; class accounts still sign in with the one before. Throws ClassNotFound, ClassArchived. */
export function renewClassCode(deps: ClassDeps, userId: string, id: string): Promise<SchoolClass> {
  return changeClass(deps, userId, id, async (tx, row) => {
    expectOpen(row);
    const former_codes = [...row.former_codes, row.code].slice(-FORMER_CODES);
    await queries.updateClassOf(tx, id, { code: await freeCode(tx), former_codes });
  });
}
