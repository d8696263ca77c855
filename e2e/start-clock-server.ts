import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from './member.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a second server whose clock can be advanced, for events of later days. */
export async function startClockServer() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'codivia-clock-'));
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const server = fork(join(import.meta.dirname, 'clock-server.ts'), {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(server, 'message');
  const ask = async (message: number | string) => {
    server.send(message);
    await once(server, 'message');
  };
  return {
    url,
    pass: (milliseconds: number): Promise<void> => ask(milliseconds),
    /** Counts what learners do with lessons, as the server does every night. */
    countInsight: (): Promise<void> => ask('count insight'),
    async close(): Promise<void> {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
