import { availableParallelism } from 'node:os';

/**
 * Number of connections that one process may have open at once: 10 for requests (db/connect.ts), 3 for jobs, one each
 * for notices about the catalogue, about live rooms and about jobs.
 */
const CONNECTIONS_PER_WORKER = 16;
/** Number of connections that go past a pooler, where there is one: the three that listen. */
export const DIRECT_CONNECTIONS_PER_WORKER = 3;
/**
 * Share of the server's connections for this program; the rest is for backups, operators and the next process to start.
 */
const SHARE = 0.8;

export interface WorkerCount {
  workers: number;
  /** A warning for the operator about the number that was asked for. */
  warning: string | undefined;
}

/**
 * Returns the number of processes that serve: as many as were asked for, else one for each processor, as far as the
 * database has connections for them.
 */
export function workerCount(
  wanted: number | undefined,
  maxConnections: number,
  isPooled = false,
  processors = availableParallelism(),
): WorkerCount {
  const each = isPooled ? DIRECT_CONNECTIONS_PER_WORKER : CONNECTIONS_PER_WORKER;
  const maxWorkers = Math.max(1, Math.floor((maxConnections * SHARE) / each));
  if (wanted === undefined) {
    return { workers: Math.min(processors, maxWorkers), warning: undefined };
  }
  const most = wanted * each;
  const warning =
    most > maxConnections
      ? `${wanted} workers may need ${most} connections, and the database admits ${maxConnections} (max_connections).`
      : undefined;
  return { workers: wanted, warning };
}
