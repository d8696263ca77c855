import { hashOf, newSecret } from '../../secrets.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { helpAnswerMail, helpConfirmationMail } from './help.email.ts';
import { deleteLink, insertLink, selectThread, type ThreadRow } from './help.queries.ts';
import { type HelpMail, linkEnd } from './help.service.ts';

/** Mails a visitor a new link. Its secret is made only now, so that no queue holds it. */
async function mailVisitor(
  { db, clock, mailer, publicUrl }: MailDeps,
  thread: ThreadRow,
  to: string,
) {
  const secret = newSecret();
  const token_hash = hashOf(secret);
  const expires_at = linkEnd(thread, clock());
  await insertLink(db, { token_hash, thread_id: thread.id, expires_at });
  try {
    const link = `${publicUrl}/help/questions/visitor?token=${secret}`;
    const { language } = thread;
    const mail =
      thread.state === 'unconfirmed'
        ? await helpConfirmationMail({ language, publicUrl, link })
        : await helpAnswerMail({ language, publicUrl, link, name: '' });
    await mailer.send({ to, ...mail });
  } catch (error) {
    await deleteLink(db, token_hash);
    throw error;
  }
}

async function mailMember({ db, mailer, publicUrl }: MailDeps, { id }: ThreadRow, userId: string) {
  const member = await recipientOf(db, userId);
  if (!member) return;
  const { name, email, language } = member;
  const link = `${publicUrl}/help/questions/${id}`;
  await mailer.send({ to: email, ...(await helpAnswerMail({ language, publicUrl, link, name })) });
}

/** Does a help-mail job, unless the question is gone, or was confirmed or its answer read since. */
export async function deliverHelpMail(
  deps: MailDeps,
  { thread_id, kind }: HelpMail,
): Promise<void> {
  const thread = await selectThread(deps.db, thread_id);
  if (!thread || (kind === 'confirm') !== (thread.state === 'unconfirmed')) return;
  if (kind === 'answer' && !thread.unread_since) return;
  await sendUnlessRefused(deps.log, { thread: thread_id }, async () => {
    if (thread.email) await mailVisitor(deps, thread, thread.email);
    if (thread.user_id) await mailMember(deps, thread, thread.user_id);
  });
}
