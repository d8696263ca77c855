import type { CheckedLink } from '@codivia/contract/api/admin-link-checks';
import type { AnswerHead, Outgoing } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';

const REDIRECTS_MAX = 3;
const PERMANENT = [301, 308];
const REDIRECTS = [...PERMANENT, 302, 303, 307];
const GONE = [404, 410];
/** Errors of a name that no host has. */
const NO_HOST = ['ENOTFOUND', 'ENODATA'];

class NotAsked extends Error {}

/** Returns the address of a public host to connect to. Throws NotAsked, and the errors of names. */
async function publicIp(url: URL, { resolve }: Outgoing): Promise<string> {
  const isPlain = url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || !/^https?:$/.test(url.protocol)) throw new NotAsked();
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  const [ip] = found;
  // One address of many is enough to be led astray.
  if (ip === undefined || !found.every(isPublicAddress)) throw new NotAsked();
  return ip;
}

/** Asks for one address. Servers that do not answer HEAD are asked for the first byte. */
async function askFor(url: URL, outgoing: Outgoing, signal: AbortSignal): Promise<AnswerHead> {
  const ip = await publicIp(url, outgoing);
  signal.throwIfAborted();
  const head = await outgoing.request({ url, ip, method: 'HEAD', signal });
  if (head.status < 400) return head;
  return outgoing.request({ url, ip, method: 'GET', signal });
}

type Outcome = Omit<CheckedLink, 'address'>;

async function follow(address: string, outgoing: Outgoing, signal: AbortSignal): Promise<Outcome> {
  let url = new URL(address);
  let hasMoved = false;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const { status, location } = await askFor(url, outgoing, signal);
    const to = hasMoved ? url.href : null;
    if (GONE.includes(status)) return { state: 'dead', status, to };
    if (REDIRECTS.includes(status) && location !== undefined) {
      hasMoved ||= PERMANENT.includes(status);
      url = new URL(location, url);
    } else if (status >= 400 || status < 200) return { state: 'no_answer', status, to };
    else return { state: hasMoved ? 'moved' : 'ok', status, to };
  }
  return { state: 'no_answer', status: null, to: null };
}

/** Rejects once the signal is aborted, whatever the work does. */
function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

/**
 * Asks whether there is something at an address of another site, until the signal is aborted. Only public hosts are
 * asked, also after a redirect, and nothing of their answers but the status is read.
 */
export async function checkLink(
  address: string,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<CheckedLink> {
  try {
    return { address, ...(await within(signal, follow(address, outgoing, signal))) };
  } catch (error) {
    const none = { address, status: null, to: null };
    if (error instanceof NotAsked) return { ...none, state: 'not_asked' };
    const { code = '' } = error as { code?: string };
    return { ...none, state: NO_HOST.includes(code) ? 'dead' : 'no_answer' };
  }
}
