import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { ForgotPassword } from '../../features/accounts/forgot-password.tsx';
import { useTranslation } from '../../lib/i18n.ts';

/** Asking for a reset mail. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout>
      <title>{`${t('forgot.title')} · Codivia`}</title>
      <ForgotPassword />
    </AuthLayout>
  );
}
