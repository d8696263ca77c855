import type { Member } from '@codivia/contract/api/accounts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { isExpired, useSession } from '../../lib/session.ts';

/**
 * Returns the signed-in member. Visitors are sent to sign in, and return afterwards; anyone who signs out while the
 * page is open is sent there too, but does not return.
 */
export function useMembersOnly(): Member | null {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasMember = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    if (user) {
      wasMember.current = true;
      return;
    }
    // The navigation to the sign-in screen after a session has ended by itself also carries the reason; a second
    // redirect would lose it.
    if (left.current || isExpired()) return;
    left.current = true;
    if (!wasMember.current) rememberRedirect(pathname + search);
    void navigate(paths.auth, { replace: true });
  }, [user, pathname, search, navigate]);
  return user;
}
