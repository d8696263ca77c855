import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Nobody waits longer for an answer, in milliseconds. */
const TIMEOUT = 60_000;

export interface Question {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  /** A body that is sent as it is, in place of `body`; JSON unless the headers say otherwise. */
  raw?: string;
  headers?: Record<string, string>;
  /** Connections to use; unset, one for this request alone. */
  agent?: Agent;
}

export interface Answer {
  /** The status as text, or what the network said instead of an answer. */
  outcome: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The status; with 503 also who says so, since a proxy may have said it. */
function outcomeOf(status: number, text: string): string {
  if (status !== 503) return String(status);
  return `503 ${/"code":"(\w+)"/.exec(text)?.[1] ?? 'without a code'}`;
}

/** Sends one request. Never rejects: what the network says is an outcome as well. */
export function ask(url: string, question: Question): Promise<Answer> {
  const { method = 'GET', path, token, headers = {}, agent } = question;
  const body =
    question.raw ?? (question.body === undefined ? undefined : JSON.stringify(question.body));
  return new Promise((resolve) => {
    const fail = (outcome: string) => resolve({ outcome, status: 0, headers: {}, text: '' });
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
          fail('cut off');
        }
      },
    );
    sent.setTimeout(TIMEOUT, () => {
      fail('no answer');
      sent.destroy();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    sent.end(body);
  });
}

/** Counts outcomes by their names. */
export class Tally {
  readonly counts = new Map<string, number>();

  add({ outcome }: Pick<Answer, 'outcome'>): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many outcomes have a name that passes. */
  of(passes: (outcome: string) => boolean): number {
    return [...this.counts]
      .filter(([outcome]) => passes(outcome))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  toString(): string {
    return [...this.counts].map(([outcome, count]) => `${outcome} × ${count}`).join(', ');
  }
}

/** Whether an answer says that the server failed otherwise than by asking to come back. */
export const isFault = (outcome: string): boolean =>
  /^5/.test(outcome) && !outcome.startsWith('503');

/** Whether a request was not served: no answer, or a 5xx. */
export const isFailure = (outcome: string): boolean => !/^[1-4]\d\d$/.test(outcome);
