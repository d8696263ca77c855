import type { AdminPublishedRow } from '@codivia/contract/api/admin-published-projects';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

/**
 * Shows the state of a project: visible or not, an appeal waits, a link with files, perhaps deleted by its author, or
 * in the gallery.
 */
export function ProjectBadges({
  project: { state, appealed, gallery, link, removed },
}: {
  project: Pick<AdminPublishedRow, 'state' | 'appealed' | 'gallery' | 'link' | 'removed'>;
}) {
  const { t } = useTranslation('admin-projects');
  return (
    <>
      <Badge tone={state === 'open' ? 'done' : 'plain'}>{t(`states.${state}`)}</Badge>
      {appealed && <Badge tone="joy">{t('appealed')}</Badge>}
      {link && <Badge>{t('link')}</Badge>}
      {removed && <Badge>{t('removed')}</Badge>}
      {gallery !== 'none' && <Badge tone="trail">{t(`gallery.${gallery}`)}</Badge>}
    </>
  );
}
