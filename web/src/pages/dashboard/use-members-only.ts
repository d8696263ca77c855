import type { Member } from '@codivia/contract/accounts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';

/**
 * The signed-in member. Visitors are sent to sign in, and come back afterwards; somebody who signs
 * out here is left to wherever that leads.
 */
export function useMembersOnly(): Member | null {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const wasMember = useRef(false);
  useEffect(() => {
    if (user) wasMember.current = true;
    else if (idle) {
      if (!wasMember.current) rememberRedirect(pathname + search);
      void navigate(paths.auth, { replace: true });
    }
  }, [user, idle, pathname, search, navigate]);
  return user;
}
