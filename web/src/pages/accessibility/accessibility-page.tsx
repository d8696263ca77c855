import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ContactAddress } from '../../ui/static-page/mail-link.tsx';
import { PlainPage, PlainSection } from '../../ui/static-page/plain-page.tsx';

const DOES = ['keyboard', 'reader', 'sight', 'size', 'calm', 'films'] as const;
const GAPS = ['users', 'pictures', 'editors', 'audio'] as const;

function Items({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-trail">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The accessibility statement: what is done, how it is tested, what is missing, whom to tell. */
export function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <PlainPage title={t('title')} intro={t('intro')}>
        <PlainSection title={t('state.title')}>
          <p>{t('state.text')}</p>
        </PlainSection>
        <PlainSection title={t('does.title')}>
          <Items texts={DOES.map((key) => t(`does.${key}`))} />
        </PlainSection>
        <PlainSection title={t('tests.title')}>
          <p>{t('tests.text')}</p>
        </PlainSection>
        <PlainSection title={t('gaps.title')}>
          <Items texts={GAPS.map((key) => t(`gaps.${key}`))} />
        </PlainSection>
        <PlainSection title={t('contact.title')}>
          <p>
            {t('contact.text')} <ContactAddress waiting={t('contact.waiting')} />
          </p>
          <p>{t('contact.rights')}</p>
        </PlainSection>
      </PlainPage>
    </>
  );
}
