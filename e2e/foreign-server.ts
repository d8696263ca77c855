import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site, which notes everything that reaches it. */
export async function startForeignServer() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.end('received');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
