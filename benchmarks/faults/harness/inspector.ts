import { setTimeout as delay } from 'node:timers/promises';

/** What a process of Node has at a moment, its garbage collected. */
export interface Holding {
  /** In bytes. */
  heap: number;
  /** Of the whole process, in bytes. */
  resident: number;
  sockets: number;
  timers: number;
}

const HOLDING = `(() => {
  const of = (pattern) => process.getActiveResourcesInfo().filter((name) => pattern.test(name)).length;
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  return JSON.stringify({ heap, resident, sockets: of(/Socket|Pipe/), timers: of(/Timeout|Immediate/) });
})()`;

/** The debugging port of a server that was started with `--inspect`. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (id === undefined) return;
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
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

  #ask(method: string, params: object = {}): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async holding(): Promise<Holding> {
    // What the first collection finishes is collected by the next.
    for (let i = 0; i < 3; i++) {
      await this.#ask('HeapProfiler.collectGarbage');
      await delay(200);
    }
    const answer = await this.#ask('Runtime.evaluate', { expression: HOLDING });
    return JSON.parse((answer as { result: { value: string } }).result.value) as Holding;
  }

  close(): void {
    this.#socket.close();
  }
}
