import { BULK_LESSONS_MAX } from '@codivia/contract/api/admin-lesson-bulk';
import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { ChevronDown, Clock, Crown, Eye, EyeOff, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { DropdownMenu } from '../../../../ui/dropdown-menu.tsx';
import { RowCheckbox } from '../../../kit/admin-table.tsx';
import type { Selection } from '../../../kit/use-selection.ts';
import { BULK_ACTIONS, type BulkAction, BulkDialog } from './bulk-dialog.tsx';

const ICONS = { publish: Eye, withdraw: EyeOff, minutes: Clock, give_premium: Crown, free: Crown };

type Props = {
  /** The shown lessons. */
  lessons: readonly AdminLessonSummary[];
  selection: Selection;
  /** Ends the selecting. */
  onClose: () => void;
};

/** What can be done to the chosen lessons together. */
export function BulkBar({ lessons, selection, onClose }: Props) {
  const { t } = useTranslation('admin-bulk');
  const [action, setAction] = useState<BulkAction | null>(null);
  const chosen = lessons.filter(({ id }) => selection.has(id)).slice(0, BULK_LESSONS_MAX);
  const count = chosen.length;
  return (
    <div className="flex flex-wrap items-center gap-1 rounded-control bg-trail-soft p-1 ps-3">
      <RowCheckbox
        label={t('all')}
        checked={selection.extent === 'all'}
        indeterminate={selection.extent === 'some'}
        onChange={selection.toggleAll}
      />
      <p role="status" className="grow ps-1 font-bold text-sm">
        {t('chosen', { count })}
      </p>
      {count > 0 && (
        <DropdownMenu
          entries={BULK_ACTIONS.map((key) => {
            const Icon = ICONS[key];
            return {
              key,
              label: t(`actions.${key}`),
              icon: <Icon key={key} aria-hidden="true" />,
              onSelect: () => setAction(key),
            };
          })}
          className={buttonStyle('secondary', 'sm', 'min-h-11')}
        >
          {t('change')}
          <ChevronDown aria-hidden="true" className="size-4" />
        </DropdownMenu>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('end')}
        title={t('end')}
        onClick={onClose}
        className="size-11 px-0!"
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
      {action && (
        <BulkDialog
          action={action}
          lessons={chosen}
          onDone={selection.clear}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  );
}
