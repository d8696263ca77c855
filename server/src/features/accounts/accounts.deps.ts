import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';

/** What the rules of accounts work with. */
export interface AccountDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  /** Keys the hashes under which devices are remembered. */
  tokenSecret: string;
  /** Base of every link; over https, cookies are sent over nothing else. */
  publicUrl: string;
  /** Signs an access token for a session. */
  signAccess(sessionId: string, generation: number): string;
}
