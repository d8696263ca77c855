import type { Activity } from '@codivia/contract/api/admin-dashboard';
import type { Language } from '@codivia/contract/api/language';
import type { Translate } from '../../lib/text-keys.ts';
import { editText } from './edit-text.ts';
import type { Words } from './fields-text.ts';

type Say = Translate<'admin-dashboard'>;

/** The meanings of the payment provider's events, for those that matter here. */
const PAYMENTS = {
  'checkout.session.completed': 'checkout',
  'invoice.paid': 'paid',
  'invoice.payment_failed': 'failed',
  'customer.subscription.created': 'begun',
  'customer.subscription.updated': 'changed',
  'customer.subscription.deleted': 'ended',
} as const;

function isKnownPayment(event: string): event is keyof typeof PAYMENTS {
  return Object.hasOwn(PAYMENTS, event);
}

function paymentText(name: string | undefined, event: string, t: Say): string {
  if (!isKnownPayment(event)) return t('activity.payment_other', { event });
  const what = PAYMENTS[event];
  return name ? t(`activity.payment.${what}`, { name }) : t(`activity.payment_unnamed.${what}`);
}

/** Describes an activity in a sentence. */
export function activityText(activity: Activity, language: Language, words: Words): string {
  const { t } = words;
  const { kind, person, subject, event } = activity;
  if (kind === 'edit') return editText(activity, language, words);
  if (kind === 'payment') return paymentText(person?.name ?? undefined, event ?? '', t);
  const name = person?.name ?? t('activity.somebody');
  const title = (language === 'fr' && subject?.title_fr) || subject?.title || subject?.id || '';
  if (kind === 'completion') {
    const gone = !subject?.title && !subject?.title_fr;
    return gone
      ? t('activity.completion_gone', { name })
      : t('activity.completion', { name, title });
  }
  return t(`activity.${kind}`, { name });
}
