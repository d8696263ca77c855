import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const OIDC_CLIENT = { clientId: 'codivia', clientSecret: 'a secret for tests only' };

/** A pupil whom the provider knows, by the login that is typed there. */
export interface SchoolAccount {
  given_name?: string;
  family_name?: string;
  name?: string;
}

/**
 * Starts a real OpenID Connect provider, whose pupils log in with any password. `visit` goes the way of a browser from an
 * address of the provider, logs in there, and returns the address to which it leads back. Close it at the end of the file.
 */
export async function openOidcProvider(
  returnTo: string,
  accounts: Record<string, SchoolAccount>,
): Promise<{
  issuer: string;
  visit(url: string, login: string): Promise<URL>;
  close(): Promise<void>;
}> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.clientId,
        client_secret: OIDC_CLIENT.clientSecret,
        redirect_uris: [returnTo],
      },
    ],
    claims: { profile: ['given_name', 'family_name', 'name'] },
    features: { devInteractions: { enabled: true } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a key for tests only'] },
    findAccount: (_, id) =>
      accounts[id] && { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
  });
  server.on('request', provider.callback());

  async function visit(url: string, login: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    let body: URLSearchParams | undefined;
    for (let step = 0; step < 12; step += 1) {
      if (next.href.startsWith(returnTo)) return next;
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body ? { method: 'POST', body } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const location = answer.headers.get('location');
      const page = await answer.text();
      body = location
        ? undefined
        : new URLSearchParams(
            page.includes('name="login"')
              ? { prompt: 'login', login, password: 'any' }
              : { prompt: 'consent' },
          );
      next = new URL(location ?? next, next);
    }
    throw new Error('the provider did not lead back');
  }
  return {
    issuer,
    visit,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
