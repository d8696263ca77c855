import type { PaymentRequest } from '@codivia/contract/api/payers';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

const OPENS = ['courses', 'projects', 'people', 'certificates'] as const;
const RIGHTS = ['withdrawal', 'guarantee', 'card', 'address'] as const;
const LINK = 'inline-flex min-h-11 items-center text-trail underline underline-offset-4';

/** What Premium opens, and what is free without it. */
function Opens() {
  const { t } = useTranslation('family-pay');
  return (
    <TitledSection title={t('request.opens_title')}>
      <ul className="grid gap-2">
        {OPENS.map((name) => (
          <li key={name} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-trail" />
            {t(`request.opens.${name}`)}
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('request.free')}</p>
    </TitledSection>
  );
}

function Rights() {
  const { t } = useTranslation('family-pay');
  return (
    <TitledSection title={t('rights.title')}>
      <ul className="grid list-disc gap-1 ps-6 marker:text-trail">
        {RIGHTS.map((name) => (
          <li key={name}>{t(`rights.${name}`)}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5">
        <Link to={paths.privacy} className={LINK}>
          {t('privacy')}
        </Link>
        <Link to={paths.parents} className={LINK}>
          {t('parents')}
        </Link>
      </p>
    </TitledSection>
  );
}

/** Who asks to pay for what, the price, the dates and the rights, and the two ways to pay. */
export function AskedToPay({ request, token }: { request: PaymentRequest; token: string }) {
  const { t, language } = useTranslation('family-pay');
  const child = request.child || t('child');
  const until = formatDate(request.expires_at, language);
  if (request.is_premium) {
    return (
      <EmptyState
        heading="h1"
        pose="right"
        title={t('already.title', { child })}
        description={t('already.text', { date: until })}
        action={<ButtonLink to={paths.parents}>{t('parents')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid gap-10">
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{t('request.title', { child })}</h1>
        <p className="text-muted text-xl">
          {t('request.asked', { child, date: formatDate(request.asked_at, language) })}
        </p>
        <p>{t('request.nothing', { date: until })}</p>
      </header>
      <Opens />
      <WaysToPay request={request} token={token} child={request.child || t('child_within')} />
      <Rights />
    </div>
  );
}
