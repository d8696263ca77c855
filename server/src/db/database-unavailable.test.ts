import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { createMember } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { connectToServer } from './connect.ts';

/** A proxy before the database whose connections can be cut and restored. */
class TcpProxy {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async mend(): Promise<string> {
    this.#server = createServer((socket) => {
      const onward = connect(Number(this.#target.port), this.#target.hostname);
      for (const end of [socket, onward]) {
        this.#sockets.add(end);
        end.on('error', () => {}).on('close', () => [socket, onward].map((one) => one.destroy()));
      }
      socket.pipe(onward).pipe(socket);
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
    const url = new URL(this.#target);
    url.port = String(this.#port);
    return url.href;
  }

  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

const AWAY = {
  status: 503,
  body: {
    code: 'database_away',
    detail: { fr: expect.stringContaining('données'), en: expect.stringContaining('data') },
  },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
};

describe.runIf(inject('testDatabase').kind === 'server')('a database that goes away', () => {
  let way: TcpProxy;
  let server: TestApp;
  let direct: string;
  const ends: (() => unknown)[] = [];

  beforeEach(async () => {
    const prepared = await openTestDatabase();
    ends.push(() => prepared.close());
    direct = prepared.url ?? '';
    way = new TcpProxy(direct);
    server = await buildTestApp(
      {},
      { database: await connectToServer(await way.mend(), () => {}) },
    );
    ends.push(
      () => way.cut(),
      () => server.close(),
    );
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test('is said in both languages, and when to come back', async () => {
    const { token } = await createMember(server);
    way.cut();
    const credentials = { email: 'ada@example.org', password: 'a good password' };
    const lesson = { lesson_id: 'discovery-printing', completed: true };
    const answers = [
      await server.call('GET', '/health'),
      await server.call('GET', '/auth/me', { token }),
      await server.call('POST', '/auth/login', { body: credentials }),
      await server.call('POST', '/progress', { token, body: lesson }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(AWAY);
    expect((await server.call('GET', '/health/live')).status).toBe(200);
    await way.mend();
    expect((await server.call('GET', '/auth/me', { token })).status).toBe(200);
  });

  test('in the middle of a transaction fails that request alone', async () => {
    const { token, user } = await createMember(server);
    const holder = new pg.Client({ connectionString: direct });
    await holder.connect();
    ends.push(() => holder.end());
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [user.id]);

    // Counts the projects while the member's row is locked.
    const body = { name: 'Snake', kind: 'python', files: { 'main.py': 'print(1)' } };
    const making = server.call('POST', '/projects', { token, body });
    const isWaiting = async () => {
      const { rows } = await holder.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length;
    };
    await expect.poll(isWaiting).toBe(1);
    way.cut();
    expect(await making).toMatchObject(AWAY);
    await holder.query('rollback');
    await way.mend();
    expect((await server.call('GET', '/projects', { token })).body).toEqual([]);
  });
});
