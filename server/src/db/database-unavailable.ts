/** What the network says when there is no server to talk to, or no more. */
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);
/**
 * What PostgreSQL says when it cannot serve now: connection lost (08), resources used up, connections among them (53),
 * being stopped, recovering or starting (57P), only for reading since another server takes over (25006).
 */
const SERVER_CODES = /^(08...|53...|57P0[1-5]|25006)$/;
/** What the driver says of connections, without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

function isConnectionError({ code, message }: NodeJS.ErrnoException): boolean {
  if (typeof code !== 'string') return DRIVER_MESSAGES.test(message);
  return NETWORK_CODES.has(code) || SERVER_CODES.test(code);
}

/**
 * Whether something failed since the database was away: stopped, restarting, out of reach or of connections. Errors of
 * other services must not come here: their network fails alike.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth++) {
    if (isConnectionError(cause)) return true;
    cause = cause.cause;
  }
  return false;
}
