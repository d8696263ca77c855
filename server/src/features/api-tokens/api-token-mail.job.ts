import type { ApiScope } from '@codivia/contract/api/api-tokens';
import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, mailIdOf, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { apiAccessEndMailOf } from './api-access-end.email.ts';
import { apiTokenMailOf } from './api-token.email.ts';

/** A mail to a member for whose account a token was made. It does not contain the token or a part of it. */
export interface ApiTokenMail {
  user_id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** The moments when it was made and when it ends, as ISO dates. */
  created_at: string;
  expires_at: string;
}

export const apiTokenMail: JobKind<ApiTokenMail> = { name: 'api-token-mail', concurrency: 2 };

/** Does an api-token-mail job, in the member's present language. */
export async function deliverApiTokenMail(
  { db, mailer, publicUrl, contactEmail, log }: MailDeps,
  job: ApiTokenMail,
): Promise<void> {
  const person = await recipientOf(db, job.user_id);
  if (!person) return;
  const { name, email, language } = person;
  const mail = await apiTokenMailOf({
    person: name,
    language,
    token: job.name,
    scopes: job.scopes,
    publicUrl,
    contactEmail,
    created_at: new Date(job.created_at),
    expires_at: new Date(job.expires_at),
  });
  const send = () => mailer.send({ to: email, ...mail });
  await sendUnlessRefused(log, { user: job.user_id }, send);
}

/** A mail to a member whose tokens were revoked with the end of premium, at a moment in ISO 8601. */
export interface ApiAccessEndMail {
  user_id: string;
  names: readonly string[];
  ended_at: string;
}

export const apiAccessEndMail: JobKind<ApiAccessEndMail> = {
  name: 'api-access-end-mail',
  concurrency: 2,
};

/** Does an api-access-end-mail job, in the member's present language. */
export async function deliverApiAccessEndMail(
  { db, mailer, publicUrl, log }: MailDeps,
  { user_id, names, ended_at }: ApiAccessEndMail,
): Promise<void> {
  const person = await recipientOf(db, user_id);
  if (!person) return;
  const { name, email, language } = person;
  const mail = await apiAccessEndMailOf({ person: name, language, tokens: names, publicUrl });
  const id = mailIdOf(`api-access-end ${user_id} ${ended_at}`);
  await sendUnlessRefused(log, { user: user_id }, () => mailer.send({ id, to: email, ...mail }));
}
