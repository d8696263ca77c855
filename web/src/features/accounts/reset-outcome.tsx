import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TrailArt } from '../../ui/trail-art.tsx';
import { FocusedTitle } from './auth-layout.tsx';

/** Says that the new password is valid. */
export function ResetDone() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TrailArt className="max-w-56" />
      <FocusedTitle>{t('reset.done_title')}</FocusedTitle>
      <p className="text-lg">{t('password_reset_success')}</p>
      <ButtonLink to={paths.auth} size="lg" className="justify-self-start">
        {t('reset.log_in')}
      </ButtonLink>
    </>
  );
}

/** Says that the link was used before, is too old, or was never ours. */
export function ResetRefused() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <FocusedTitle>{t('reset.refused_title')}</FocusedTitle>
      <p className="text-lg">{t('reset.refused_text')}</p>
      <ButtonLink to={paths.forgotPassword} size="lg" className="justify-self-start">
        {t('reset.ask_again')}
      </ButtonLink>
    </>
  );
}
