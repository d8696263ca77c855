import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { logOut } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';

/** What signs the member out. The home page first: a page for members would lead to sign in again. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.home, { state: { leaving: true } });
}

/** Signs out anyone who has arrived here by `useLogOut`, or has deleted their account, and says so. */
export function useLeave(): void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const leaving: unknown = useLocation().state?.leaving;
  useEffect(() => {
    if (!leaving) return;
    void navigate(paths.home, { replace: true, state: null });
    void logOut();
    toast.success(t(leaving === 'deleted' ? 'account_deleted' : 'logout_success'));
  }, [leaving, navigate, t]);
}
