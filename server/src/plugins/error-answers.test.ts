import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { createMember } from '../../test/factories.ts';

const lines: { level: number; msg: string }[] = [];
let server: TestApp;
let port: number;
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  server = await buildTestApp({ logLevel: 'warn' }, { logStream });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

test.each([
  ['PUT', `/api/files/${'a'.repeat(64)}`, 'application/octet-stream'],
  ['POST', '/api/auth/login', 'application/json'],
])('an aborted %s of %s is no failure of the database', async (method, path, type) => {
  const { token } = await createMember(server);
  const failed = new Promise<void>((done) => {
    server.app.server.once('request', (request) => request.once('close', done));
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{"email":`,
  );
  // The server is reading the body once this route's checks are over.
  await once(server.app.server, 'request');
  await new Promise((done) => setTimeout(done, 300));
  socket.resetAndDestroy();
  await failed;
  await new Promise((done) => setTimeout(done, 300));
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});
