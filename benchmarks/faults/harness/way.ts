import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Campaign } from './campaign.ts';

/**
 * What happens to connections on a way to another service: passed on, refused by the system, accepted without a word,
 * closed by the other side at once while it goes on reading, or answered with these bytes and closed.
 */
export type Condition = 'open' | 'down' | 'silent' | 'half-closing' | { says: string };

/** The only way to another service, which can be blocked and opened again. */
export class Way {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #condition: Condition = 'open';
  #port = 0;

  private constructor(target: number) {
    this.#target = target;
  }

  /** Opens a way to a port of this machine, until the end of the campaign. */
  static async open({ atEnd }: Pick<Campaign, 'atEnd'>, target: number): Promise<Way> {
    const way = new Way(target);
    await way.#listen();
    atEnd(() => way.set('down'));
    return way;
  }

  /** Where to connect to. */
  get port(): number {
    return this.#port;
  }

  /** Changes what happens to connections; those that are there break off. */
  async set(condition: Condition): Promise<void> {
    this.#condition = condition;
    for (const socket of this.#sockets) socket.destroy();
    if (condition !== 'down') return this.#listen();
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  async #listen(): Promise<void> {
    if (this.#server) return;
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#accept(socket));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
  }

  #accept(socket: Socket): void {
    this.#keep(socket);
    const condition = this.#condition;
    if (condition === 'open') this.#passOn(socket);
    else socket.resume();
    if (condition === 'half-closing') socket.end();
    if (typeof condition === 'object') socket.end(condition.says);
  }

  #passOn(socket: Socket): void {
    const onward = connect(this.#target, '127.0.0.1');
    this.#keep(onward);
    for (const end of [socket, onward]) {
      end.on('close', () => [socket, onward].map((one) => one.destroy()));
    }
    socket.pipe(onward).pipe(socket);
  }
}
