import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { serverArguments } from '../../scripts/server-entry.mjs';
import { testConfig } from './build-app.ts';

/** The server as operators start it, in a separate process. */
export interface RealServer {
  child: ChildProcess;
  url: string;
  /** All it has said so far. */
  printed(): string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts the real server with these settings, and waits until it reports that it is ready or has ended. The caller must
 * kill it.
 */
export async function startRealServer(settings: Record<string, string>): Promise<RealServer> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, serverArguments(), {
    env: {
      PATH: process.env.PATH,
      TOKEN_SECRET: testConfig().tokenSecret,
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  // Its output is read to the end: a closed pipe would end it sooner than the test does.
  const ready = new Promise<void>((resolve) => {
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (text) => {
        printed += text;
        if (printed.includes('Codivia is ready')) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  return { child, url: `http://localhost:${port}`, printed: () => printed, ended };
}

/** Returns the numbers of the processes that a process has started; only where there is /proc. */
export function childrenOf(parent: number | undefined): number[] {
  const parentOf = (pid: string) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      return undefined;
    }
  };
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.filter((pid) => parentOf(pid) === parent).map(Number);
}
