import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { endLinksOf } from '../accounts/mail-tokens.queries.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { findUser, findUserByEmail, setWantedEmail, type User } from '../accounts/users.queries.ts';
import { acceptedParentsOf } from '../families/ties.queries.ts';
import { applyPermissions } from '../permissions/closing.service.ts';
import { deleteMembership, lockPupil, makePersonal, updatePupil } from './leaving.queries.ts';
import { leavingAt } from './leaving-wait.queries.ts';

/** Tells whether somebody needs the agreement of a parent to leave, and has none. */
async function missesParent(tx: Db, { id, age_group }: User): Promise<boolean> {
  return age_group !== '15_or_older' && (await acceptedParentsOf(tx, id)).length === 0;
}

/**
 * Makes a class account a personal one once nothing is missing: the new address was confirmed some days ago, in which
 * its owner could stop it, and they are 15 or older or have a parent who accepts. To be called by whatever may come last.
 * The account stays the same with all that was learned, and its sessions go on. An address that somebody else has
 * taken meanwhile is dropped. Returns true if the account became a personal one now.
 */
export async function finishLeaving(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<boolean> {
  await lockPremiumGrounds(tx, userId);
  const user = await findUser(tx, userId);
  const pupil = await lockPupil(tx, userId);
  const { wanted_email: email } = user ?? {};
  const password_hash = pupil?.next_password_hash;
  const from = leavingAt(pupil?.address_confirmed_at ?? null);
  if (!user || !email || !password_hash || !from || from > clock()) return false;
  if (await missesParent(tx, user)) return false;
  if (await findUserByEmail(tx, email)) {
    await setWantedEmail(tx, userId, null);
    await updatePupil(tx, userId, { address_confirmed_at: null });
    return false;
  }
  const now = clock();
  await makePersonal(tx, userId, { email, password_hash, verified_at: now });
  if (pupil.delete_after) await deleteMembership(tx, pupil.class_id, userId);
  await endLinksOf(tx, userId, now);
  await applyPermissions(tx, { clock }, userId);
  return true;
}

/** Records that a class account has confirmed its new address, and returns what it waits for from then on. */
export async function confirmLeaving(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: User,
): Promise<'leaving' | 'parent missing'> {
  await lockPremiumGrounds(tx, user.id);
  await updatePupil(tx, user.id, { address_confirmed_at: clock() });
  return (await missesParent(tx, user)) ? 'parent missing' : 'leaving';
}
