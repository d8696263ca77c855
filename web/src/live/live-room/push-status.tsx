import { formatDate } from '@codivia/contract/text/format-dates';
import { Check, CloudOff, Upload } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import type { PushState } from './push-loop.ts';

const LOOKS = {
  saved: { Icon: Check, tone: 'text-muted' },
  sending: { Icon: Upload, tone: 'text-muted' },
  offline: { Icon: CloudOff, tone: 'text-danger font-bold' },
} as const;

/** Shows whether the server has what was typed. The passing states are not read out: they change with every word. */
export function PushStatus({ state }: { state: PushState }) {
  const { t, language } = useTranslation('live-room');
  if (state.phase === 'stopped' || state.phase === 'refused') return null;
  const { Icon, tone } = LOOKS[state.phase];
  const time = state.phase === 'offline' ? formatDate(state.since, language, 'clock') : '';
  return (
    <p
      role={state.phase === 'offline' ? 'alert' : undefined}
      className={`flex items-center gap-1.5 text-sm ${tone}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {state.phase === 'offline' ? t('host.offline', { time }) : t(`host.${state.phase}`)}
    </p>
  );
}
