import { LIVE_REMINDER_MINUTES, type LiveSession } from '@codivia/contract/api/live-sessions';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useLeaveSeat, useTakeSeat } from './live-sessions.api.ts';
import { titleOf } from './session-texts.ts';
import { isLaterThan } from './session-times.ts';

type Props = { session: LiveSession; seat: boolean; reminder: boolean };

/** Takes a seat or releases it, and asks whether to send a reminder by mail while there is time for one. */
export function SeatForm({ session, seat, reminder }: Props) {
  const { t, language } = useTranslation('live-sessions');
  const take = useTakeSeat(session.id);
  const leave = useLeaveSeat(session.id);
  const [wanted, setWanted] = useState(false);
  const title = titleOf(session, language);
  const remindable =
    session.state === 'scheduled' && isLaterThan(session.starts_at, LIVE_REMINDER_MINUTES);
  const remind = (on: boolean) =>
    seat
      ? take.mutate(on, {
          onSuccess: () => toast.success(t(on ? 'seat.reminder_on' : 'seat.reminder_off')),
        })
      : setWanted(on);
  return (
    <>
      {remindable && (
        <Checkbox
          label={t('seat.reminder')}
          checked={seat ? reminder : wanted}
          onChange={(on) => !take.isPending && remind(on)}
        />
      )}
      {seat ? (
        <Button
          variant="secondary"
          loading={leave.isPending}
          aria-label={t('named', { action: t('seat.leave'), title })}
          onClick={() =>
            leave.mutate(undefined, { onSuccess: () => toast.success(t('seat.left')) })
          }
        >
          {t('seat.leave')}
        </Button>
      ) : (
        <Button
          loading={take.isPending}
          aria-label={t('named', { action: t('seat.take'), title })}
          onClick={() =>
            take.mutate(remindable && wanted, {
              onSuccess: () => toast.success(t('seat.taken')),
            })
          }
        >
          {t('seat.take')}
        </Button>
      )}
    </>
  );
}
