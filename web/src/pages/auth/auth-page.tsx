import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { AuthPanel } from '../../features/accounts/auth-panel.tsx';
import { CheckMailbox } from '../../features/accounts/check-mailbox.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useWayIn } from './use-way-in.ts';

/** Who has just signed up: kept with the place in the history, so that a reload keeps the screen. */
type AuthState = { registered?: string } | null;

/** Signing in at /auth, signing up at /register; with a gift card's `token`, signing up at both. */
export function AuthPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const giftToken = search.get('token') || null;
  const joining = useMatch(paths.register) !== null || giftToken !== null;
  const registered = (useLocation().state as AuthState)?.registered;
  const navigate = useNavigate();
  const misplaced = useWayIn(giftToken !== null);
  if (misplaced) return null;
  return (
    <AuthLayout>
      <PageTitle title={t(joining ? 'register' : 'login')} />
      {registered ? (
        <CheckMailbox email={registered} />
      ) : (
        <AuthPanel
          mode={joining ? 'register' : 'login'}
          giftToken={giftToken}
          onRegistered={(email) =>
            void navigate(paths.auth, { state: { registered: email } satisfies AuthState })
          }
        />
      )}
    </AuthLayout>
  );
}
