/** What other features need of premium. */
export {
  grantYear,
  lockPremiumGrounds,
  premiumAt,
  premiumGroundsOf,
  setSubscriptionUntil,
} from './premium.queries.ts';
export { isPremium, type PremiumGrounds, premiumSql } from './premium.ts';
