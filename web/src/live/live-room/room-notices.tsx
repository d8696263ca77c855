import { Unplug, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { RoomState } from './room-connection.ts';

function Notice({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <p className="flex shrink-0 items-center gap-2 rounded-control bg-joy-soft px-3 py-1.5 max-sm:text-xs sm:px-4 sm:py-2 [&_svg]:size-4 sm:[&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      {text}
    </p>
  );
}

/** Says that the connection or the host is missing at the moment. */
export function RoomNotices({ state, isHost }: { state: RoomState; isHost: boolean }) {
  const { t } = useTranslation('live-room');
  return (
    <div role="status" className="grid shrink-0 gap-2 empty:hidden">
      {!state.connected && <Notice icon={<Unplug aria-hidden="true" />} text={t('reconnecting')} />}
      {state.connected && !isHost && !state.status.host_present && (
        <Notice icon={<UserRoundX aria-hidden="true" />} text={t('host_absent')} />
      )}
    </div>
  );
}
