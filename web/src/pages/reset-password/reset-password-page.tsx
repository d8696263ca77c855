import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { ResetPassword } from '../../features/accounts/reset-password.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** Choosing a new password, with the token of the reset mail; without one there is nothing to do here. */
export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const token = search.get('token');
  const navigate = useNavigate();
  const left = useRef(false);
  useEffect(() => {
    if (token || left.current) return;
    left.current = true;
    toast.error(t('invalid_reset_link'));
    void navigate(paths.auth, { replace: true });
  }, [token, navigate, t]);
  if (!token) return null;
  return (
    <AuthLayout>
      <PageTitle title={t('reset.title')} />
      <ResetPassword token={token} />
    </AuthLayout>
  );
}
