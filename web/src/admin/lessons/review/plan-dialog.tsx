import { PLAN_DAYS_MAX } from '@codivia/contract/api/admin-lesson-reviews';
import { formatDate, formatTimeZone, localTime } from '@codivia/contract/text/format-dates';
import { addDays, localDayIn, readersTimeZone } from '@codivia/contract/text/local-days';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { momentOf } from '../../../lib/zone-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { LessonDraft } from '../editor/use-lesson-draft.ts';
import { ProblemList } from '../problem-list.tsx';
import { type Planning, usePlanning } from './use-planning.ts';

type Props = { draft: LessonDraft; publishAt: string | null; onClose: () => void };

/** The hour of the day that is offered first. */
const FIRST_HOUR = '08:00';

/** A time in words, with the zone that its clock is in, and what that clock does then. */
function TimeHint({ local, timeZone }: { local: string; timeZone: string }) {
  const { t, language } = useTranslation('admin-lesson-reviews');
  const read = momentOf(local, timeZone);
  if (!read) return null;
  const when = formatDate(read.at, language, 'full_appointment', timeZone);
  const zone = formatTimeZone(timeZone, language, 'longGeneric', read.at);
  return (
    <>
      <span className="block first-letter:uppercase">{t('plan.when', { when, zone })}</span>
      {read.change && (
        <strong className="block text-ink">{t(`plan.${read.change}`, { when })}</strong>
      )}
    </>
  );
}

function Outcome({ planning }: { planning: Planning | null }) {
  const { t, language } = useTranslation('admin-lesson-reviews');
  if (planning?.state === 'checking') {
    const { done, total } = planning;
    return (
      <ProgressBar
        label={t('plan.checking')}
        value={done}
        max={Math.max(total, 1)}
        valueText={t('plan.progress', { done, total })}
      />
    );
  }
  if (planning?.state === 'refused') {
    return (
      <div role="alert" className="grid grid-cols-1 gap-3">
        <p className="font-bold">{t('plan.problems')}</p>
        <ProblemList problems={planning.problems} />
      </div>
    );
  }
  if (planning?.state === 'failed') {
    return (
      <p role="alert" className="wrap-anywhere font-bold text-danger">
        {messageFor(planning.error, language)}
      </p>
    );
  }
  return null;
}

/** Asks for the moment at which a draft is published. */
export function PlanDialog({ draft, publishAt, onClose }: Props) {
  const { t } = useTranslation('admin-lesson-reviews');
  const common = useTranslation('common').t;
  const timeZone = readersTimeZone();
  const { planning, plan, clear } = usePlanning(draft);
  const [now] = useState(() => new Date());
  const today = localDayIn(timeZone)(now);
  const [local, setLocal] = useState(() =>
    publishAt ? localTime(new Date(publishAt), timeZone) : `${addDays(today, 1)}T${FIRST_HOUR}`,
  );
  const read = momentOf(local, timeZone);
  const busy = planning?.state === 'checking' || planning?.state === 'sending';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!read || busy || draft.unsaved || !(await plan(read.at))) return;
    toast.success(t('plan.done'));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('plan.title')}
      description={t('plan.text')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
        <Input
          type="datetime-local"
          label={t('plan.moment')}
          value={local}
          min={localTime(now, timeZone)}
          max={`${addDays(today, PLAN_DAYS_MAX)}T00:00`}
          hint={local && <TimeHint local={local} timeZone={timeZone} />}
          error={read ? undefined : t('plan.moment_missing')}
          onChange={({ target }) => {
            setLocal(target.value);
            clear();
          }}
        />
        <Outcome planning={planning} />
        {draft.unsaved && <p role="status">{t('save_first')}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={draft.unsaved || !read}>
            {t('plan.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
