import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { takeRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';

/**
 * Leads whoever is signed in, or signs in here, to where they were going, else to the courses; a gift
 * leads to the courses (specification §4). Returns whether the reader was signed in on arrival, and so
 * has no business here.
 */
export function useWayIn(gift: boolean): boolean {
  const { signedIn } = useSession();
  const [wasSignedIn] = useState(signedIn);
  const navigate = useNavigate();
  const left = useRef(false);
  useEffect(() => {
    if (!signedIn || left.current) return;
    left.current = true;
    const remembered = takeRedirect();
    void navigate((!gift && remembered) || paths.courses, { replace: true });
  }, [signedIn, gift, navigate]);
  return wasSignedIn;
}
