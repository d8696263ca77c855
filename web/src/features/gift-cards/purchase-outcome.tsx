import type { GiftCardPurchase } from '@codivia/contract/api/gift-cards';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePurchase, useResendCard } from './gift-cards.api.ts';

const LOCAL_MAILBOX = '/dev/mailbox';

function LocalMailbox() {
  const { t } = useTranslation('gift-cards');
  const { data } = useSiteConfig();
  if (!data?.local_mailbox) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">{t('thanks.local')}</p>
      <ExternalLink href={LOCAL_MAILBOX} className={buttonStyle('primary', 'md')}>
        {t('thanks.open_local')}
      </ExternalLink>
    </div>
  );
}

/** Explains what to do when the mail does not come. */
function Help({ paymentId }: { paymentId: string }) {
  const { t, language } = useTranslation('gift-cards');
  const { data: config } = useSiteConfig();
  const { mutate, isPending } = useResendCard();
  const resend = () =>
    mutate(paymentId, {
      onSuccess: ({ message }) => toast.success(localizedText(message, language)),
    });
  return (
    <div className="grid justify-items-start gap-3 border-line border-t pt-5">
      <p>{t('thanks.nothing')}</p>
      <Button variant="secondary" size="sm" loading={isPending} onClick={resend}>
        {t('thanks.resend')}
      </Button>
      {config?.contact_email && (
        <p className="text-muted text-sm">
          {t('thanks.wrong')}{' '}
          <a href={`mailto:${config.contact_email}`} className="text-trail underline">
            {config.contact_email}
          </a>{' '}
          <span className="break-all font-mono">{paymentId}</span>
        </p>
      )}
    </div>
  );
}

function PurchaseDone({ purchase, paymentId }: { purchase: GiftCardPurchase; paymentId: string }) {
  const { t } = useTranslation('gift-cards');
  if (purchase.activated) {
    return (
      <>
        <h1 className="text-3xl sm:text-4xl">{t('thanks.activated_title')}</h1>
        <p className="text-lg">{t('thanks.activated')}</p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{t('thanks.done_title')}</h1>
      {purchase.email ? (
        <>
          <div className="grid gap-2 text-lg">
            <p>{t('thanks.sent_to')}</p>
            <p className="break-words font-bold">{purchase.email}</p>
            <p>{t('thanks.print')}</p>
          </div>
          <LocalMailbox />
          <Help paymentId={paymentId} />
        </>
      ) : (
        <p className="text-lg">{t('thanks.forgotten')}</p>
      )}
    </>
  );
}

function Waiting({ late, onCheck }: { late: boolean; onCheck: () => void }) {
  const { t } = useTranslation('gift-cards');
  if (!late) {
    return (
      <>
        <h1 className="flex items-center gap-4 text-3xl">
          <Spinner className="size-8 shrink-0 text-trail" />
          {t('thanks.waiting_title')}
        </h1>
        <p className="text-lg">{t('thanks.waiting')}</p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-3xl">{t('thanks.late_title')}</h1>
      <p className="text-lg">{t('thanks.late')}</p>
      <Button variant="secondary" className="justify-self-start" onClick={onCheck}>
        {t('thanks.check')}
      </Button>
    </>
  );
}

/** Shows the outcome of a purchase: the payment provider returns the buyer to it. */
export function PurchaseOutcome({ paymentId }: { paymentId: string | null }) {
  const { t } = useTranslation('gift-cards');
  const { data, late, refetch } = usePurchase(paymentId);
  return (
    <div role="status" className="grid gap-6">
      {paymentId === null && (
        <>
          <h1 className="text-3xl">{t('thanks.title')}</h1>
          <p className="text-lg">{t('thanks.unknown')}</p>
        </>
      )}
      {paymentId && data && <PurchaseDone purchase={data} paymentId={paymentId} />}
      {paymentId && !data && <Waiting late={late} onCheck={() => void refetch()} />}
      <ButtonLink to={paths.home} variant="secondary" className="justify-self-start">
        {t('thanks.home')}
      </ButtonLink>
    </div>
  );
}
