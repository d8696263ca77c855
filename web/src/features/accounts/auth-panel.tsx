import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AuthAction, authErrorKey } from '../../lib/auth-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths, ROUTES } from '../../lib/paths.ts';
import { asksForCode } from '../../lib/second-factor-error.ts';
import { markSharedComputer } from '../../lib/shared-computer.ts';
import { temporaryPasswordFailure } from '../../lib/temporary-password-error.ts';
import { toast } from '../../lib/toast.ts';
import { useLogin, useRegister } from './accounts.api.ts';
import { AuthForm, type AuthMode, type AuthValues } from './auth-form.tsx';
import { CodeForm } from './code-form.tsx';
import { NotVerified } from './not-verified.tsx';
import { isPasswordError, useAuthErrorText } from './use-auth-error-text.ts';

type Props = {
  mode: AuthMode;
  /** The gift card to be activated: its code, and the component that shows it. */
  gift: { token: string; sign: ReactNode } | null;
  /** Called when an account waits for the confirmation of its address. */
  onRegistered: (email: string) => void;
};

/** The route of the other form. */
const OTHER = { login: 'register', register: 'auth' } as const;

/** The forms to sign in and to sign up. The page decides where a signed-in member goes next. */
export function AuthPanel({ mode, gift, onRegistered }: Props) {
  const { t, language } = useTranslation('accounts');
  const tell = useAuthErrorText();
  const navigate = useNavigate();
  const login = useLogin();
  const register = useRegister();
  /** The values of a member whose password was right and whose code is still missing. */
  const [proven, setProven] = useState<AuthValues | null>(null);
  const [unverified, setUnverified] = useState<string | null>(null);

  function fail(error: unknown, action: AuthAction, email: string) {
    const temporary = temporaryPasswordFailure(error, language);
    toast.error(temporary?.text ?? tell(error, action));
    if (temporary?.token) navigate(`${paths.resetPassword}?token=${temporary.token}`);
    if (authErrorKey(error, action) === 'error.email_not_verified') setUnverified(email);
  }

  function logIn(values: AuthValues, code?: string) {
    const { email, password } = values;
    login.mutate(
      { email, password, ...(code ? { code } : {}) },
      {
        onSuccess: () => {
          markSharedComputer(values.shared);
          toast.success(t('login_success'));
        },
        onError: (error) => {
          setProven(asksForCode(error) ? values : null);
          if (!asksForCode(error)) fail(error, 'login', email);
        },
      },
    );
  }

  function signUp({ name, email, password, over_15 }: AuthValues) {
    register.mutate(
      {
        email,
        password,
        name: name.trim(),
        lang: language,
        over_15: over_15 === 'yes',
        token: gift?.token,
      },
      {
        onSuccess: (answer) => {
          toast.success(t(answer.access_token ? 'gift_success' : 'signup_success'));
          if (!answer.access_token) onRegistered(email);
        },
        onError: (error) => fail(error, 'signup', email),
      },
    );
  }

  if (mode === 'login' && proven) {
    const isWrong = asksForCode(login.error) && login.error.code === 'second_factor_wrong';
    return (
      <>
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">{t('second_factor.title')}</h1>
          <p className="text-lg text-muted">{t('second_factor.text')}</p>
        </header>
        <CodeForm
          label={t('second_factor.code')}
          hint={t('second_factor.hint')}
          submitLabel={t('login')}
          requiredText={t('second_factor.required')}
          busy={login.isPending}
          problem={isWrong ? tell(login.error, 'login') : undefined}
          back={{ label: t('second_factor.back'), onClick: () => setProven(null) }}
          onSubmit={(code) => logIn(proven, code)}
        />
      </>
    );
  }
  const text = gift ? (`gift_${mode}` as const) : mode;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t(`${text}_title`)}</h1>
        <p className="text-lg text-muted">{t(`${text}_text`)}</p>
      </header>
      {gift?.sign}
      {mode === 'login' && unverified && <NotVerified email={unverified} />}
      <AuthForm
        mode={mode}
        submitLabel={t(gift ? `gift_${mode}` : mode)}
        busy={login.isPending || register.isPending}
        passwordProblem={
          isPasswordError(register.error) ? tell(register.error, 'signup') : undefined
        }
        onSubmit={(values) => {
          setUnverified(null);
          if (mode === 'login') logIn(values);
          else signUp(values);
        }}
      />
      {mode === 'login' && (
        <>
          <Link to={paths.forgotPassword} className="text-trail underline underline-offset-4">
            {t('forgot_link')}
          </Link>
          <Link to="/class" className="text-trail underline underline-offset-4">
            {t('class_link')}
          </Link>
        </>
      )}
      <p className="border-line border-t pt-5">
        {t(mode === 'login' ? 'no_account' : 'have_account')}{' '}
        <Link
          to={gift ? paths.giftCard(gift.token, mode === 'register') : paths[OTHER[mode]]}
          className="inline-block font-bold text-trail underline underline-offset-4"
        >
          {t(mode === 'login' ? 'register' : 'login')}
        </Link>
      </p>
      {mode === 'register' && (
        <p className="text-muted text-sm">
          {t('privacy_note')}{' '}
          <Link to={paths.privacy} className="text-trail underline underline-offset-4">
            {t('privacy_link')}
          </Link>{' '}
          ·{' '}
          <Link to={ROUTES.parents} className="text-trail underline underline-offset-4">
            {t('parents_link')}
          </Link>
        </p>
      )}
    </>
  );
}
