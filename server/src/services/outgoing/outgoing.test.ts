import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { networkOutgoing } from './outgoing.ts';

test('the checked address is connected to, whatever the name says, without following or reading more', async () => {
  const seen: unknown[] = [];
  const server = createServer(({ method, headers }, answer) => {
    const { host, range, cookie, authorization } = headers;
    seen.push({ method, host, range, cookie, authorization });
    answer.writeHead(301, { location: '/elsewhere' });
    answer.flushHeaders();
    // A body without end: only the head is read.
    answer.write('more');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://no-such-host.invalid:${port}/page`);
  const { signal } = new AbortController();
  const asked = { url, ip: '127.0.0.1', signal };
  const answer = await networkOutgoing.request({ ...asked, method: 'GET' });
  expect(answer).toEqual({ status: 301, location: '/elsewhere' });
  await networkOutgoing.request({ ...asked, method: 'HEAD' });
  expect(seen).toEqual([
    { method: 'GET', host: url.host, range: 'bytes=0-0' },
    { method: 'HEAD', host: url.host },
  ]);
  server.closeAllConnections();
  server.close();
});
