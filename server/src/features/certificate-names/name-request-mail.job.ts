import { type MailDeps, mailIdOf, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { nameRequestMailOf } from './certificate-names.email.ts';
import { selectRequest } from './certificate-names.queries.ts';
import type { NameRequestMail } from './certificate-names.service.ts';

/** Does a name-request-mail job, in the member's present language, unless they have made another request since. */
export async function deliverNameRequestMail(
  { db, mailer, publicUrl, log }: MailDeps,
  { user_id, request_id }: NameRequestMail,
): Promise<void> {
  const request = await selectRequest(db, user_id);
  const person = await recipientOf(db, user_id);
  if (!person || request?.id !== request_id || request.state === 'waiting') return;
  const { state, words, name: requestedName } = request;
  const { name, email, language } = person;
  const mail = await nameRequestMailOf({ state, words, requestedName, name, language, publicUrl });
  const id = mailIdOf(`name-request-mail ${request_id}`);
  const send = () => mailer.send({ id, to: email, ...mail });
  await sendUnlessRefused(log, { request: request_id }, send);
}
