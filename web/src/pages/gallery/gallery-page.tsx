import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import type { GalleryKind } from '../../training/gallery/gallery.api.ts';
import { GalleryList } from '../../training/gallery/gallery-list.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

const KINDS = ['python', 'web', 'game'] as const;

/** The kind is kept in the address: it can be shared, and "back" brings it back. */
function useKind() {
  const [query, setQuery] = useSearchParams();
  const kind: GalleryKind = KINDS.find((one) => one === query.get('kind')) ?? null;
  const choose = (chosen: GalleryKind) =>
    setQuery(chosen ? { kind: chosen } : {}, { replace: true, preventScrollReset: true });
  return { kind, choose };
}

/** Explains how to show a project of one's own here. */
function OwnProject() {
  const { t } = useTranslation('project-gallery');
  const { signedIn } = useSession();
  return (
    <TitledSection title={t('own')} className="max-w-3xl">
      <p>{t('own_text')}</p>
      <ButtonLink
        variant="secondary"
        className="justify-self-start"
        to={signedIn ? paths.dashboard : paths.pythonRoom}
      >
        {t(signedIn ? 'own_action' : 'rooms')}
      </ButtonLink>
    </TitledSection>
  );
}

/** Published projects that the team has selected. */
export function GalleryPage() {
  const { t } = useTranslation('project-gallery');
  const { kind, choose } = useKind();
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-10 sm:py-14">
      <PageTitle title={t('page_title')} description={t('description')} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <ChoiceGroup
        className="flex-wrap justify-self-start"
        label={t('filter')}
        value={kind ?? 'all'}
        onChoose={(chosen) => choose(chosen === 'all' ? null : chosen)}
        options={[
          { value: 'all' as const, label: t('all') },
          ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
      />
      <GalleryList kind={kind} onShowAll={() => choose(null)} />
      <OwnProject />
    </div>
  );
}
