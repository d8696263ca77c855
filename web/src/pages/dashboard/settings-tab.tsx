import type { Member } from '@codivia/contract/api/accounts';
import { lazy, Suspense } from 'react';
import { FamilyLink } from '../../families/mine/family-link.tsx';
import { ApiTokenSettings } from '../../features/api-tokens/api-token-settings.tsx';
import { Section } from '../../features/dashboard/section.tsx';
import { Settings } from '../../features/dashboard/settings/settings.tsx';
import { ActivationBox } from '../../features/gift-cards/activation-box.tsx';
import { MyData } from '../../features/personal-data/my-data.tsx';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { SubscriptionCard } from '../../features/subscriptions/subscription-card.tsx';
import { WeeklyMailSetting } from '../../features/weekly-mail/weekly-mail-setting.tsx';
import { PlanSetting } from '../../features/weekly-plan/plan-setting.tsx';
import { closedBy } from '../../lib/closed-by.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { PortfolioSection } from './portfolio-section.tsx';

const MyClasses = lazy(async () => ({
  default: (await import('../../classes/mine/my-classes.tsx')).MyClasses,
}));

const LeavingSection = lazy(async () => ({
  default: (await import('../../classes/leaving/leaving-section.tsx')).LeavingSection,
}));

/** The member's classes, for those who are in one. */
function OwnClasses({ user }: { user: Member }) {
  if (!user.in_class) return null;
  return (
    <Suspense>
      <MyClasses mayLeave={!user.class_account} />
    </Suspense>
  );
}

/** The settings of a class account: what its teacher does not look after. */
function ClassAccountSettings({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid gap-5 sm:gap-6">
      <UnlessClosed right="own-account" />
      <Section title={t('rhythm')}>
        <PlanSetting />
      </Section>
      <OwnClasses user={user} />
      <Settings user={user} />
      {user.class_account && (
        <Suspense>
          <LeavingSection user={user} />
        </Suspense>
      )}
      <MyData user={user} />
    </div>
  );
}

/** The settings of the member: plan and gift card, the account, and the use of their data. */
export function SettingsTab({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  const api = useTranslation('api-tokens').t;
  if (closedBy(user, 'own-account')) return <ClassAccountSettings user={user} />;
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
      <OwnClasses user={user} />
      <Settings user={user} />
      <FamilyLink />
      <PortfolioSection />
      <Section title={api('title')}>
        <UnlessClosed right="api">
          <ApiTokenSettings
            user={user}
            offer={<SubscribeButton size="sm">{api('subscribe')}</SubscribeButton>}
          />
        </UnlessClosed>
      </Section>
      <MyData user={user} />
    </div>
  );
}
