import { mentors } from 'virtual:content/mentors';
import { useTranslation } from '../../lib/i18n.ts';
import { ExampleNote } from '../../ui/example-note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { MailInvitation } from '../../ui/static-page/mail-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { MentorCard } from './mentor-card.tsx';
import { Ways } from './ways.tsx';

/** Explains who answers and when, what mentors are like, and how to become one. */
export function MentorsPage() {
  const { t } = useTranslation('mentors');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <ServerHtml className="page-width grid gap-12 py-10 sm:py-14">
        <PageHeader title={t('title')} intro={t('intro')} width="max-w-3xl" />
        <Ways />
        <TitledSection title={t('imagined')} className="gap-6">
          <ExampleNote title={t('notice_title')} text={t('notice')} />
          <ul aria-label={t('grid')} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {mentors.map((mentor, index) => (
              <MentorCard key={mentor.id} mentor={mentor} index={index} />
            ))}
          </ul>
        </TitledSection>
        <MailInvitation
          title={t('become_title')}
          text={t('become')}
          subject={t('subject')}
          action={t('become_mentor')}
        />
      </ServerHtml>
    </>
  );
}
