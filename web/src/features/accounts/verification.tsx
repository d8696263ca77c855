import { ApiError, messageFor } from '../../lib/api-error.ts';
import { isRefusal } from '../../lib/http.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TrailArt } from '../../ui/trail-art.tsx';
import { useVerification } from './accounts.api.ts';
import { FocusedTitle } from './auth-layout.tsx';
import { ResendForm } from './resend-form.tsx';

function Confirmed({ message }: { message: string | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TrailArt className="max-w-56" />
      <FocusedTitle>{t('verify.done_title')}</FocusedTitle>
      <p className="text-lg">{message || t('email_verified_success')}</p>
      <ButtonLink to={paths.auth} size="lg" className="justify-self-start">
        {t('verify.log_in')}
      </ButtonLink>
    </>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('accounts');
  const { t: common } = useTranslation('common');
  return (
    <>
      <FocusedTitle>{t('verify.failed_title')}</FocusedTitle>
      <p className="text-lg">{message}</p>
      {onRetry ? (
        <Button onClick={onRetry} className="justify-self-start">
          {common('try_again')}
        </Button>
      ) : (
        <ResendForm />
      )}
      <ButtonLink to={paths.home} variant="secondary" className="justify-self-start">
        {t('verify.home')}
      </ButtonLink>
    </>
  );
}

function hasMessage(error: unknown): boolean {
  return error instanceof ApiError && (error.detail !== null || error.message !== '');
}

/** Confirms the address that `token` was mailed to, and says how that went. */
export function Verification({ token }: { token: string | null }) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useVerification(token);
  if (token === null) return <Failed message={t('invalid_verification_link')} />;
  if (data) return <Confirmed message={data.message && localizedText(data.message, language)} />;
  if (error && !isFetching) {
    const said = hasMessage(error) ? messageFor(error, language) : t('account_verification_error');
    // Sending the token again helps only when the server has not judged it.
    const retry = isRefusal(error) ? undefined : () => void refetch();
    return <Failed message={said} onRetry={retry} />;
  }
  return (
    <div role="status" className="flex items-center gap-4 py-8 text-xl">
      <Spinner className="size-8 text-trail" />
      <h1 className="text-2xl">{t('verify.loading')}</h1>
    </div>
  );
}
