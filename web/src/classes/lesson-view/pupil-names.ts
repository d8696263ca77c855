import type { LessonRow } from '@codivia/contract/api/class-lessons';
import { useTranslation } from '../../lib/i18n.ts';

/** Returns how pupils are called: by their names, or by their places in the list while names are hidden. */
export function usePupilNames(rows: readonly LessonRow[], hidden: boolean) {
  const { t } = useTranslation('lesson-view');
  return (memberId: string): string => {
    const place = rows.findIndex(({ member_id }) => member_id === memberId);
    return hidden ? t('pupil_number', { number: place + 1 }) : (rows[place]?.name ?? '');
  };
}
