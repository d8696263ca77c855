import type { Input } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/project-reviews';
import {
  APPEAL_MAX_LENGTH,
  REPORT_TEXT_MAX_LENGTH,
  REPORTS_TO_HIDE,
} from '@codivia/contract/api/project-reviews';
import { findContact } from '@codivia/contract/text/contacts/find-contact';
import type { Deps } from '../../deps.ts';
import { PublishedProjectNotFound } from '../published-projects/published-projects.errors.ts';
import {
  AppealMadeAlready,
  AppealNotPossible,
  AppealTooLong,
  OwnProjectReported,
  ReportTextTooLong,
  ReviewContactRefused,
} from './project-reviews.errors.ts';
import * as queries from './project-reviews.queries.ts';

/** The dependencies of reports and appeals. `host` is the one of the platform. */
export interface ReportingDeps extends Deps {
  host: string;
}

/** Returns the text without blanks around it. Throws `tooLong`, or ReviewContactRefused. */
function checked(given: string, max: number, tooLong: () => Error, host: string): string {
  const text = given.trim();
  if ([...text].length > max) throw tooLong();
  if (findContact(text, 'text', host)) throw ReviewContactRefused();
  return text;
}

/**
 * Stores a member's report; a second one changes nothing. Reports by different members hide an open project until an
 * administrator has reviewed it (docs/product.md#reports-of-projects). Throws PublishedProjectNotFound,
 * OwnProjectReported, ReportTextTooLong or ReviewContactRefused.
 */
export async function reportProject(
  { db, clock, host }: ReportingDeps,
  reporter: string,
  id: string,
  typedText: Input<typeof contract.reportProject>['body'],
): Promise<void> {
  const text = checked(typedText.text, REPORT_TEXT_MAX_LENGTH, ReportTextTooLong, host);
  await db.transaction(async (tx) => {
    const found = await queries.lockReview(tx, id, reporter);
    if (!found) throw PublishedProjectNotFound();
    const { published, review } = found;
    const { project_id } = published;
    if (published.user_id === reporter) throw OwnProjectReported();
    const now = clock();
    const row = {
      project_id,
      reporter_id: reporter,
      reason: typedText.reason,
      text,
      created_at: now,
    };
    if (!(await queries.upsertReport(tx, row, published.updated_at)) || review.state === 'hidden')
      return;
    const isEnough = (await queries.countUnsettled(tx, project_id)) >= REPORTS_TO_HIDE;
    const pending_since = review.pending_since ?? now;
    await queries.updateReview(tx, project_id, {
      state: isEnough ? 'review' : review.state,
      pending_since,
    });
    if (isEnough) await queries.leaveGallery(tx, id);
  });
}

/**
 * Stores the author's appeal against the decision that hides their project; it waits for an administrator. Throws
 * PublishedProjectNotFound, AppealNotPossible, AppealMadeAlready, AppealTooLong or ReviewContactRefused.
 */
export async function appealDecision(
  { db, clock, host }: ReportingDeps,
  author: string,
  id: string,
  appeal: Input<typeof contract.appealDecision>['body'],
): Promise<void> {
  const text = checked(appeal.text, APPEAL_MAX_LENGTH, AppealTooLong, host);
  await db.transaction(async (tx) => {
    const found = await queries.lockReview(tx, id, author);
    if (!found || found.published.user_id !== author) throw PublishedProjectNotFound();
    const { project_id } = found.published;
    const decision = await queries.selectLatestDecision(tx, project_id);
    const isCurrentDecision = decision?.id === appeal.decision_id && decision.outcome === 'hide';
    if (!isCurrentDecision || found.review.state !== 'hidden') throw AppealNotPossible();
    if (decision.appeal !== null) throw AppealMadeAlready();
    const now = clock();
    await queries.insertAppeal(tx, decision.id, { appeal: text, appealed_at: now });
    await queries.updateReview(tx, project_id, { pending_since: now });
  });
}
