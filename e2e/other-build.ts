import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The server under test behind another address, on which a new build can be put online: only its service
 * worker differs, as if it belonged to a page that begins with another script.
 */
export class OtherBuild {
  #server: Server;
  #newer = false;

  constructor(origin: string) {
    this.#server = createServer((incoming, outgoing) => {
      // Requests whole, plain answers: the file may have changed here.
      const { 'if-none-match': _, 'if-modified-since': __, ...asking } = incoming.headers;
      const headers = { ...asking, 'accept-encoding': 'identity' };
      const forwarded = request(
        origin + incoming.url,
        { method: incoming.method, headers },
        (answer) =>
          incoming.url === '/sw.js' && this.#newer
            ? this.#changeWorker(answer, outgoing)
            : answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers)),
      );
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Puts a newer build online: from now on the server sends the service worker of that build. */
  putOnline(): void {
    this.#newer = true;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #changeWorker(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const code = Buffer.concat(chunks).toString();
    const changed = code.replace(/entry:([`"'])\/assets\/[^`"']+/, 'entry:$1/assets/newer.js');
    if (changed === code) throw new Error('The service worker names no entry');
    const { etag: _, ...headers } = answer.headers;
    outgoing.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(changed) });
    outgoing.end(changed);
  }
}
