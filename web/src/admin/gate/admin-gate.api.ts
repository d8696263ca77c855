import { login, logout } from '@codivia/contract/api/accounts';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { signIn } from '../../lib/session.ts';
import { readStored } from '../../lib/storage.ts';

/** Thrown when the password was right, but the role is not. */
export class NotAnAdministrator extends Error {}

/** Revokes a session that is not used. A session that cannot be revoked now expires by itself. */
async function revoke(refreshToken: string | null): Promise<void> {
  if (!refreshToken) return;
  await call(logout, { body: { refresh_token: refreshToken } }).catch(() => undefined);
}

/**
 * Signs an administrator in. For anyone else, the session that their password has opened is closed again, and the
 * member who was signed in here before stays signed in. @throws NotAnAdministrator, ApiError
 */
export function useAdminLogin() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async (body: Input<typeof login>['body']) => {
      const answer = await call(login, { body });
      if (answer.user.role !== 'admin') {
        await revoke(answer.refresh_token);
        throw new NotAnAdministrator();
      }
      const replaced = readStored('refresh_token');
      signIn(answer);
      await revoke(replaced);
    },
  });
}
