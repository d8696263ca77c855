import {
  type LiveSession,
  readLiveSession,
  readOwnLiveSessions,
} from '@codivia/contract/api/live-sessions';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';

/** The actions that a member may take in a session. */
export interface OwnPart {
  /** True if their plan has live seats. */
  included: boolean;
  host: boolean;
}

/** The session of a room that does not open, and the member's part in it. */
export function useSessionOfRoom(
  id: string,
  enabled: boolean,
): { session: LiveSession | null; own: OwnPart | null; error: unknown } {
  const { user } = useSession();
  const session = useQuery({
    queryKey: memberKey('live-room', id, 'session'),
    queryFn: () => call(readLiveSession, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    enabled,
  });
  const own = useQuery({
    queryKey: memberKey('live-room', id, 'own'),
    queryFn: () => call(readOwnLiveSessions),
    staleTime: 0,
    gcTime: 0,
    enabled,
  });
  const isAdmin = user?.role === 'admin';
  return {
    session: session.data ?? null,
    own: own.data
      ? { included: own.data.included, host: isAdmin || own.data.hosted.includes(id) }
      : null,
    error: session.error ?? own.error,
  };
}
