import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { currentPerson, VISITOR } from '../../lib/person.ts';
import { readStored, store } from '../../lib/storage.ts';
import { solvedPuzzles } from '../../sync/solved-puzzles.ts';
import { Button } from '../../ui/button.tsx';

/** Offers a member the puzzles that were solved in this browser before somebody signed in; once more when there are others. */
export function VisitorsShelf({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation('puzzles');
  const days = Object.keys(solvedPuzzles.read(VISITOR)).sort();
  const [left, setLeft] = useState(readStored('shelf_left_to_visitors'));
  const shelf = days.join(' ');
  const count = days.length;
  if (currentPerson() === VISITOR || count === 0 || left === shelf) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-trail-soft p-4">
      <p className="min-w-0 flex-1 basis-60">{t('visitor', { count })}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          solvedPuzzles.move(VISITOR, currentPerson());
          onTaken();
        }}
      >
        {t('visitor_take')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          store('shelf_left_to_visitors', shelf);
          setLeft(shelf);
        }}
      >
        {t('visitor_leave')}
      </Button>
    </div>
  );
}
