import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the same site as a browser sees it that does not know `Connection-Allowlist`. */
export async function serveWithoutAllowlist(baseURL: string) {
  const { port: target } = new URL(baseURL);
  const proxy = createServer((incoming, response) => {
    const { url: path, method, headers } = incoming;
    const forward = request(
      { host: '127.0.0.1', port: target, path, method, headers },
      (answer) => {
        const { 'connection-allowlist': _dropped, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, rest);
        answer.pipe(response);
      },
    );
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
