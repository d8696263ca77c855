import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { forgetRedirect } from '../../lib/remembered-redirect.ts';

const SIGNING_IN: readonly string[] = [
  ...[paths.auth, paths.register, paths.forgotPassword, paths.resetPassword, paths.verify],
];

/** Forgets the address to return to once the reader has left for a page that has nothing to do with signing in. */
export function useForgetRedirect(isRemembered: boolean): void {
  useEffect(() => {
    if (!isRemembered) return;
    return () => {
      if (!SIGNING_IN.includes(location.pathname)) forgetRedirect();
    };
  }, [isRemembered]);
}
