import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { listenOnServer } from './listen.ts';

/** Waits for real events, independently of the clock. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

/** A proxy of the database that can be closed, as when the database is down. */
async function openProxy(url: string) {
  const target = new URL(url);
  const port = Number(target.port);
  const through = new Set<Socket>();
  let open = true;
  let tries = 0;
  const server = createServer((socket) => {
    tries++;
    if (!open) return socket.destroy();
    const inner = connect(port, target.hostname);
    through.add(socket);
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) end.on('error', () => {});
    socket.on('close', () => inner.destroy());
    inner.on('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    tries: () => tries,
    shut() {
      open = false;
      for (const socket of through) socket.destroy();
    },
    reopen() {
      open = true;
    },
    close: () => server.close(),
  };
}

describe.runIf(inject('testDatabase').kind === 'server')('a listening connection', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test('is tried again once at a time while the database is down, and listens when it is back', async () => {
    const database = await openTestDatabase();
    ends.push(() => database.close());
    const proxy = await openProxy(database.url ?? '');
    ends.push(() => proxy.close());
    const notices = vi.fn();
    const problems = vi.fn();
    ends.push(await listenOnServer(proxy.url, 'news', notices, problems));

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ends.push(() => vi.useRealTimers());
    proxy.shut();
    for (let failed = 1; failed <= 4; failed++) {
      await until(() => vi.getTimerCount() > 0);
      const problemCount = problems.mock.calls.length;
      vi.runOnlyPendingTimers();
      await until(() => problems.mock.calls.length > problemCount && vi.getTimerCount() > 0);
      expect(proxy.tries()).toBe(1 + failed);
      expect(vi.getTimerCount()).toBe(1);
    }
    expect(notices).not.toHaveBeenCalled();

    proxy.reopen();
    await until(() => vi.getTimerCount() > 0);
    expect(vi.getTimerCount()).toBe(1);
    vi.runOnlyPendingTimers();
    await until(() => notices.mock.calls.length === 1);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    ends.push(() => other.end());
    await other.query('notify news');
    await until(() => notices.mock.calls.length === 2);
  });

  test('that cannot be opened at first is said so, and not tried again', async () => {
    const proxy = await openProxy('postgresql://nobody@127.0.0.1:1/nothing');
    ends.push(() => proxy.close());
    proxy.shut();
    await expect(listenOnServer(proxy.url, 'news', vi.fn(), vi.fn())).rejects.toThrow();
    expect(proxy.tries()).toBe(1);
  });
});
