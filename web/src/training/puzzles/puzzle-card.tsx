import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useSolvedDays } from './puzzles.api.ts';
import { useToday } from './use-today.ts';

/** Today's puzzle on the dashboard, and the number of those on the shelf. */
export function PuzzleCard() {
  const { t } = useTranslation('puzzles');
  const days = useSolvedDays();
  const solved = days.includes(useToday());
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-60">
        {t(solved ? 'card_solved' : 'card_text')}{' '}
        {days.length > 0 && (
          <span className="text-muted">{t('shelf_count', { count: days.length })}</span>
        )}
      </p>
      <ButtonLink to={paths.puzzle} variant={solved ? 'secondary' : 'primary'} size="sm">
        {t(solved ? 'card_shelf' : 'card_open')}
      </ButtonLink>
    </div>
  );
}
