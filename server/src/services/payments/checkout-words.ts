import type { Bilingual, Language } from '@codivia/contract/api/language';
import {
  GIFT_CARD_PRICE,
  GUARANTEE_DAYS,
  PREMIUM_MONTHLY_PRICE,
  TRIAL_DAYS,
  WITHDRAWAL_DAYS,
} from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';

/** The names of the goods on the provider's pages and receipts. */
export const PREMIUM_NAME: Bilingual = { fr: 'Codivia Premium', en: 'Codivia Premium' };
export const GIFT_CARD_NAME: Bilingual = {
  fr: 'Carte cadeau Codivia : un an de Premium',
  en: 'Codivia gift card: one year of Premium',
};

const premium = (language: Language) => formatPrice(PREMIUM_MONTHLY_PRICE, language);

const ADULT: Bilingual = {
  fr: 'Le paiement confirme que la personne titulaire de la carte est majeure, ou agit avec l’accord d’un parent.',
  en: 'By paying, you confirm that the cardholder is an adult, or acts with a parent’s consent.',
};

const WITHDRAWAL: Bilingual = {
  fr: `Droit de rétractation de ${WITHDRAWAL_DAYS} jours ; satisfait ou remboursé pendant ${GUARANTEE_DAYS} jours.`,
  en: `You can withdraw within ${WITHDRAWAL_DAYS} days, and there’s a ${GUARANTEE_DAYS}-day money-back guarantee.`,
};

const FREE_WEEK: Bilingual = {
  fr: `La première semaine (${TRIAL_DAYS} jours) est gratuite ; en cas de résiliation avant la fin, rien n’est débité. Ensuite, ${premium('fr')} par mois, résiliable à tout moment en trois clics.`,
  en: `The first week (${TRIAL_DAYS} days) is free: cancel before it ends and nothing is charged. Then ${premium('en')} a month; cancel whenever you like, in three clicks.`,
};

const MONTHLY: Bilingual = {
  fr: `${premium('fr')} par mois dès aujourd’hui, résiliable à tout moment en trois clics. La semaine gratuite ne vaut que pour le premier abonnement.`,
  en: `${premium('en')} a month from today; cancel whenever you like, in three clicks. The free week comes with the first subscription only.`,
};

const GIFT: Bilingual = {
  fr: `${formatPrice(GIFT_CARD_PRICE, 'fr')} une seule fois, sans renouvellement. La carte arrive par e-mail et ouvre un an de Premium à partir de son activation.`,
  en: `${formatPrice(GIFT_CARD_PRICE, 'en')} once, no renewal. The card comes by e-mail and opens one year of Premium from the day it is activated.`,
};

/** The terms that a buyer of the subscription agrees to; `trial` when it begins with the free week. */
export function subscriptionTerms(language: Language, trial: boolean): string[] {
  return [(trial ? FREE_WEEK : MONTHLY)[language], WITHDRAWAL[language], ADULT[language]];
}

/** The terms that a buyer of a gift card agrees to. */
export function giftCardTerms(language: Language): string[] {
  return [GIFT[language], WITHDRAWAL[language], ADULT[language]];
}
