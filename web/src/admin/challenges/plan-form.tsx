import type { AdminChallenge } from '@codivia/contract/api/admin-challenges';
import { formatDate } from '@codivia/contract/text/format-dates';
import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { usePlanChallenge } from './admin-challenges.api.ts';
import { nextFreeMonday } from './challenge-state.ts';

const isChanged = (error: unknown) =>
  error instanceof ApiError && error.code === 'challenge_plan_changed';

type Props = {
  challenge: AdminChallenge;
  /** The weeks of all other challenges. */
  taken: readonly string[];
};

/** Moves a challenge to another Monday, or back to that of its file. The server decides which are possible. */
export function PlanForm({ challenge, taken }: Props) {
  const { t, language } = useTranslation('admin-challenges');
  const { id, planned_week, enabled, revision } = challenge;
  const [week, setWeek] = useState(challenge.week);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = usePlanChallenge(id);
  const free = nextFreeMonday(taken);

  function move(wanted: string | null) {
    setProblem(undefined);
    mutate(
      { revision, week: wanted, enabled },
      {
        onSuccess: (moved) => toast.success(t('moved', { date: formatDate(moved.week, language) })),
        onError: (error) => {
          const message = messageFor(error, language);
          // Reports the failure in a notice: the form starts again with the present plan, and would lose the text.
          if (isChanged(error)) toast.error(message);
          else setProblem(message);
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!week) setProblem(t('week_missing'));
    else if (!isPending && week !== challenge.week) move(week);
  }

  return (
    <Card className="p-4 sm:p-6">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <h3 className="text-xl">{t('plan')}</h3>
        <p>
          {t('planned', { date: formatDate(planned_week, language) })}{' '}
          {challenge.week !== planned_week &&
            t('moved_to', { date: formatDate(challenge.week, language) })}
        </p>
        <Input
          type="date"
          label={t('week_label')}
          hint={t('week_hint', { date: formatDate(free, language) })}
          error={problem}
          value={week}
          onChange={({ target }) => setWeek(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isPending} disabled={week === challenge.week}>
            {t('move')}
          </Button>
          <Button type="button" variant="secondary" onClick={() => setWeek(free)}>
            {t('take_free')}
          </Button>
          {challenge.week !== planned_week && (
            <Button type="button" variant="ghost" loading={isPending} onClick={() => move(null)}>
              {t('move_back')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
