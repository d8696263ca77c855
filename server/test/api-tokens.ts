import { API_SCOPES, type ApiScope } from '@codivia/contract/api/api-tokens';
import type { TestApp } from './build-app.ts';
import { createMember, type MemberOptions } from './factories.ts';

/** Makes an API token in the session of a member. */
export async function createToken(
  server: TestApp,
  session: string,
  scopes: readonly ApiScope[] = API_SCOPES,
  days = 30,
): Promise<{ id: string; token: string }> {
  const body = { name: 'My script', scopes, days };
  const answer = await server.call('POST', '/user/api-tokens', { token: session, body });
  if (answer.status !== 200) throw new Error(`no token: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A premium member with a token of these scopes. */
export async function createCaller(
  server: TestApp,
  scopes: readonly ApiScope[] = API_SCOPES,
  options: MemberOptions = {},
) {
  const member = await createMember(server, { premium: true, ...options });
  const { id, token } = await createToken(server, member.token, scopes);
  /** Returns a new session token, since they last a quarter of an hour. */
  const again = () => server.app.session.sign(member.session.id);
  return { user: member.user, session: member.token, token_id: id, token, again };
}
