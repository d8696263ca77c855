import { REPLAY_REASON_MAX_LENGTH } from '@codivia/contract/api/live-replays';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { useReplayVisibility, useSetReplayVisibility } from './live-replays.api.ts';

/** Hides a replay or shows it again, with a reason. */
export function VisibilityForm({ id }: { id: string }) {
  const { t, language } = useTranslation('live-replays');
  const { data, error } = useReplayVisibility(id);
  const save = useSetReplayVisibility(id);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  if (error) return <p>{messageFor(error, language)}</p>;
  if (!data) return null;
  const { hidden } = data;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const trimmedReason = reason.trim();
    setMissing(!trimmedReason);
    if (!trimmedReason || save.isPending) return;
    save.mutate(
      { hidden: !hidden, reason: trimmedReason },
      {
        onSuccess: () => {
          setReason('');
          toast.success(t(hidden ? 'visibility.was_shown' : 'visibility.was_hidden'));
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{t(hidden ? 'visibility.hidden' : 'visibility.shown')}</p>
      {data.reason && (
        <p className="wrap-anywhere">{t('visibility.why', { reason: data.reason })}</p>
      )}
      <Input
        label={t('visibility.reason')}
        hint={t('visibility.reason_hint')}
        value={reason}
        maxLength={REPLAY_REASON_MAX_LENGTH}
        error={missing && !reason.trim() ? t('visibility.reason_needed') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        type="submit"
        variant={hidden ? 'primary' : 'danger'}
        loading={save.isPending}
        className="justify-self-start"
      >
        {t(hidden ? 'visibility.show' : 'visibility.hide')}
      </Button>
    </form>
  );
}

/** Lets administrators hide a replay, or show it again; renders nothing for others. */
export function ReplayVisibilityCard({ id }: { id: string }) {
  const { t } = useTranslation('live-replays');
  const { user } = useSession();
  if (user?.role !== 'admin') return null;
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('visibility.title')}</h2>
      <VisibilityForm id={id} />
    </Card>
  );
}
