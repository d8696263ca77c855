import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { PushState } from './push-loop.ts';

/** Says which line is not sent and why, and that later edits wait for it. */
export function PushRefused({ state }: { state: Extract<PushState, { phase: 'refused' }> }) {
  const { t, language } = useTranslation('live-room');
  return (
    <p
      role="alert"
      className="mb-2 shrink-0 rounded-control bg-danger-soft px-4 py-2 wrap-anywhere"
    >
      <strong className="text-danger">{messageFor(state.error, language)}</strong>{' '}
      {t('host.refused_text')}
    </p>
  );
}
