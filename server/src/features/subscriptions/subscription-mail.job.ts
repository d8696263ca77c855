import type { JobKind } from '../../services/jobs.ts';
export interface SubscriptionMail {
  user_id: string;
  kind: 'welcome' | 'payment-failed' | 'ending';
  until: string;
  trial: boolean;
}
export const subscriptionMail: JobKind<SubscriptionMail> = {
  name: 'subscription-mail',
  concurrency: 4,
};
