import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await buildTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Sends bytes unchanged, and returns the whole answer. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}

const HOST = 'Host: localhost\r\nConnection: close\r\n';

test.each([
  ['bytes that are not HTTP', 'HELLO\r\n\r\n', 400],
  ['a header without end', `GET /api/courses HTTP/1.1\r\n${HOST}X: ${'a'.repeat(17_000)}`, 431],
  ['an address without end', `GET /api/${'a'.repeat(17_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ['half a letter', `GET /api/courses/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a long id', `GET /api/courses/${'a'.repeat(500)} HTTP/1.1\r\n${HOST}\r\n`, 404],
])('%s are answered in both languages', async (_what, bytes, status) => {
  const answer = await exchange(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
  expect(body).toEqual({
    code: expect.any(String),
    message: body.detail.en,
    detail: { fr: expect.any(String), en: expect.any(String) },
  });
});
