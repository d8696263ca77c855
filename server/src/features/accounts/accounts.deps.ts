import type { JobDeps } from '../../deps.ts';

/** The dependencies of the rules of accounts. */
export interface AccountDeps extends JobDeps {
  /** Key of the hashes under which devices are remembered. */
  tokenSecret: string;
  /** Base of every link; when it is over https, cookies are sent over https only. */
  publicUrl: string;
  /** Signs an access token for a session. */
  signAccess(sessionId: string, generation: number): string;
}
