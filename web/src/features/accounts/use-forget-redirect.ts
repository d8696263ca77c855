import { useLayoutEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { forgetRedirect } from '../../lib/remembered-redirect.ts';

const SIGNING_IN: readonly string[] = [
  ...[paths.auth, paths.register, paths.forgotPassword, paths.resetPassword, paths.verify],
];

/**
 * Forgets the address to return to before a page shows that has nothing to do with signing in: a reader may open the
 * sign-in page as soon as they see that one.
 */
export function useForgetRedirect(isRemembered: boolean): void {
  useLayoutEffect(() => {
    if (!isRemembered) return;
    return () => {
      if (!SIGNING_IN.includes(location.pathname)) forgetRedirect();
    };
  }, [isRemembered]);
}
