import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';

/** The dependencies of the rules of accounts. */
export interface AccountDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  /** Key of the hashes under which devices are remembered. */
  tokenSecret: string;
  /** Base of every link; when it is over https, cookies are sent over https only. */
  publicUrl: string;
  /** Signs an access token for a session. */
  signAccess(sessionId: string, generation: number): string;
}
