import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readTrial, type TrialRecord } from '../../../features/trial-lesson/trial-record.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { leaveFor } from '../../../lib/redirect.ts';
import { readSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import {
  discard,
  solvedInTrial,
  takeOver,
  transferOwnTrial,
  transferredText,
} from './take-over.ts';
import { isTrialStarted } from './trial-started.ts';

/** Takes over a trial of the member's own and deletes an empty one; returns a trial to ask the member about, if any. */
function settled(queryClient: ReturnType<typeof useQueryClient>): {
  ask: TrialRecord | null;
  taken: number | null;
} {
  const taken = transferOwnTrial(queryClient);
  const record = readTrial();
  if (record && !isTrialStarted(record)) {
    discard(record);
    return { ask: null, taken: null };
  }
  return { ask: record, taken };
}

/**
 * Handles the trial lesson that was begun in this browser before somebody signed in. On a shared computer it may be
 * somebody else's: unless the account was created here for it, the member is asked whose it is.
 */
export function TrialTransfer() {
  const { t } = useTranslation('trial-lesson');
  const queryClient = useQueryClient();
  const [record, setRecord] = useState<TrialRecord | null>(null);
  useEffect(() => {
    const { ask, taken } = settled(queryClient);
    setRecord(ask);
    if (taken !== null) toast.success(transferredText(t, taken));
  }, [queryClient, t]);
  if (!record) return null;
  const solved = solvedInTrial(record);

  function accept(): void {
    const person = readSession().user?.id;
    if (!record || !person) return;
    takeOver(record, person, queryClient);
    // The lesson may be open already, with what the member had of it: it begins again.
    leaveFor(paths.lesson(record.lesson));
  }

  return (
    <Dialog open onOpenChange={() => setRecord(null)} title={t('ask_title')}>
      <p>{t('ask_text')}</p>
      <p className="mt-2 font-bold">
        {solved > 0 ? t('ask_contents', { count: solved }) : t('ask_unsolved')}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={accept}>{t('ask_mine')}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            discard(record);
            setRecord(null);
            toast.info(t('discarded'));
          }}
        >
          {t('ask_discard')}
        </Button>
      </div>
    </Dialog>
  );
}
