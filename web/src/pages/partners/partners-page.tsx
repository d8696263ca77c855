import { partners } from 'virtual:content/partners';
import { BriefcaseBusiness, CalendarHeart, GraduationCap, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ExampleNote } from '../../ui/example-note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { MailInvitation } from '../../ui/static-page/mail-link.tsx';
import { PartnerGroup } from './partner-group.tsx';

const BENEFITS = [
  { key: 'jobs', icon: BriefcaseBusiness },
  { key: 'events', icon: CalendarHeart },
  { key: 'scholarships', icon: GraduationCap },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** Explains what partners bring, what they may look like, and how to become one. */
export function PartnersPage() {
  const { t } = useTranslation('partners');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <ServerHtml className="page-width grid gap-14 py-10 sm:py-14">
        <div className="grid gap-3">
          <PageHeader title={t('title')} intro={t('intro')} width="max-w-3xl" />
          <Link
            to={paths.teachers}
            className="inline-flex min-h-11 items-center justify-self-start text-trail underline underline-offset-4"
          >
            {t('teachers')}
          </Link>
        </div>
        <section aria-label={t('benefits')}>
          <ul className="grid gap-5 lg:grid-cols-3">
            {BENEFITS.map(({ key, icon: Icon }) => (
              <li
                key={key}
                className="grid content-start gap-3 rounded-card bg-panel p-6 text-on-panel sm:p-7"
              >
                <Icon aria-hidden="true" className="size-9 text-joy" />
                <h2 className="text-2xl">{t(`${key}_title`)}</h2>
                <p>{t(key)}</p>
              </li>
            ))}
          </ul>
        </section>
        <ExampleNote title={t('notice_title')} text={t('notice')} />
        {partners.map((group) => (
          <PartnerGroup key={group.id} group={group} />
        ))}
        <MailInvitation
          title={t('contact_title')}
          text={t('contact')}
          subject={t('subject')}
          action={t('contact_us')}
        />
      </ServerHtml>
    </>
  );
}
