import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 60_000;

export interface RequestOptions {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  /** A body that is sent unchanged instead of `body`; its type is JSON unless `headers` name another. */
  raw?: string;
  headers?: Record<string, string>;
  /** Connections to use; when unset, the request opens its own. */
  agent?: Agent;
}

export interface HttpResponse {
  /** The status as text, or the network error. */
  outcome: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The status; for 503 also its error code, since a proxy may have sent it. */
function outcomeOf(status: number, text: string): string {
  if (status !== 503) return String(status);
  return `503 ${/"code":"(\w+)"/.exec(text)?.[1] ?? 'without a code'}`;
}

/** Sends one request. Never rejects: a network error is an outcome as well. */
export function sendRequest(url: string, options: RequestOptions): Promise<HttpResponse> {
  const { method = 'GET', path, token, headers = {}, agent } = options;
  const body =
    options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  return new Promise((resolve) => {
    const resolveFailed = (outcome: string) =>
      resolve({ outcome, status: 0, headers: {}, text: '' });
    const sent = request(
      url + path,
      {
        method,
        agent: agent ?? false,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
      },
      async (answer) => {
        try {
          const received = await text(answer);
          const status = answer.statusCode ?? 0;
          resolve({
            outcome: outcomeOf(status, received),
            status,
            headers: answer.headers,
            text: received,
          });
        } catch {
          resolveFailed('cut off');
        }
      },
    );
    sent.setTimeout(TIMEOUT_MS, () => {
      resolveFailed('no answer');
      sent.destroy();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolveFailed(error.code ?? error.message));
    sent.end(body);
  });
}

/** Counts outcomes by name. */
export class Tally {
  readonly counts = new Map<string, number>();

  add({ outcome }: Pick<HttpResponse, 'outcome'>): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Counts the outcomes whose names pass the predicate. */
  of(passes: (outcome: string) => boolean): number {
    return [...this.counts]
      .filter(([outcome]) => passes(outcome))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  toString(): string {
    return [...this.counts].map(([outcome, count]) => `${outcome} × ${count}`).join(', ');
  }
}

/** Tells whether a response is a 5xx other than 503. */
export const isFault = (outcome: string): boolean =>
  /^5/.test(outcome) && !outcome.startsWith('503');

/** Tells whether a request was not served: no answer, or a 5xx. */
export const isFailure = (outcome: string): boolean => !/^[1-4]\d\d$/.test(outcome);
