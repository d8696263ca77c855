import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Leads visitors to their account, and back here. */
export function LogIn() {
  const { t } = useTranslation('ai-lab-account');
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={paths.auth}
      variant="secondary"
      className="justify-self-start"
      onClick={() => rememberRedirect(pathname + search)}
    >
      {t('save.log_in')}
    </ButtonLink>
  );
}

/** Says to visitors what an account is for here. */
export function VisitorOffer() {
  const { t } = useTranslation('ai-lab-account');
  return (
    <>
      <p>{t('save.visitor')}</p>
      <LogIn />
    </>
  );
}
