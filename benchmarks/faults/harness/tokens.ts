import type { Member } from './members.ts';
import { sendRequest } from './send-request.ts';

/** Replaces a member's tokens by means of the refresh token; false when the session has ended. */
export async function refreshTokens(url: string, member: Member): Promise<boolean> {
  const body = { refresh_token: member.refresh };
  const { status, text } = await sendRequest(url, {
    method: 'POST',
    path: '/api/auth/refresh',
    body,
  });
  if (status !== 200) return false;
  const { access_token: token, refresh_token: refresh } = JSON.parse(text);
  Object.assign(member, { token, refresh });
  return true;
}
