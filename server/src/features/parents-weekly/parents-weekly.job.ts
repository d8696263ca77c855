import { addDays, localDayIn, weekOf } from '@codivia/contract/text/local-days';
import type { Db } from '../../db/connect.ts';
import { paced, REST } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { type JobKind, scheduled } from '../../services/jobs.ts';
import {
  type MailDeps,
  mailIdOf,
  oneClickEnd,
  sendUnlessRefused,
} from '../../services/mail-delivery.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { findUser } from '../accounts/users.queries.ts';
import { weekOfMember } from '../families/family-view.service.ts';
import { findParent } from '../families/parents.queries.ts';
import { findTie } from '../families/ties.queries.ts';
import { nextLessonOf } from '../weekly-mail/weekly-mail.queries.ts';
import { parentsWeeklyMailOf } from './parents-weekly.email.ts';
import { unsubscribeLink } from './parents-weekly.link.ts';
import { type Pair, selectPublished, takeUnmailedTies } from './parents-weekly.queries.ts';

/** Number of ties that are processed in one transaction, so that it is short however many there are. */
const BATCH = 500;
/** The time zone whose days make up a week. */
const TIME_ZONE = 'Europe/Paris';
/** The name by which the HTML of a mail names its picture. */
const PICTURE = 'project@codivia';

const dayOf = localDayIn(TIME_ZONE);

/** Runs on Mondays at 15:30 UTC, after the weekly mail to members. */
export const parentsWeeklySweep = scheduled('parents-weekly-sweep', '30 15 * * 1');

/** A mail to a parent about a child's week before a Monday. */
interface ParentsWeekly extends Pair {
  monday: string;
}

export const parentsWeekly: JobKind<ParentsWeekly> = {
  name: 'parents-weekly',
  concurrency: 1,
  rest: REST,
};

/** Queues one mail for each tie whose parent wants it; called again in the same week, it queues none twice. */
export async function queueParentsWeekly({ db, clock, jobs }: JobDeps): Promise<void> {
  const [monday = ''] = weekOf(dayOf(clock()));
  for (let after: Pair | null = null, done = false; !done; ) {
    const queueSome = async (tx: Db) => {
      const next = await takeUnmailedTies(tx, monday, after, BATCH);
      const mails = next.flatMap(({ taken, ...pair }) => (taken ? [{ ...pair, monday }] : []));
      await jobs.enqueueAll(tx, parentsWeekly, mails);
      return next;
    };
    const ties = await paced(() => db.transaction(queueSome));
    after = ties.at(-1) ?? null;
    done = ties.length < BATCH;
  }
}

interface ParentsWeeklyDeps extends MailDeps {
  /** The secret with which the tokens of links are signed. */
  tokenSecret: string;
}

/** Does a parents-weekly job, unless the parent has ended the mail or the tie since, or a newer week has begun. */
export async function deliverParentsWeekly(
  deps: ParentsWeeklyDeps,
  job: ParentsWeekly,
): Promise<void> {
  const { db, clock, mailer, publicUrl, log } = deps;
  const { child_id, parent_id, monday } = job;
  const now = clock();
  if (dayOf(now) >= addDays(monday, 7)) return;
  const tie = await findTie(db, parent_id, child_id);
  const parent = await findParent(db, parent_id);
  const child = await findUser(db, child_id);
  if (tie?.state !== 'accepted' || !tie.weekly_mail || !parent || !child) return;
  const last = addDays(monday, -7);
  const link = unsubscribeLink(deps, job, now);
  const published = await selectPublished(db, child_id, last, TIME_ZONE);
  const { type, picture: base64 } = published ?? {};
  const pictures = type && base64 ? [{ cid: PICTURE, type, base64 }] : [];
  const mail = await parentsWeeklyMailOf({
    language: parent.language,
    child: firstNameInMail(child.name),
    publicUrl,
    week: await weekOfMember(db, child_id, last, TIME_ZONE),
    published: published?.title,
    cid: pictures[0]?.cid,
    next: await nextLessonOf(db, child_id, now),
    unsubscribeLink: link,
  });
  const id = mailIdOf(`parents-weekly ${parent_id} ${child_id} ${monday}`);
  const send = () =>
    mailer.send({ id, to: parent.email, headers: oneClickEnd(link), pictures, ...mail });
  await sendUnlessRefused(log, { parent: parent_id }, send);
}
