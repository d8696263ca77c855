import { ask } from './ask.ts';
import type { Member } from './members.ts';

/** Trades a member's refresh token for a new pair; false when they were signed out. */
export async function tradeToken(url: string, member: Member): Promise<boolean> {
  const body = { refresh_token: member.refresh };
  const { status, text } = await ask(url, { method: 'POST', path: '/api/auth/refresh', body });
  if (status !== 200) return false;
  const { access_token: token, refresh_token: refresh } = JSON.parse(text);
  Object.assign(member, { token, refresh });
  return true;
}
