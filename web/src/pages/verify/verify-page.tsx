import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { Verification } from '../../features/accounts/verification.tsx';
import { useTranslation } from '../../lib/i18n.ts';

/** Where the link of the verification mail leads. */
export function VerifyPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <AuthLayout>
      <title>{`${t('verify.title')} · Codivia`}</title>
      <Verification token={search.get('token') || null} />
    </AuthLayout>
  );
}
