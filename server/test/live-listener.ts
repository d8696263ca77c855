import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveEvent } from '@codivia/contract/api/live-events';
import type { LiveStatus } from '@codivia/contract/api/live-room';
import type { TestApp } from './build-app.ts';

interface Sent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever was sent
  data: any;
  id: string | undefined;
}

/** The events that one connection to a room has received so far. */
export class LiveListener {
  readonly answer: IncomingMessage;
  readonly sent: Sent[] = [];
  closed = false;
  #rest = '';
  #arrival = Promise.withResolvers<void>();

  constructor(answer: IncomingMessage) {
    this.answer = answer;
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => this.#read(text));
    answer.on('error', () => {});
    answer.on('close', () => {
      this.closed = true;
      this.#wake();
    });
  }

  #wake(): void {
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
  }

  #read(text: string): void {
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const [name = '', ...value] = line.split(': ');
          return [name, value.join(': ')];
        }),
      );
      const data = fields.get('data');
      if (data === undefined) continue;
      this.sent.push({
        event: fields.get('event') ?? '',
        data: JSON.parse(data),
        id: fields.get('id'),
      });
    }
    this.#wake();
  }

  get log(): LiveEvent[] {
    return this.sent.filter(({ event }) => event === 'log').flatMap(({ data }) => data);
  }

  get status(): LiveStatus | undefined {
    return this.sent.findLast(({ event }) => event === 'status')?.data;
  }

  get end(): string | undefined {
    return this.sent.find(({ event }) => event === 'end')?.data.code;
  }

  /** Waits until the received events are as expected; the test's own time limit ends the waiting. */
  async until(holds: (listener: LiveListener) => boolean): Promise<void> {
    while (!holds(this)) {
      if (this.closed) throw new Error(`closed after ${JSON.stringify(this.sent)}`);
      await this.#arrival.promise;
    }
  }

  leave(): void {
    this.answer.destroy();
  }
}

/** Returns the port of a server; starts listening if it does not yet. */
export async function portOf({ app }: TestApp): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Opens the stream of a room. Throws with the answer's text when it is refused. */
export async function listenTo(
  server: TestApp,
  token: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<LiveListener> {
  const port = await portOf(server);
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, path: `/api${path}`, headers: { authorization: `Bearer ${token}`, ...headers } },
      (answer) => {
        if (answer.statusCode === 200) return resolve(new LiveListener(answer));
        answer.setEncoding('utf8').on('data', (text) => reject(new Error(text)));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
