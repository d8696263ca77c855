import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site that shows these addresses in frames. */
export async function startSite(addresses: readonly string[]) {
  const frames = addresses.map((src) => `<iframe src="${src}" width="900" height="400"></iframe>`);
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>A school</title>${frames.join('')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
