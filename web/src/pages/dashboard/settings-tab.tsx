import type { Member } from '@codivia/contract/api/accounts';
import { ApiTokenSettings } from '../../features/api-tokens/api-token-settings.tsx';
import { Section } from '../../features/dashboard/section.tsx';
import { Settings } from '../../features/dashboard/settings/settings.tsx';
import { ActivationBox } from '../../features/gift-cards/activation-box.tsx';
import { MyData } from '../../features/personal-data/my-data.tsx';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { SubscriptionCard } from '../../features/subscriptions/subscription-card.tsx';
import { WeeklyMailSetting } from '../../features/weekly-mail/weekly-mail-setting.tsx';
import { PlanSetting } from '../../features/weekly-plan/plan-setting.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PortfolioSection } from './portfolio-section.tsx';

/** The settings of the member: plan and gift card, the account, and the use of their data. */
export function SettingsTab({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  const api = useTranslation('api-tokens').t;
  // Administrators read everything: there is nothing to offer them.
  const offered = user.role !== 'admin' || user.is_premium;
  return (
    <div className="grid gap-5 sm:gap-6">
      {offered && (
        <div className="grid items-start gap-5 sm:gap-6 md:grid-cols-2">
          <Section title={t('plan')}>
            <SubscriptionCard />
          </Section>
          {!user.is_premium && <ActivationBox />}
        </div>
      )}
      <Section title={t('rhythm')}>
        <div className="grid gap-x-8 gap-y-9 md:grid-cols-2">
          <PlanSetting />
          <WeeklyMailSetting />
        </div>
      </Section>
      <Settings user={user} />
      <PortfolioSection />
      <Section title={api('title')}>
        <ApiTokenSettings
          user={user}
          offer={<SubscribeButton size="sm">{api('subscribe')}</SubscribeButton>}
        />
      </Section>
      <MyData user={user} />
    </div>
  );
}
