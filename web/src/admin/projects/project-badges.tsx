import type { AdminPublishedRow } from '@codivia/contract/admin-published-projects';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

/** Whether a project may be seen, whether an appeal waits, and whether it is in the gallery. */
export function ProjectBadges({
  project: { state, appealed, gallery },
}: {
  project: Pick<AdminPublishedRow, 'state' | 'appealed' | 'gallery'>;
}) {
  const { t } = useTranslation('admin-projects');
  return (
    <>
      <Badge tone={state === 'open' ? 'done' : 'plain'}>{t(`states.${state}`)}</Badge>
      {appealed && <Badge tone="joy">{t('appealed')}</Badge>}
      {gallery !== 'none' && <Badge tone="trail">{t(`gallery.${gallery}`)}</Badge>}
    </>
  );
}
