import type { BulkChange } from '@codivia/contract/api/admin-lesson-bulk';
import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { localizedTitle } from '../../../../lib/localized.ts';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useErrorText } from '../../../kit/failures.ts';
import { RefusedLessons } from '../../../kit/refused-lessons.tsx';
import { useChangeLessons } from './bulk.api.ts';

export const BULK_ACTIONS = ['publish', 'withdraw', 'minutes', 'give_premium', 'free'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The change of each action; that of the minutes is typed. */
const CHANGES: Record<Exclude<BulkAction, 'minutes'>, BulkChange> = {
  publish: { is_active: true },
  withdraw: { is_active: false },
  give_premium: { is_premium: true },
  free: { is_premium: false },
};

/** A number of minutes to add or to take away, such as +5 or −10; NaN for anything else. */
function minutesIn(text: string): number {
  const minutes = Number(text.trim().replace('−', '-'));
  return Number.isInteger(minutes) && minutes !== 0 ? minutes : Number.NaN;
}

type Props = {
  action: BulkAction;
  lessons: readonly AdminLessonSummary[];
  /** Called when some of the lessons are changed. */
  onDone: () => void;
  onClose: () => void;
};

/** Asks before several lessons are changed, and names those that could not be. */
export function BulkDialog({ action, lessons, onDone, onClose }: Props) {
  const { t, language } = useTranslation('admin-bulk');
  const common = useTranslation('common').t;
  const errorText = useErrorText();
  const { mutate, isPending, data } = useChangeLessons();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  // Lessons that are changed leave the choice; here they stay.
  const [chosen] = useState(lessons);
  const titles = new Map(chosen.map((one) => [one.id, localizedTitle(one, language)]));
  const count = chosen.length;

  function submit(): void {
    const add_minutes = minutesIn(typed);
    if (action === 'minutes' && Number.isNaN(add_minutes)) {
      setWrong(true);
      return;
    }
    const change = action === 'minutes' ? { add_minutes } : CHANGES[action];
    mutate(
      { lessons: chosen, change },
      {
        onSuccess: ({ done, refused }) => {
          if (done.length > 0) {
            toast.success(t(`done.${action}`, { count: done.length }));
            onDone();
          }
          if (refused.length === 0) onClose();
        },
        onError: (error) => toast.error(errorText(t('failed'), error)),
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`titles.${action}`, { count })}
      description={t(`texts.${action}`)}
    >
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {data ? (
          <RefusedLessons
            title={t('refused', { count: data.refused.length })}
            refused={data.refused}
            nameOf={(id) => titles.get(id) ?? id}
          />
        ) : (
          <ul className="grid max-h-48 gap-1 overflow-y-auto">
            {chosen.map(({ id }) => (
              <li key={id} className="wrap-anywhere font-bold">
                {titles.get(id)}
              </li>
            ))}
          </ul>
        )}
        {action === 'minutes' && !data && (
          <Input
            label={t('minutes')}
            hint={t('minutes_hint')}
            error={wrong ? t('minutes_wrong') : undefined}
            inputMode="text"
            maxLength={6}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant={data ? 'secondary' : 'ghost'} onClick={onClose}>
            {common(data ? 'close' : 'cancel')}
          </Button>
          {!data && (
            <Button type="submit" loading={isPending}>
              {t(`confirm.${action}`, { count })}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
