import { GUARANTEE_DAYS, PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import {
  Bot,
  ExternalLink,
  Eye,
  EyeOff,
  Hammer,
  Hourglass,
  type LucideIcon,
  Mail,
  MessageCircleOff,
  ShieldCheck,
  UserCheck,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { ContactAddress } from '../../ui/static-page/mail-link.tsx';
import { Hosting, Publisher } from '../../ui/static-page/operator.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

const LINK = 'inline-flex min-h-11 items-center text-trail underline underline-offset-4';

const PROMISES = [
  { key: 'promise.learn', icon: Hammer },
  { key: 'promise.think', icon: Bot },
  { key: 'promise.time', icon: Hourglass },
] as const;
const SAFETY = [
  { key: 'safety.stranger', icon: MessageCircleOff },
  { key: 'safety.public', icon: EyeOff },
  { key: 'safety.ads', icon: ShieldCheck },
  { key: 'safety.community', icon: ExternalLink },
] as const;
const DECISIONS = [
  { key: 'decide.young', icon: UserCheck },
  { key: 'decide.see', icon: Eye },
  { key: 'decide.mail', icon: Mail },
] as const;

type Point = { key: (typeof PROMISES | typeof SAFETY | typeof DECISIONS)[number]['key'] };

/** Points with a heading and a few sentences, as cards. */
function Points({
  points,
  wide,
}: {
  points: readonly (Point & { icon: LucideIcon })[];
  wide?: boolean;
}) {
  const { t } = useTranslation('parents');
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${wide ? '' : 'lg:grid-cols-3'}`}>
      {points.map(({ key, icon: Icon }) => (
        <li key={key} className="grid">
          <Card className="grid content-start gap-3 p-6">
            <Icon aria-hidden="true" className="size-8 text-trail" />
            <h3 className="text-xl">{t(`${key}_title`)}</h3>
            <p>{t(key)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Tells parents what happens here, what they decide, what it costs and who is behind it. */
export function ParentsPage() {
  const { t, language } = useTranslation('parents');
  const price = formatPrice(PREMIUM_MONTHLY_PRICE, language);
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <ServerHtml className="page-width grid gap-14 py-10 sm:py-14">
        <PageHeader title={t('title')} intro={t('intro')} width="max-w-3xl" />
        <TitledSection title={t('promise.title')} className="gap-6">
          <Points points={PROMISES} />
        </TitledSection>
        <TitledSection title={t('safety.title')} className="gap-6">
          <Points points={SAFETY} wide />
        </TitledSection>
        <TitledSection title={t('decide.title')} className="gap-6">
          <Points points={DECISIONS} />
          <div>
            <ButtonLink to="/family">{t('decide.open')}</ButtonLink>
          </div>
        </TitledSection>
        <TitledSection title={t('money.title')} className="max-w-3xl">
          <p className="text-lg">{t('money.free', { price, days: String(GUARANTEE_DAYS) })}</p>
          <p className="text-lg">{t('money.ask')}</p>
          <Link to={paths.pricing} className={LINK}>
            {t('money.prices')}
          </Link>
        </TitledSection>
        <TitledSection title={t('behind.title')} className="max-w-3xl">
          <Publisher />
          <Hosting />
          <p>
            {t('behind.contact')} <ContactAddress waiting={t('behind.contact_later')} />
          </p>
          <p className="flex flex-wrap gap-x-6">
            <Link to={paths.privacy} className={LINK}>
              {t('behind.privacy')}
            </Link>
            <Link to={paths.teachers} className={LINK}>
              {t('behind.teachers')}
            </Link>
          </p>
        </TitledSection>
      </ServerHtml>
    </>
  );
}
