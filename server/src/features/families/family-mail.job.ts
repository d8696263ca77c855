import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { findUser, recipientOf } from '../accounts/users.queries.ts';
import { acceptedMail } from './accepted-mail.email.ts';
import { childMailOf } from './child-mails.email.ts';
import type { TieState } from './families.table.ts';
import type { ChildMail, ParentMail } from './family-mail.ts';
import { deleteLink, makeLink } from './parent-links.queries.ts';
import { parentMailOf } from './parent-mails.email.ts';
import { findParent, type Parent } from './parents.queries.ts';
import { findTie } from './ties.queries.ts';

const isQuestion = (kind: ParentMail['kind']) => kind === 'consent' || kind === 'reminder';

/** The state of the tie without which a mail is not sent any more. */
const NEEDED: Partial<Record<ParentMail['kind'], TieState>> = {
  consent: 'asked',
  reminder: 'asked',
  accepted: 'accepted',
};

/** Returns the name of the child a mail is about; undefined when the mail is not to be sent any more. */
async function childOf({ db }: MailDeps, mail: ParentMail): Promise<string | undefined> {
  const { kind, parent_id, child_id, child } = mail;
  const needed = NEEDED[kind];
  if (!needed) return child ?? '';
  if (!child_id || (await findTie(db, parent_id, child_id))?.state !== needed) return undefined;
  const found = await findUser(db, child_id);
  return found && firstNameInMail(found.name);
}

/** Writes a mail with the token of a new link. */
function writtenMail(
  deps: MailDeps,
  parent: Parent,
  job: ParentMail,
  child: string,
  token: string,
) {
  const { publicUrl, contactEmail } = deps;
  const { language } = parent;
  const { kind, allowed = [] } = job;
  if (kind === 'accepted') return acceptedMail({ language, child, allowed, publicUrl, token });
  const page = isQuestion(kind) ? '/family/consent' : '/family';
  const link = `${publicUrl}${page}#token=${token}`;
  return parentMailOf(kind, { language, child, link, publicUrl, contactEmail });
}

/** Sends a mail with a new link. Its secret is made only now, so that no queue holds it. */
async function sendWithLink(deps: MailDeps, parent: Parent, job: ParentMail, child: string) {
  const { db, clock, mailer } = deps;
  // A mail about one child may be forwarded: its link shows that child alone.
  const about = job.child_id ?? null;
  const purpose = isQuestion(job.kind) ? 'consent' : 'family';
  const token = await makeLink(db, { parent_id: parent.id, purpose, child_id: about }, clock());
  try {
    await mailer.send({
      to: parent.email,
      ...(await writtenMail(deps, parent, job, child, token)),
    });
  } catch (error) {
    await deleteLink(db, token);
    throw error;
  }
}

/** Does a parent-mail job, unless the parent is gone, or the question answered or taken back. */
export async function deliverParentMail(deps: MailDeps, job: ParentMail): Promise<void> {
  const { db, mailer, publicUrl, contactEmail, log } = deps;
  const parent = await findParent(db, job.parent_id);
  if (!parent) return;
  const { kind } = job;
  const child = await childOf(deps, job);
  if (child === undefined) return;
  await sendUnlessRefused(log, { parent: parent.id }, async () => {
    if (kind !== 'ended' && kind !== 'deleted') return sendWithLink(deps, parent, job, child);
    const { language, email: to } = parent;
    await mailer.send({
      to,
      ...(await parentMailOf(kind, { language, child, publicUrl, contactEmail })),
    });
  });
}

/** Does a child-mail job, in the member's language. */
export async function deliverChildMail(deps: MailDeps, job: ChildMail): Promise<void> {
  const { db, mailer, publicUrl, log } = deps;
  const { user_id, kind, on } = job;
  const member = await recipientOf(db, user_id);
  if (!member) return;
  const { language, email: to } = member;
  const mail = await childMailOf(kind, { language, publicUrl, ...(on && { on }) });
  await sendUnlessRefused(log, { user: user_id }, () => mailer.send({ to, ...mail }));
}
