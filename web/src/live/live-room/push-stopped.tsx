import { LIVE_EVENTS_MAX } from '@codivia/contract/api/live-events';
import { formatNumber } from '@codivia/contract/text/format';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { HostSession } from './host-session.ts';

type Props = {
  host: HostSession;
  /** The reason why the server accepts no more edits. */
  code: string;
  onBroken: () => void;
};

/** Says that the server accepts no more edits of this window, and how to continue: a full session can only be ended. */
export function PushStopped({ host, code, onBroken }: Props) {
  const { t, language } = useTranslation('live-room');
  const isFull = code === 'live_log_full';
  const max = formatNumber(LIVE_EVENTS_MAX, language);
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-danger-soft px-4 py-2"
    >
      <p className="min-w-0">
        <strong className="text-danger">{t(isFull ? 'host.full' : 'host.stopped')}.</strong>{' '}
        {isFull ? t('host.full_text', { max }) : t('host.stopped_text')}
      </p>
      {!isFull && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            host.discard();
            onBroken();
          }}
        >
          {t('host.discard')}
        </Button>
      )}
    </div>
  );
}
