import type { AdminMentor } from '@codivia/contract/api/admin-mentoring';
import type { Input } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/mentor-profile';
import {
  CONDUCT_VERSION,
  FACTOR_DAYS,
  type MentorProfile,
} from '@codivia/contract/api/mentor-profile';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../services/jobs.ts';
import { namesOf } from '../accounts/users.queries.ts';
import { UserNotFound } from '../admin-users/admin-users.errors.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { ClassAccount } from '../permissions/permissions.errors.ts';
import { closedBy } from '../permissions/permissions.queries.ts';
import { deleteUnofferedFactor } from '../second-factor/second-factor.service.ts';
import {
  ConductChanged,
  ConductRequired,
  MentorFactorRequired,
  MentorSuspended,
  MentorsOnly,
} from './mentoring.errors.ts';
import {
  deleteMentor,
  insertMentor,
  type MentorRow,
  selectMentor,
  updateMentor,
} from './mentors.queries.ts';

export { firstNameOf } from './thread-view.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the profile of a mentor for the API. */
export function profileOf(row: MentorRow): MentorProfile {
  const { languages, subjects, weekly_hours, conduct_version, conduct_accepted_at, suspended_at } =
    row;
  return {
    languages,
    subjects,
    weekly_hours,
    conduct_version,
    conduct_accepted_at: conduct_accepted_at?.toISOString() ?? null,
    has_second_factor: row.has_second_factor,
    factor_due_at: row.factor_due_at?.toISOString() ?? null,
    suspended_at: suspended_at?.toISOString() ?? null,
  };
}

/** Returns the caller's profile; null for everybody who is no mentor. */
export async function ownProfile({ db }: Deps, userId: string): Promise<MentorProfile | null> {
  const row = await selectMentor(db, userId);
  return row ? profileOf(row) : null;
}

/**
 * Throws the reason why a member may not answer: MentorsOnly, MentorSuspended, ConductRequired or MentorFactorRequired.
 */
export async function expectMentor({ db, clock }: Deps, userId: string): Promise<void> {
  const row = await selectMentor(db, userId);
  if (!row) throw MentorsOnly();
  if (row.suspended_at) throw MentorSuspended();
  if (row.conduct_version !== CONDUCT_VERSION) throw ConductRequired();
  const { has_second_factor, factor_due_at } = row;
  if (!has_second_factor && !(factor_due_at && factor_due_at > clock())) {
    throw MentorFactorRequired();
  }
}

/** Throws MentorsOnly. */
export async function setMentorProfile(
  { db }: Deps,
  userId: string,
  profile: Input<typeof contract.setMentorProfile>['body'],
): Promise<MentorProfile> {
  const row = await updateMentor(db, userId, profile);
  if (!row) throw MentorsOnly();
  return profileOf(row);
}

/** Records which code of conduct was accepted, and when. Throws ConductChanged or MentorsOnly. */
export async function acceptConduct(
  { db, clock }: Deps,
  userId: string,
  version: number,
): Promise<MentorProfile> {
  if (version !== CONDUCT_VERSION) throw ConductChanged();
  const accepted = { conduct_version: version, conduct_accepted_at: clock() };
  const row = await updateMentor(db, userId, accepted);
  if (!row) throw MentorsOnly();
  return profileOf(row);
}

/** Tells whether an account is a mentor's. Throws UserNotFound. */
export async function readUserMentor(db: Db, userId: string): Promise<AdminMentor> {
  const row = await selectMentor(db, userId);
  if (row) return { mentor: { ...profileOf(row), granted_at: row.granted_at.toISOString() } };
  if (!(await namesOf(db, [userId])).has(userId)) throw UserNotFound();
  return { mentor: null };
}

/**
 * Grants the capability, ends its suspension or withdraws it, and records that in the audit log
 * (docs/product.md#mentors). A withdrawal takes effect at the next call, and claimed requests are in the queue again.
 * Throws UserNotFound, or ClassAccount for an account that cannot be one.
 */
export function setUserMentor(
  { db, clock, jobs }: Deps & { jobs: Jobs },
  adminId: string,
  userId: string,
  mentor: boolean,
): Promise<AdminMentor> {
  return db.transaction(async (tx) => {
    const before = await readUserMentor(tx, userId);
    if (mentor && (await closedBy(tx, userId, 'own-account'))) throw ClassAccount();
    const now = clock();
    if (mentor && before.mentor?.suspended_at) {
      await updateMentor(tx, userId, { suspended_at: null, reinstated_at: now });
      await recordAudit(tx, adminId, now, {
        action: 'update',
        subject: 'user',
        subject_id: userId,
        label: null,
        changes: [{ field: 'mentor_suspended', from: true, to: false }],
      });
    }
    const row = { user_id: userId, granted_at: now };
    const changed = mentor ? await insertMentor(tx, row) : await deleteMentor(tx, userId);
    if (changed) {
      await recordAudit(tx, adminId, now, {
        action: 'update',
        subject: 'user',
        subject_id: userId,
        label: null,
        changes: [{ field: 'mentor', from: !mentor, to: mentor }],
      });
      await deleteUnofferedFactor({ clock, jobs }, tx, userId);
    }
    return readUserMentor(tx, userId);
  });
}

/** Makes the administrator of a fresh installation the first mentor. */
export async function makeFirstMentor(db: Db, userId: string): Promise<void> {
  const granted_at = new Date();
  const factor_due_at = new Date(granted_at.getTime() + FACTOR_DAYS * DAY);
  await insertMentor(db, { user_id: userId, granted_at, factor_due_at });
}
