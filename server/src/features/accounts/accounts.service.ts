/** What other features need of accounts; passwords have a service of their own. */
export { EmailTaken } from './accounts.errors.ts';
export { consumeMailTokensOf } from './mail-tokens.queries.ts';
export {
  grantYear,
  lockPremiumGrounds,
  premiumAt,
  premiumGroundsOf,
  setSubscriptionUntil,
} from './premium.queries.ts';
export { isPremium, type PremiumGrounds, premiumSql } from './premium.ts';
export { cleanEmail, cleanName } from './profile.service.ts';
export { namesOf, recipientOf } from './users.queries.ts';
