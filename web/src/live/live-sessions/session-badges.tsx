import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

type Props = { session: Pick<LiveSession, 'state' | 'kind' | 'open_replay'>; seat: boolean };

/** Shows the kind of code, the state of the session (live, cancelled or over), and if the reader has a seat. */
export function SessionBadges({ session: { state, kind, open_replay }, seat }: Props) {
  const { t } = useTranslation('live-sessions');
  const going = state === 'scheduled' || state === 'live';
  return (
    <p className="flex flex-wrap gap-2">
      {state === 'live' && (
        <Badge tone="joy">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-current" />
          {t('states.live')}
        </Badge>
      )}
      {state === 'cancelled' && <Badge tone="danger">{t('states.cancelled')}</Badge>}
      {state === 'ended' && <Badge>{t('states.ended')}</Badge>}
      <Badge>{t(`kinds.${kind}`)}</Badge>
      {going && seat && <Badge tone="done">{t('seat.yours')}</Badge>}
      {open_replay && state !== 'cancelled' && <Badge tone="trail">{t('open_replay')}</Badge>}
    </p>
  );
}
