import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { childrenOf, type RealServer, startRealServer } from '../../test/real-server.ts';
import { openTestDatabase } from '../../test/test-database.ts';

/** Two workers share connections in turns: each request opens its own connection, and so reaches both. */
const agent = new Agent({ keepAlive: false });

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any answer
  body: any;
}

interface Ask {
  method?: string;
  token?: string;
  body?: unknown;
}

function ask(url: string, path: string, { method = 'GET', token, body }: Ask = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const sent = request(url + path, { method, agent, headers }, async (answer) => {
      const received = await text(answer).catch(reject);
      const isJson = /json/.test(answer.headers['content-type'] ?? '');
      resolve({
        status: answer.statusCode ?? 0,
        body: isJson ? JSON.parse(received ?? '') : received,
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function start(settings: Record<string, string>): Promise<RealServer> {
  const { settings: database, close } = await openTestDatabase();
  await close();
  return startRealServer({ ...database, WORKERS: '2', ...settings });
}

const workersOf = async ({ url }: RealServer) =>
  Number(/^codivia_workers (\d+)/m.exec((await ask(url, '/metrics')).body)?.[1]);

async function signIn({ url, printed }: RealServer): Promise<string> {
  const password = /password: (\S+)/.exec(printed())?.[1];
  const body = { email: 'admin@codivia.local', password };
  return (await ask(url, '/api/auth/login', { method: 'POST', body })).body.access_token;
}

const times = (part: string, whole: string) => whole.split(part).length - 1;

describe.runIf(inject('testDatabase').kind === 'server')('two workers', () => {
  let server: RealServer;
  beforeAll(async () => {
    server = await start({ DRAIN_DELAY: '5' });
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });

  test('make one administrator, and answer their figures together', async () => {
    expect(times('password:', server.printed())).toBe(1);
    expect(await workersOf(server)).toBe(2);
  });

  test('count together what is limited without the database', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 140; i++) {
      const { body } = await ask(server.url, '/api/v1/me', { token: 'codivia_pat_invented' });
      codes.push(body.code);
    }
    // A request that one worker has counted may reach the count of the other a moment later.
    expect(codes.indexOf('too_many_invalid_tokens')).toBeGreaterThanOrEqual(120);
    expect(codes.indexOf('too_many_invalid_tokens')).toBeLessThanOrEqual(124);
  });

  // Without /proc the test cannot find the processes to kill.
  const testOnLinux = test.runIf(process.platform === 'linux');
  testOnLinux('lose nothing when one is killed, and get another', async () => {
    const token = await signIn(server);
    const body = { name: 'Counting', kind: 'python', files: { 'main.py': '0' } };
    const made = await ask(server.url, '/api/projects', { method: 'POST', token, body });
    const path = `/api/projects/${made.body.id}`;
    const read = async () => (await ask(server.url, path, { token })).body;

    let acknowledged = 0;
    for (let next = 1; next <= 40; next++) {
      const { revision } = await read().catch(read);
      const saved = { revision, files: { 'main.py': String(next) } };
      const saving = ask(server.url, path, { method: 'PUT', token, body: saved });
      if (next === 20) process.kill(childrenOf(server.child.pid)[0] ?? 0, 'SIGKILL');
      const answer = await saving.catch(() => undefined);
      if (answer) {
        expect(answer.status).toBe(200);
        acknowledged = next;
      }
      const stored = await read().catch(read);
      expect(Number(stored.files['main.py'])).toBeGreaterThanOrEqual(acknowledged);
      if (next % 20 === 0) await expect.poll(() => workersOf(server)).toBe(2);
    }
    expect(acknowledged).toBe(40);
    expect(times('A worker ended (SIGKILL)', server.printed())).toBe(1);
  });

  test('are drained by one signal, also while another one starts', async () => {
    if (process.platform === 'linux') {
      const before = childrenOf(server.child.pid);
      process.kill(before[0] ?? 0, 'SIGKILL');
      const isNew = (pid: number) => !before.includes(pid);
      await expect.poll(() => childrenOf(server.child.pid).some(isNew), { interval: 5 }).toBe(true);
    }
    server.child.kill('SIGTERM');
    const health = async () => (await ask(server.url, '/api/health')).status;
    await expect.poll(health, { interval: 20 }).toBe(503);
    const answers = Array.from({ length: 10 }, () => ask(server.url, '/api/config'));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(times('Codivia is ready', server.printed())).toBe(1);
  });

  test('that cannot start say why, once', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const refused = await start({ PORT: String(port) });
    other.close();
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toBe(
      `Codivia cannot start: port ${port} is taken by another program.\n`,
    );
  });
});
