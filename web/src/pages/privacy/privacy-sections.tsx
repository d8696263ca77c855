import { Code, EyeOff, HandCoins, type LucideIcon, UserLock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

const POINTS = [
  { key: 'ads', icon: EyeOff },
  { key: 'code', icon: Code },
  { key: 'open', icon: UserLock },
  { key: 'sold', icon: HandCoins },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** The most important facts, for those who read no further. */
export function InShort() {
  const { t } = useTranslation('privacy');
  const title = useId();
  return (
    <section aria-labelledby={title} className="rounded-[2rem] bg-night p-7 text-on-night sm:p-10">
      <h2 id={title} className="text-2xl sm:text-3xl">
        {t('short.title')}
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {POINTS.map(({ key, icon: Icon }) => (
          <li key={key} className="grid grid-cols-[auto_1fr] gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-6 text-joy" />
            <p>{t(`short.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const THINGS = [
  'account',
  'learning',
  'mistakes',
  'mentoring',
  'live',
  'published',
  'shared_links',
  'models',
  'portfolio',
  'opinions',
  'family',
  'payers',
  'classes',
  'teaching',
  'sessions',
  'mails',
  'payments',
  'gifts',
  'help',
  'api',
  'browser',
] as const;
const QUESTIONS = ['what', 'why', 'how_long'] as const;

/** Lists the stored data with the reason and the time for each. */
export function StoredData() {
  const { t } = useTranslation('privacy');
  return (
    <TitledSection title={t('stored.title')}>
      {THINGS.map((thing) => (
        <Card key={thing} className="grid gap-4 p-5 sm:p-7">
          <h3 className="text-xl">{t(`stored.${thing}.name`)}</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9.5rem_1fr] sm:gap-y-3">
            {QUESTIONS.map((question) => (
              <div key={question} className="contents">
                <dt className="mt-2 font-bold text-trail first:mt-0 sm:mt-0">
                  {t(`stored.${question}`)}
                </dt>
                <dd>{t(`stored.${thing}.${question}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </TitledSection>
  );
}

/** The host that Python libraries come from, if it is not ours. */
function usePackageHost(): string | undefined {
  const { data } = useSiteConfig();
  // The server renders this page too, where nothing is known but the public address.
  const own = URL.parse(data?.public_url ?? '');
  const url = own && URL.parse(data?.python_packages_url ?? '', own.href);
  return url && url.origin !== own.origin ? url.host : undefined;
}

/** States who sees which data. */
export function Seen() {
  const { t } = useTranslation('privacy');
  const host = usePackageHost();
  const facts = [
    t('seen.nobody'),
    t('seen.notes'),
    t('seen.mentors'),
    t('seen.teachers'),
    t('seen.parents'),
    t('seen.published'),
    t('seen.shared_links'),
    t('seen.models'),
    t('seen.portfolio'),
    t('seen.certificate'),
    t('seen.payment'),
    t('seen.mail'),
    host ? t('seen.packages', { host }) : t('seen.packages_ours'),
    t('seen.programs'),
    t('seen.camera'),
    t('seen.links'),
    t('seen.team'),
  ];
  return (
    <TitledSection title={t('seen.title')}>
      <ul className="grid list-disc gap-3 ps-6">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </TitledSection>
  );
}

const RIGHTS = ['see', 'correct', 'erase', 'in_class', 'object', 'complain'] as const;

/** States the rights of people, and where to use them. */
export function Rights() {
  const { t } = useTranslation('privacy');
  return (
    <TitledSection title={t('rights.title')}>
      <p>{t('rights.text')}</p>
      <ul className="grid list-disc gap-3 ps-6">
        {RIGHTS.map((right) => (
          <li key={right}>{t(`rights.${right}`)}</li>
        ))}
      </ul>
      <ButtonLink to={paths.settings} variant="secondary" className="justify-self-start">
        {t('rights.dashboard')}
      </ButtonLink>
    </TitledSection>
  );
}

/** Names the contact for questions. */
export function Contact() {
  const { t } = useTranslation('privacy');
  const { data } = useSiteConfig();
  return (
    <TitledSection title={t('contact.title')}>
      <p>
        {t('contact.text')}{' '}
        {data?.contact_email ? (
          <a href={`mailto:${data.contact_email}`} className="font-bold text-trail underline">
            {data.contact_email}
          </a>
        ) : (
          data && t('contact.none')
        )}
      </p>
    </TitledSection>
  );
}
