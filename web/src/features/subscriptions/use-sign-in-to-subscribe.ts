import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { toast } from '../../lib/toast.ts';

/** Visitors sign in first, and then find the offer open (docs/product.md#subscribing). */
export function useSignInToSubscribe(): () => void {
  const { t } = useTranslation('common');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => {
    rememberRedirect(pathname + search + hash);
    toast.error(t('login_to_subscribe'));
    void navigate(paths.auth, { replace: true });
  };
}
