import { Hourglass, PartyPopper } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TrailArt } from '../../ui/trail-art.tsx';
import { type PaymentReturn, usePaymentReturn } from './use-payment-return.ts';

const ICON = 'size-9';

const ICONS: Record<PaymentReturn, React.ReactNode> = {
  waiting: <Spinner className={ICON} />,
  done: <PartyPopper aria-hidden="true" className={ICON} />,
  late: <Hourglass aria-hidden="true" className={ICON} />,
};

/** Welcomes anyone who comes back from paying, as soon as the payment is confirmed. */
export function PaymentReturnNotice() {
  const { t } = useTranslation('subscriptions');
  const { arrival, checkAgain, checking } = usePaymentReturn();
  if (!arrival) return null;
  return (
    <section
      role="status"
      className="relative isolate flex flex-wrap items-center gap-x-8 gap-y-4 overflow-hidden rounded-card bg-joy-soft p-6 sm:p-8"
    >
      {ICONS[arrival]}
      <div className="min-w-0 grow basis-60">
        <h2 className="text-2xl sm:text-3xl">{t(`success.${arrival}_title`)}</h2>
        <p className="mt-1 text-lg">{t(`success.${arrival}`)}</p>
      </div>
      {arrival === 'done' && (
        <>
          <TrailArt className="absolute end-6 top-2 -z-10 hidden max-w-60 opacity-25 lg:block" />
          <ButtonLink to={paths.courses} size="lg">
            {t('success.courses')}
          </ButtonLink>
        </>
      )}
      {arrival === 'late' && (
        <Button variant="secondary" loading={checking} onClick={checkAgain}>
          {t('success.check')}
        </Button>
      )}
    </section>
  );
}
