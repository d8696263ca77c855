import { useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { isRefusal } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { takeRedirect } from '../../lib/remembered-redirect.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TrailArt } from '../../ui/trail-art.tsx';
import { useVerification } from './accounts.api.ts';
import { FocusedTitle } from './auth-layout.tsx';
import { ResendForm } from './resend-form.tsx';
import { isPasswordError } from './use-auth-error-text.ts';
import { VerificationPassword } from './verification-password.tsx';

function Confirmed({ message, signedIn }: { message: string; signedIn: boolean }) {
  const { t } = useTranslation('accounts');
  // The address from before the registration is read once.
  const [next] = useState(() => (signedIn ? (takeRedirect() ?? paths.courses) : paths.auth));
  return (
    <>
      <TrailArt className="max-w-56" />
      <FocusedTitle>{t('verify.done_title')}</FocusedTitle>
      <p className="text-lg">{message}</p>
      <ButtonLink to={next} size="lg" className="justify-self-start">
        {t(signedIn ? 'verify.start' : 'verify.log_in')}
      </ButtonLink>
    </>
  );
}

function Failed({ message }: { message: string }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <FocusedTitle>{t('verify.failed_title')}</FocusedTitle>
      <p className="text-lg">{message}</p>
      <ResendForm />
      <ButtonLink to={paths.home} variant="secondary" className="justify-self-start">
        {t('verify.home')}
      </ButtonLink>
    </>
  );
}

/** Tells whether the form of passwords shows this error: such errors leave the link valid. */
const keepsLink = (error: unknown): boolean =>
  isPasswordError(error) || (error instanceof ApiError && error.code === 'wrong_password');

/** Asks for one press, since mail scanners open links too, and confirms the address that `token` was mailed to. */
export function Verification({ token }: { token: string | null }) {
  const { t, language } = useTranslation('accounts');
  const { mutate, data, error, isPending } = useVerification();
  const [needsPassword, setNeedsPassword] = useState(false);
  if (token === null) return <Failed message={t('invalid_verification_link')} />;
  if (data) {
    const message = localizedText(data.message, language) || t('email_verified_success');
    return <Confirmed message={message} signedIn={data.access_token !== undefined} />;
  }
  const asksForPassword = error instanceof ApiError && error.code === 'password_needed';
  if (asksForPassword && !needsPassword) setNeedsPassword(true);
  const message = error && (messageFor(error, language) || t('account_verification_error'));
  if (message && isRefusal(error) && !asksForPassword && !keepsLink(error)) {
    return <Failed message={hasMessage(error) ? message : t('account_verification_error')} />;
  }
  const problem = message && !asksForPassword ? message : undefined;
  if (needsPassword) {
    return (
      <VerificationPassword
        busy={isPending}
        problem={problem}
        onSubmit={(proof) => mutate({ token, ...proof })}
      />
    );
  }
  return (
    <>
      <FocusedTitle>{t('verify.title')}</FocusedTitle>
      <p className="text-lg">{t('verify.text')}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button size="lg" loading={isPending} onClick={() => mutate({ token })}>
        {t('verify.confirm')}
      </Button>
    </>
  );
}

function hasMessage(error: unknown): boolean {
  return error instanceof ApiError && (error.detail !== null || error.message !== '');
}
