import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { Verification } from '../../features/accounts/verification.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** The page that the link of the verification mail opens. */
export function VerifyPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  return (
    <AuthLayout>
      <PageTitle title={t('verify.title')} />
      <Verification token={search.get('token') || null} />
    </AuthLayout>
  );
}
