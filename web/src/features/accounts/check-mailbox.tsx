import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TrailArt } from '../../ui/trail-art.tsx';
import { FocusedTitle } from './auth-layout.tsx';
import { LocalMailboxLink } from './local-mailbox-link.tsx';
import { useResend } from './use-resend.ts';

/** After signing up: the account waits for the link that was sent to `email`. */
export function CheckMailbox({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { resend, busy } = useResend();
  return (
    <>
      <TrailArt className="max-w-56" />
      <FocusedTitle>{t('mailbox.title')}</FocusedTitle>
      <div className="grid gap-2 text-lg">
        <p>{t('mailbox.sent')}</p>
        <p className="break-words font-bold">{email}</p>
        <p>{t('mailbox.next')}</p>
        <p className="text-base text-muted">{t('mailbox.lifetime')}</p>
      </div>
      <LocalMailboxLink />
      <ButtonLink to={paths.auth} variant="secondary" className="justify-self-start">
        {t('mailbox.confirmed')}
      </ButtonLink>
      <div className="grid justify-items-start gap-3 border-line border-t pt-5">
        <p>{t('mailbox.nothing')}</p>
        <Button variant="secondary" size="sm" loading={busy} onClick={() => resend(email)}>
          {t('mailbox.resend')}
        </Button>
        <Link to={paths.register} className="text-trail underline underline-offset-4">
          {t('mailbox.wrong_address')}
        </Link>
      </div>
    </>
  );
}
