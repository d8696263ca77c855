import { useParams } from 'react-router';
import { ConsentHome } from '../../families/consent/consent-home.tsx';
import { OwnFamilyHome } from '../../families/mine/own-family-home.tsx';
import { FamilyHome } from '../../families/page/family-home.tsx';
import { WithdrawHome } from '../../families/page/withdraw-home.tsx';
import { PayHome } from '../../families/pay/pay-home.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { NotFound } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';

/** The member's own page about their parents. */
function Mine() {
  const { t } = useTranslation('own-family');
  const user = useMembersOnly();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && <OwnFamilyHome user={user} />}
    </>
  );
}

function Consent() {
  const { t } = useTranslation('family');
  return (
    <>
      <PageTitle title={t('consent.title')} />
      <ConsentHome />
    </>
  );
}

/** The page of those who are asked to pay for a member, or pay. */
function Pay() {
  const { t } = useTranslation('family-pay');
  return (
    <>
      <PageTitle title={t('title')} />
      <PayHome />
    </>
  );
}

function Withdraw() {
  const { t } = useTranslation('family');
  return (
    <>
      <PageTitle title={t('withdraw.title')} />
      <WithdrawHome />
    </>
  );
}

function Home() {
  const { t } = useTranslation('family');
  return (
    <>
      <PageTitle title={t('title')} />
      <FamilyHome />
    </>
  );
}

function Missing() {
  const { t } = useTranslation('family');
  return (
    <NotFound
      title={t('missing.title')}
      text={t('missing.text')}
      to={paths.parents}
      back={t('missing.back')}
    />
  );
}

const PAGES: Partial<Record<string, () => React.ReactNode>> = {
  home: Home,
  consent: Consent,
  mine: Mine,
  pay: Pay,
  withdraw: Withdraw,
};

/** The pages for parents, and the one of a member about their parents. */
export function FamilyPage() {
  const { page = 'home' } = useParams();
  const Page = PAGES[page] ?? Missing;
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-4xl">
        <Page />
      </div>
    </div>
  );
}
