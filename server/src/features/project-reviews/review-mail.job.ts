import { type MailDeps, mailIdOf, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
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
  const { decision, title, id, link_sha256 } = found;
  const isLink = link_sha256 !== null;
  const { email, name, language } = author;
  const page = isLink ? `/p/${id}` : `/publish/${decision.project_id}`;
  const link = publicUrl + page;
  const letter = { decision, title, isLink, language, publicUrl, link, name };
  const mail = await reviewDecisionMail(letter);
  const mailId = mailIdOf(`project-review-mail ${decision_id}`);
  const send = () => mailer.send({ id: mailId, to: email, ...mail });
  await sendUnlessRefused(log, { decision: decision_id }, send);
}
