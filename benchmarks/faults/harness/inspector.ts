import { setTimeout as delay } from 'node:timers/promises';

/** Resources that a Node process holds after a garbage collection. */
export interface ResourceUsage {
  /** In bytes. */
  heap: number;
  /** Of the whole process, in bytes. */
  resident: number;
  sockets: number;
  timers: number;
}

const READ_USAGE = `(() => {
  const of = (pattern) => process.getActiveResourcesInfo().filter((name) => pattern.test(name)).length;
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  return JSON.stringify({ heap, resident, sockets: of(/Socket|Pipe/), timers: of(/Timeout|Immediate/) });
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

  async resourceUsage(): Promise<ResourceUsage> {
    // Objects that the first collection finalizes are collected by the next.
    for (let i = 0; i < 3; i++) {
      await this.#send('HeapProfiler.collectGarbage');
      await delay(200);
    }
    const answer = await this.#send('Runtime.evaluate', { expression: READ_USAGE });
    return JSON.parse((answer as { result: { value: string } }).result.value) as ResourceUsage;
  }

  close(): void {
    this.#socket.close();
  }
}
