import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';

/** The head of an answer; its body is not read. */
export interface AnswerHead {
  status: number;
  location: string | undefined;
}

export interface HeadRequest {
  url: URL;
  /** The IP address to connect to, which was checked: the name is not resolved again. */
  ip: string;
  method: 'HEAD' | 'GET';
  signal: AbortSignal;
}

/** The ways out of this server; tests pass their own. */
export interface Outgoing {
  /** Returns the IP addresses of a host. Throws when it has none. */
  resolve(host: string): Promise<string[]>;
  /** Requests the head of an address, without cookies and credentials, and follows no redirect. */
  request(asked: HeadRequest): Promise<AnswerHead>;
}

const HEADERS = { 'user-agent': 'Codivia link check', accept: '*/*' };

function requestHead({ url, ip, method, signal }: HeadRequest): Promise<AnswerHead> {
  const family = isIPv6(ip) ? 6 : 4;
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<AnswerHead>();
  const sent = send(
    url,
    {
      method,
      signal,
      agent: false,
      headers: method === 'GET' ? { ...HEADERS, range: 'bytes=0-0' } : HEADERS,
      lookup: (_host, { all }, found) =>
        all ? found(null, [{ address: ip, family }]) : found(null, ip, family),
    },
    (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
      answer.destroy();
    },
  );
  sent.on('error', reject);
  sent.end();
  return promise;
}

/** Goes out through the network of this machine. */
export const networkOutgoing: Outgoing = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request: requestHead,
};
