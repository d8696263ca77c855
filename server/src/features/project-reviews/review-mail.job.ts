import { type MailDeps, mailIdOf, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/accounts.service.ts';
import { reviewDecisionMail } from './project-reviews.email.ts';
import { selectDecision } from './project-reviews.queries.ts';
import type { ReviewMail } from './review-decisions.service.ts';

/** Does a project-review-mail job, unless the project is not published any more. */
export async function deliverReviewMail(
  { db, mailer, publicUrl, log }: MailDeps,
  { decision_id, user_id }: ReviewMail,
): Promise<void> {
  const found = await selectDecision(db, decision_id);
  const author = await recipientOf(db, user_id);
  if (!found?.title || !author) return;
  const { decision, title } = found;
  const { email, name, language } = author;
  const link = `${publicUrl}/publish/${decision.project_id}`;
  const mail = await reviewDecisionMail({ decision, title, language, publicUrl, link, name });
  const id = mailIdOf(`project-review-mail ${decision_id}`);
  const send = () => mailer.send({ id, to: email, ...mail });
  await sendUnlessRefused(log, { decision: decision_id }, send);
}
