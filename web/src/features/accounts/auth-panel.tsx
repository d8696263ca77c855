import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';
import { useLogin, useRegister } from './accounts.api.ts';
import { type AuthAction, authErrorKey } from './auth-error.ts';
import { AuthForm, type AuthMode, type AuthValues } from './auth-form.tsx';
import { NotVerified } from './not-verified.tsx';
import { useAuthErrorText } from './use-auth-error-text.ts';

type Props = {
  mode: AuthMode;
  /** The code of a gift card that the new account is to activate. */
  giftToken: string | null;
  /** An account waits for the confirmation of its address. */
  onRegistered: (email: string) => void;
};

/** Signing in and signing up. Who succeeds is signed in; where that leads is up to the page. */
export function AuthPanel({ mode, giftToken, onRegistered }: Props) {
  const { t } = useTranslation('auth');
  const tell = useAuthErrorText();
  const language = useLanguage();
  const login = useLogin();
  const register = useRegister();
  const [unverified, setUnverified] = useState<string | null>(null);

  function fail(error: unknown, action: AuthAction, email: string) {
    toast.error(tell(error, action));
    if (authErrorKey(error, action) === 'error.email_not_verified') setUnverified(email);
  }

  function logIn({ email, password }: AuthValues) {
    login.mutate(
      { email, password },
      {
        onSuccess: () => toast.success(t('login_success')),
        onError: (error) => fail(error, 'login', email),
      },
    );
  }

  function signUp({ name, email, password }: AuthValues) {
    register.mutate(
      { email, password, name: name.trim(), lang: language, token: giftToken ?? undefined },
      {
        onSuccess: (answer) => {
          toast.success(t(answer.access_token ? 'gift_success' : 'signup_success'));
          if (!answer.access_token) onRegistered(email);
        },
        onError: (error) => fail(error, 'signup', email),
      },
    );
  }

  const text = giftToken ? 'gift' : mode;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t(`${text}_title`)}</h1>
        <p className="text-lg text-muted">{t(`${text}_text`)}</p>
      </header>
      {mode === 'login' && unverified && <NotVerified email={unverified} />}
      <AuthForm
        mode={mode}
        submitLabel={t(giftToken ? 'gift_register' : mode)}
        busy={login.isPending || register.isPending}
        onSubmit={(values) => {
          setUnverified(null);
          (mode === 'login' ? logIn : signUp)(values);
        }}
      />
      {mode === 'login' && (
        <Link to={paths.forgotPassword} className="text-trail underline underline-offset-4">
          {t('forgot_link')}
        </Link>
      )}
      <p className="border-line border-t pt-5">
        {t(mode === 'login' ? 'no_account' : 'have_account')}{' '}
        <Link
          to={mode === 'login' ? paths.register : paths.auth}
          className="inline-block font-bold text-trail underline underline-offset-4"
        >
          {t(mode === 'login' ? 'register' : 'login')}
        </Link>
      </p>
    </>
  );
}
