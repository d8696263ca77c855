/** The functions of accounts that other features need; passwords have a service of their own. */
export { mailResetLinkTo } from './account-mail.job.ts';
export { EmailTaken } from './accounts.errors.ts';
export { followEmailChange } from './email-change.service.ts';
export {
  hasAllOfPremiumAt,
  isPremium,
  lockPremiumGrounds,
  type PremiumGrounds,
  premiumAt,
  premiumGroundsOf,
  premiumSql,
} from './premium.queries.ts';
export { cleanEmail, cleanName } from './profile.service.ts';
export { isSessionValid } from './sessions.queries.ts';
export { namesOf, recipientOf } from './users.queries.ts';
