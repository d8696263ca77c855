import { setTimeout as delay } from 'node:timers/promises';

/** Resources that a Node process holds after a garbage collection. */
export interface ResourceUsage {
  /** In bytes. */
  heap: number;
  /** Memory of the whole process, in bytes. */
  resident: number;
  /** Without sockets of database connections, since a pool opens and closes some as it needs them. */
  sockets: number;
  /** Without timers that close idle database connections, one each. */
  timers: number;
}

/** An expression that reads the usage in the process; `databasePort` is where its database listens, 0 without one. */
const readUsage = (databasePort: number) => `(() => {
  const of = (pattern) => process.getActiveResourcesInfo().filter((name) => pattern.test(name)).length;
  const pooled = process._getActiveHandles().filter(({ remotePort }) => remotePort === ${databasePort}).length;
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  const sockets = of(/Socket|Pipe/) - pooled;
  return JSON.stringify({ heap, resident, sockets, timers: of(/Timeout|Immediate/) - pooled });
})()`;

/** The debugging port of a server that was started with `--inspect`. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (result: unknown) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (id === undefined) return;
      this.#pending.get(id)?.(result);
      this.#pending.delete(id);
    });
  }

  static async connect(port: number): Promise<Inspector> {
    const listed = await fetch(`http://127.0.0.1:${port}/json`);
    const [{ webSocketDebuggerUrl }] = (await listed.json()) as [{ webSocketDebuggerUrl: string }];
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Inspector(socket);
  }

  #send(method: string, params: object = {}): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async resourceUsage(databasePort: number): Promise<ResourceUsage> {
    // Objects that the first collection finalizes are collected by the next.
    for (let i = 0; i < 3; i++) {
      await this.#send('HeapProfiler.collectGarbage');
      await delay(200);
    }
    const answer = await this.#send('Runtime.evaluate', {
      expression: readUsage(databasePort),
    });
    return JSON.parse((answer as { result: { value: string } }).result.value) as ResourceUsage;
  }

  close(): void {
    this.#socket.close();
  }
}
