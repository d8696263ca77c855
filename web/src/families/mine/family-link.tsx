import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { familyPaths } from '../family-paths.ts';

/** Leads from the settings to the page about one's parents. */
export function FamilyLink() {
  const { t } = useTranslation('own-family');
  return (
    <Section title={t('settings.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t('settings.text')}</p>
        <ButtonLink to={familyPaths.mine} variant="secondary" size="sm">
          {t('settings.open')}
        </ButtonLink>
      </div>
    </Section>
  );
}
