import { Crown } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Section } from './section.tsx';

/** Which plan the member is on, and what it opens. */
export function Plan({ plan }: { plan: 'free' | 'premium' }) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('plan.title')}>
      <div className="grid justify-items-start gap-3">
        <Badge tone={plan === 'premium' ? 'joy' : 'plain'}>
          {plan === 'premium' && <Crown aria-hidden="true" />}
          {t(`plan.${plan}`)}
        </Badge>
        <p className="text-muted">{t(`plan.${plan}_text`)}</p>
      </div>
    </Section>
  );
}
