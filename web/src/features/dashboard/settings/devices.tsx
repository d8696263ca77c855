import type { Session } from '@codivia/contract/api/sessions';
import { formatDate, formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PartFailed } from '../../../ui/part-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEndSessions, useSessions } from './devices.api.ts';

/** Names a device: `Firefox on Windows`, or what is known of it. */
function useDeviceName(): (session: Session) => string {
  const { t } = useTranslation('dashboard');
  return ({ browser, system }) =>
    browser && system
      ? t('settings.device_on', { browser, system })
      : (browser ?? system ?? t('settings.device_unknown'));
}

type RowProps = { session: Session; busy: boolean; onEnd: () => void };

function DeviceRow({ session, busy, onEnd }: RowProps) {
  const { t, language } = useTranslation('dashboard');
  const name = useDeviceName()(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {name}
          {session.is_current && <Badge tone="done">{t('settings.this_device')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {t('settings.device_dates', {
            first: formatDate(session.created_at, language, 'medium'),
            last: formatTimeAgo(session.used_at, language),
          })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          aria-label={t('settings.log_out_device_of', { device: name })}
          onClick={onEnd}
        >
          {t('settings.log_out_device')}
        </Button>
      )}
    </li>
  );
}

/** Number of devices listed at first: members who log in at school have many old ones. */
const DEVICES_SHOWN = 5;

/** Lists the devices on which the member is signed in; each can be signed out. */
export function Devices() {
  const { t, language } = useTranslation('dashboard');
  const title = useId();
  const { data: sessions, isError, refetch } = useSessions();
  const { mutate, isPending, variables } = useEndSessions();
  const [all, setAll] = useState(false);
  const more = sessions && !all && sessions.length > DEVICES_SHOWN;

  function end(id: string | null) {
    if (isPending) return;
    mutate(id, {
      onSuccess: ({ message }) => toast.success(message[language]),
    });
  }

  return (
    <section aria-labelledby={title} className="grid justify-items-start gap-4">
      <h3 id={title} className="text-lg">
        {t('settings.devices')}
      </h3>
      <p className="text-muted">{t('settings.devices_text')}</p>
      {!sessions && !isError && <Skeleton className="h-16 w-full" />}
      {!sessions && isError && <PartFailed text={t('settings.devices_error')} onRetry={refetch} />}
      {sessions && (
        <ul className="w-full divide-y divide-line border-line border-y">
          {(more ? sessions.slice(0, DEVICES_SHOWN) : sessions).map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              busy={isPending && variables === session.id}
              onEnd={() => end(session.id)}
            />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {t('settings.devices_all')}
        </Button>
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          loading={isPending && variables === null}
          onClick={() => end(null)}
        >
          {t('settings.log_out_others')}
        </Button>
      )}
    </section>
  );
}
