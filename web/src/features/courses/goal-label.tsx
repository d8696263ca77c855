import { useTranslation } from '../../lib/i18n.ts';

/** Marks a figure that is what we want to reach, and was not measured. */
export function GoalLabel() {
  const { t } = useTranslation('common');
  return <span className="rounded-full bg-sunken px-2 text-sm">{t('our_goal')}</span>;
}
