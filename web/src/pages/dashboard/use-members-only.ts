import type { Member } from '@codivia/contract/api/accounts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { isExpired, useSession } from '../../lib/session.ts';

/**
 * The signed-in member. Visitors are sent to sign in, and come back afterwards; anyone who signs out
 * while the page is open is sent there too, but is not brought back.
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
    // What leads a session that ended by itself to the sign-in screen also says why; a second redirect would lose that.
    if (left.current || isExpired()) return;
    left.current = true;
    if (!wasMember.current) rememberRedirect(pathname + search);
    void navigate(paths.auth, { replace: true });
  }, [user, pathname, search, navigate]);
  return user;
}
