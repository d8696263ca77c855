import { LIVE_EARLY_START_MINUTES, type LiveSession } from '@codivia/contract/api/live-sessions';
import { useLocation } from 'react-router';
import { closedBy } from '../../lib/closed-by.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOwnLiveSessions } from './live-sessions.api.ts';
import { SeatForm } from './seat-form.tsx';
import { freeSeats, titleOf } from './session-texts.ts';
import { isLaterThan } from './session-times.ts';

type Props = { session: LiveSession };

function SignIn({ session }: Props) {
  const { t } = useTranslation('live-sessions');
  const title = titleOf(session, useLanguage());
  const { pathname } = useLocation();
  return (
    <ButtonLink
      to={paths.auth}
      variant="secondary"
      aria-label={t('named', { action: t('sign_in'), title })}
      onClick={() => rememberRedirect(pathname)}
    >
      {t('sign_in')}
    </ButtonLink>
  );
}

function HostActions({ session }: Props) {
  const { t } = useTranslation('live-sessions');
  const title = titleOf(session, useLanguage());
  const live = session.state === 'live';
  // Before, there is nothing to do in the room.
  const opens = live || !isLaterThan(session.starts_at, LIVE_EARLY_START_MINUTES);
  const room = t(live ? 'host.back' : 'host.room');
  return (
    <>
      {opens && (
        <ButtonLink
          to={paths.liveRoom(session.id)}
          variant={live ? 'joy' : 'primary'}
          aria-label={t('named', { action: room, title })}
        >
          {room}
        </ButtonLink>
      )}
      {!live && (
        <ButtonLink
          to={paths.liveEdit(session.id)}
          variant="secondary"
          aria-label={t('named', { action: t('host.edit'), title })}
        >
          {t('host.edit')}
        </ButtonLink>
      )}
    </>
  );
}

function MemberActions({ session }: Props) {
  const { t, language } = useTranslation('live-sessions');
  const { user } = useSession();
  const { data, isLoadingError } = useOwnLiveSessions(true);
  const title = titleOf(session, language);
  if (isLoadingError) return <p className="text-muted">{t('own_failed')}</p>;
  if (!data) return <Skeleton className="h-11 w-40" />;
  const { id, state } = session;
  if (data.hosted.includes(id) || user?.role === 'admin') return <HostActions session={session} />;
  const seat = data.seats.includes(id);
  const join = state === 'live' && seat && (
    <ButtonLink
      to={paths.liveRoom(id)}
      variant="joy"
      aria-label={t('named', { action: t('join'), title })}
    >
      {t('join')}
    </ButtonLink>
  );
  if (!seat && closedBy(user, 'live')) return <UnlessClosed right="live" />;
  if (!seat && !data.included) {
    return (
      <ButtonLink
        to={paths.offer}
        variant="joy"
        aria-label={t('named', { action: t('premium'), title })}
      >
        {t('premium')}
      </ButtonLink>
    );
  }
  if (!seat && freeSeats(session) === 0) {
    return <p className="font-bold text-muted">{t('full_text')}</p>;
  }
  return (
    <>
      {join}
      <SeatForm session={session} seat={seat} reminder={data.reminders.includes(id)} />
    </>
  );
}

/** The actions of the reader in a session at this moment. */
export function SessionActions({ session }: Props) {
  const { t } = useTranslation('live-sessions');
  const { user } = useSession();
  const { id, state } = session;
  if (state === 'cancelled') return null;
  if (state === 'ended') {
    return <ButtonLink to={paths.replay(id)}>{t('watch_replay')}</ButtonLink>;
  }
  return user ? <MemberActions session={session} /> : <SignIn session={session} />;
}
