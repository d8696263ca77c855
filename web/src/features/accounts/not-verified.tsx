import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { LocalMailboxLink } from './local-mailbox-link.tsx';
import { useResend } from './use-resend.ts';

/** Says that the account of `email` exists but its address is not confirmed, and what to do. */
export function NotVerified({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { resend, busy } = useResend();
  return (
    <section
      role="status"
      className="grid justify-items-start gap-3 rounded-card bg-joy-soft p-5 text-ink"
    >
      <h2 className="text-xl">{t('not_verified.title')}</h2>
      <p>{t('not_verified.text')}</p>
      <p className="max-w-full break-words font-bold">{email}</p>
      <LocalMailboxLink />
      <Button variant="secondary" loading={busy} onClick={() => resend(email)}>
        {t('mailbox.resend')}
      </Button>
    </section>
  );
}
