import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Campaign } from './campaign.ts';

/**
 * The proxy's way of handling connections: it forwards them, refuses them, accepts them without a reply, half-closes
 * them at once, or sends these bytes and closes them.
 */
export type ProxyMode = 'open' | 'down' | 'silent' | 'half-closing' | { reply: string };

/** A TCP proxy to another service that injects network faults. */
export class FaultProxy {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #mode: ProxyMode = 'open';
  #port = 0;

  private constructor(target: number) {
    this.#target = target;
  }

  /** Starts a proxy to a local port; it is closed at the end of the campaign. */
  static async open({ atEnd }: Pick<Campaign, 'atEnd'>, target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await proxy.#listen();
    atEnd(() => proxy.set('down'));
    return proxy;
  }

  /** The port that clients connect to. */
  get port(): number {
    return this.#port;
  }

  /** Changes the mode; open connections are closed. */
  async set(mode: ProxyMode): Promise<void> {
    this.#mode = mode;
    for (const socket of this.#sockets) socket.destroy();
    if (mode !== 'down') return this.#listen();
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

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
  }

  #accept(socket: Socket): void {
    this.#track(socket);
    const mode = this.#mode;
    if (mode === 'open') this.#forward(socket);
    else socket.resume();
    if (mode === 'half-closing') socket.end();
    if (typeof mode === 'object') socket.end(mode.reply);
  }

  #forward(socket: Socket): void {
    const upstream = connect(this.#target, '127.0.0.1');
    this.#track(upstream);
    for (const end of [socket, upstream]) {
      end.on('close', () => [socket, upstream].map((one) => one.destroy()));
    }
    socket.pipe(upstream).pipe(socket);
  }
}
