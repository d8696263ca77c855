/** Network errors when there is no server, or the connection was lost. */
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);
/**
 * Codes of PostgreSQL when it cannot serve: connection lost (08), out of resources such as connections (53),
 * stopping, recovering or starting (57P), read-only during a failover (25006).
 */
const SERVER_CODES = /^(08...|53...|57P0[1-5]|25006)$/;
/** Messages of the driver about connections, which have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

function isConnectionError({ code, message }: NodeJS.ErrnoException): boolean {
  if (typeof code !== 'string') return DRIVER_MESSAGES.test(message);
  return NETWORK_CODES.has(code) || SERVER_CODES.test(code);
}

/**
 * Tells whether an error means that the database is unavailable: stopped, restarting, unreachable or out of
 * connections. Do not pass errors of other services: their network errors look the same.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth++) {
    if (isConnectionError(cause)) return true;
    cause = cause.cause;
  }
  return false;
}
