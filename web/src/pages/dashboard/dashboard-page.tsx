import { hasAllOfPremium, type Member } from '@codivia/contract/accounts';
import { CertificateList } from '../../features/certificates/certificate-list.tsx';
import { Section } from '../../features/dashboard/section.tsx';
import { Settings } from '../../features/dashboard/settings/settings.tsx';
import { ActivationBox } from '../../features/gift-cards/activation-box.tsx';
import { MyData } from '../../features/personal-data/my-data.tsx';
import { SatisfactionQuestions } from '../../features/satisfaction/satisfaction-questions.tsx';
import { PaymentReturnNotice } from '../../features/subscriptions/payment-return-notice.tsx';
import { SubscriptionCard } from '../../features/subscriptions/subscription-card.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ProjectList } from '../../training/projects/project-list.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { MemberProgress } from './member-progress.tsx';
import { useMembersOnly } from './use-members-only.ts';

function Dashboard({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  const projects = useTranslation('projects').t;
  // Administrators read everything: there is nothing to offer them.
  const offered = user.role !== 'admin' || user.is_premium;
  return (
    <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
      <header className="mb-2 flex items-center gap-4 sm:gap-6">
        <Mascot pose="greet" className="h-20 w-auto sm:h-28" />
        <div className="grid gap-1">
          <h1 className="break-words text-3xl sm:text-5xl">{t('greeting', { name: user.name })}</h1>
          <p className="text-lg text-muted">{t('greeting_text')}</p>
        </div>
      </header>
      <PaymentReturnNotice />
      <MemberProgress
        isPremium={hasAllOfPremium(user)}
        plan={
          <>
            {offered && (
              <Section title={t('plan')}>
                <SubscriptionCard />
              </Section>
            )}
            {offered && !user.is_premium && <ActivationBox />}
          </>
        }
        certificates={
          <>
            <Section title={projects('title')}>
              <ProjectList />
            </Section>
            <Section title={t('certificates')}>
              <CertificateList />
            </Section>
          </>
        }
      />
      <SatisfactionQuestions />
      <Settings user={user} />
      <MyData user={user} />
    </div>
  );
}

/** The member's own page; visitors are asked to sign in first. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const user = useMembersOnly();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && <Dashboard user={user} />}
    </>
  );
}
