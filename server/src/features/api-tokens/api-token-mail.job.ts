import type { ApiScope } from '@codivia/contract/api-tokens';
import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/accounts.service.ts';
import { apiTokenMailOf } from './api-token.email.ts';

/** A mail to a member for whose account a token was made. It holds nothing of the token itself. */
export interface ApiTokenMail {
  user_id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** When it was made and when it ends, as ISO dates. */
  created_at: string;
  expires_at: string;
}

export const apiTokenMail: JobKind<ApiTokenMail> = { name: 'api-token-mail', concurrency: 2 };

interface ApiTokenMailDeps extends Omit<MailDeps, 'clock'> {
  contactEmail: string;
}

/** Does an api-token-mail job, in the language that the member reads now. */
export async function deliverApiTokenMail(
  { db, mailer, publicUrl, contactEmail, log }: ApiTokenMailDeps,
  job: ApiTokenMail,
): Promise<void> {
  const person = await recipientOf(db, job.user_id);
  if (!person) return;
  const { name, email, language } = person;
  const mail = await apiTokenMailOf({
    ...{ person: name, language, token: job.name, scopes: job.scopes, publicUrl, contactEmail },
    created_at: new Date(job.created_at),
    expires_at: new Date(job.expires_at),
  });
  const send = () => mailer.send({ to: email, ...mail });
  await sendUnlessRefused(log, { user: job.user_id }, send);
}
