import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { AuthPanel } from '../../features/accounts/auth-panel.tsx';
import { CheckMailbox } from '../../features/accounts/check-mailbox.tsx';
import { useForgetRedirect } from '../../features/accounts/use-forget-redirect.ts';
import { ClaimCard, CodeInUse } from '../../features/gift-cards/claim-card.tsx';
import { PaymentsBesideGift } from '../../features/subscriptions/premium-ends.tsx';
import { noteRegistration } from '../../features/trial-lesson/trial-record.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** The person who has just signed up: kept with the entry of the history, so that a reload keeps the screen. */
type AuthState = { registered?: string } | null;

/** Returns the form that the address asks for. */
function useRequestedForm() {
  const [search] = useSearchParams();
  const giftToken = search.get('token')?.trim() || null;
  const hasAccount = giftToken !== null && search.has('account');
  const joining = (useMatch(paths.register) !== null || giftToken !== null) && !hasAccount;
  return { giftToken, hasAccount, joining };
}

/**
 * Signing in at /auth, signing up at /register; with a gift card's `token`, signing up at both, unless
 * `account` says that there is one already.
 */
export function AuthPage() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  const { giftToken, hasAccount, joining } = useRequestedForm();
  const registered = (useLocation().state as AuthState)?.registered;
  const navigate = useNavigate();
  useForgetRedirect(true);
  const way = useAfterSignIn(giftToken !== null, hasAccount);
  if (way === 'leaving') return null;
  if (way === 'claiming' && giftToken && user) {
    return (
      <AuthLayout>
        <PageTitle title={t('gift_register_title')} />
        <ClaimCard code={giftToken} user={user}>
          <PaymentsBesideGift />
        </ClaimCard>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <PageTitle title={t(joining ? 'register' : 'login')} />
      {registered ? (
        <CheckMailbox email={registered} />
      ) : (
        <AuthPanel
          mode={joining ? 'register' : 'login'}
          gift={giftToken ? { token: giftToken, sign: <CodeInUse code={giftToken} /> } : null}
          onRegistered={(email) => {
            noteRegistration();
            void navigate(paths.auth, { state: { registered: email } satisfies AuthState });
          }}
        />
      )}
    </AuthLayout>
  );
}
