import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { ForgotPassword } from '../../features/accounts/forgot-password.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** The page on which a reset mail is requested. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  return (
    <AuthLayout>
      <PageTitle title={t('forgot.title')} />
      <ForgotPassword />
    </AuthLayout>
  );
}
