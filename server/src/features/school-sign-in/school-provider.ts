import * as openid from 'openid-client';
import type { OidcConfig } from '../../config.ts';

/** Time for each request to the provider, in seconds: a sign-in that takes longer is given up. */
const TIMEOUT = 10;

/** The secrets that the browser keeps between the start of a sign-in and the return from the provider. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}

/** The person who has signed in at the school. */
export interface SchoolPerson {
  issuer: string;
  /** The provider's own id of the person. */
  subject: string;
  /** The first name and the initial of the last name; undefined when the provider gives no name. */
  name: string | undefined;
}

/** A school's OpenID Connect provider. */
export interface SchoolProvider {
  /**
   * Begins a sign-in: the address to go to. The label ends the state behind a dot, and comes back with it. Throws when
   * the provider cannot be reached.
   */
  begin(returnTo: string, label: string): Promise<{ url: string; flow: Flow }>;
  /** Completes it with the address to which the provider led back. Throws when it is not what was begun. */
  finish(flow: Flow, returned: URL): Promise<SchoolPerson>;
}

/** Returns the name by which a pupil appears in a class: no more of it than a teacher's list has. */
function shortName(claims: Record<string, unknown>): string | undefined {
  const text = (claim: unknown) => (typeof claim === 'string' ? claim.trim() : '');
  const given = text(claims.given_name);
  const initial = [...text(claims.family_name)][0];
  if (given) return initial ? `${given} ${initial}.` : given;
  return text(claims.name) || undefined;
}

/**
 * Signs in with a provider through openid-client: code flow with PKCE, state and nonce. Its configuration is fetched at
 * the first sign-in and kept once it has come, so that a provider that is down stops nothing else.
 */
export function openIdProvider({ issuer, clientId, clientSecret }: OidcConfig): SchoolProvider {
  const server = new URL(issuer);
  // Only addresses of this machine or of a closed network have no encryption; the operator has chosen them.
  const execute = server.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  let known: openid.Configuration | undefined;
  async function configuration(): Promise<openid.Configuration> {
    known ??= await openid.discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      execute,
    });
    return known;
  }
  return {
    async begin(returnTo, label) {
      const config = await configuration();
      const flow = {
        state: `${openid.randomState()}.${label}`,
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: 'openid profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow };
    },
    async finish({ state, nonce, verifier }, returned) {
      const config = await configuration();
      const tokens = await openid.authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no identity');
      const named = shortName(claims);
      const name =
        named ?? shortName(await openid.fetchUserInfo(config, tokens.access_token, claims.sub));
      return { issuer: claims.iss, subject: claims.sub, name };
    },
  };
}
