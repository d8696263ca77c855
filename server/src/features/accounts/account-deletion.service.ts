import type { Db } from '../../db/connect.ts';
import { deleteJobsNaming } from '../../services/jobs.queries.ts';
import type { Jobs } from '../../services/jobs.ts';
import { freedSeats, selectSeatedClasses } from '../assignments/freed-seats.queries.ts';
import { anonymiseAuditOf } from '../audit/audit.queries.ts';
import { deleteCorrectedNames } from '../certificates/certificate-corrections.queries.ts';
import { deleteBuyer } from '../gift-cards/gift-cards.queries.ts';
import { deleteThreadsOf } from '../help/help.queries.ts';
import { deleteMailsTo } from '../mails/mails.queries.ts';
import { freeHandles } from '../portfolio/portfolio.queries.ts';
import { deleteSandboxBuyer } from '../sandbox/sandbox-checkouts.queries.ts';
import { endSubscriptionOf } from '../subscriptions/subscription-ending.service.ts';
import { LastAdministrator } from './accounts.errors.ts';
import { deleteUser, findUser, lockAdministrators } from './users.queries.ts';

/**
 * Locks all administrators until the transaction ends, and checks that another than this one, whose address is
 * confirmed, can administer the site. Throws LastAdministrator.
 */
export async function expectOtherAdministrator(tx: Db, id: string): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (!administrators.some((one) => one.id === id)) return;
  const others = administrators.filter((one) => one.id !== id && one.verified_at !== null);
  if (others.length === 0) throw LastAdministrator();
}

/**
 * Deletes an account and everything stored about it, within a transaction: sessions, progress, projects, questions to
 * the team and certificates are deleted with it, and the subscription ends at the payment provider; gift cards that
 * were bought stay with anyone who has their codes, and seats in classes go to those who come next. The audit log keeps the actions, but not whom they concerned; jobs
 * that name the member are deleted, whether they are done or not. Throws LastAdministrator.
 */
export async function deleteAccount(
  tx: Db,
  { jobs, now }: { jobs: Jobs; now: Date },
  id: string,
): Promise<void> {
  await expectOtherAdministrator(tx, id);
  const user = await findUser(tx, id);
  if (!user) return;
  await endSubscriptionOf(tx, jobs, id);
  await deleteCorrectedNames(tx, id);
  await deleteSandboxBuyer(tx, user);
  await deleteBuyer(tx, user);
  await deleteMailsTo(tx, user.email);
  // A member who never confirmed the address does not own the questions that others asked with it.
  if (user.verified_at) await deleteThreadsOf(tx, user.email);
  await anonymiseAuditOf(tx, 'user', id);
  await anonymiseAuditOf(tx, 'teacher', id);
  await deleteJobsNaming(tx, id);
  await freeHandles(tx, id, now);
  const seats = await selectSeatedClasses(tx, id);
  await deleteUser(tx, id);
  if (seats.length > 0) await jobs.enqueueAll(tx, freedSeats, seats);
}
