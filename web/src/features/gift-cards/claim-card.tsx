import type { Member } from '@codivia/contract/api/accounts';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Gift } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { logOut } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { TrailArt } from '../../ui/trail-art.tsx';
import { useActivationError } from './activation-box.tsx';
import { useActivation } from './gift-cards.api.ts';

/** The code of the card that is being activated. */
export function CodeInUse({ code }: { code: string }) {
  const { t } = useTranslation('gift-cards');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border-2 border-joy border-dashed bg-joy-soft px-4 py-3">
      <Gift aria-hidden="true" className="size-5 shrink-0" />
      <span>{t('box.code')}</span>
      <span className="min-w-0 font-bold font-mono [overflow-wrap:anywhere]">{code}</span>
    </p>
  );
}

function Claimed({ until, children }: { until: string; children: ReactNode }) {
  const { t, language } = useTranslation('gift-cards');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const date = formatDate(until, language);
  return (
    <>
      <TrailArt className="max-w-56" />
      <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
        {t('claim.done_title')}
      </h1>
      <p className="text-lg">{t('claim.done', { date })}</p>
      {children}
      <ButtonLink to={paths.courses} size="lg" className="justify-self-start">
        {t('claim.courses')}
      </ButtonLink>
    </>
  );
}

type Props = { code: string; user: Member; children: ReactNode };

/** Lets a signed-in member activate the card whose link they have followed; `children` come below what it has given. */
export function ClaimCard({ code, user, children }: Props) {
  const { t } = useTranslation('gift-cards');
  const errorText = useActivationError();
  const { mutate, isPending, data, error } = useActivation();
  if (data) return <Claimed until={data.premium_until}>{children}</Claimed>;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('claim.title')}</h1>
        <p className="text-lg text-muted">{t('claim.text')}</p>
      </header>
      <p className="break-words">
        <strong className="block text-lg">{user.name}</strong>
        {user.email}
      </p>
      <CodeInUse code={code} />
      {user.is_premium && <p className="rounded-control bg-joy-soft p-4">{t('claim.premium')}</p>}
      {error && (
        <p role="alert" className="font-bold text-danger">
          {errorText(error)}
        </p>
      )}
      <UnlessClosed right="own-account">
        <Button size="lg" loading={isPending} onClick={() => mutate(code)}>
          {t('box.activate')}
        </Button>
      </UnlessClosed>
      <Button variant="ghost" className="underline" onClick={() => void logOut()}>
        {t('claim.other')}
      </Button>
    </>
  );
}
