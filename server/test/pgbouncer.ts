import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Number of connections: fewer than one server may use, so that its statements go through changing connections. */
const POOL_SIZE = 5;
/** Interval between checks whether it answers, in milliseconds. */
const LOOK = 20;

export interface PgBouncerOptions {
  /** The port on which it listens, and that of the database server behind it, both on this machine. */
  port: number;
  target: number;
  user: string;
  password: string;
  poolSize?: number;
  /** More lines of its configuration. */
  settings?: string[];
}

export const isPgBouncerInstalled = (): boolean =>
  !spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).error;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await delay(LOOK);
  }
}

/** Starts PgBouncer, which pools transactions, before a database server; returns the function that stops it. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<() => Promise<void>> {
  const { port, target, user, password, poolSize = POOL_SIZE, settings = [] } = options;
  const folder = mkdtempSync(join(tmpdir(), 'codivia-pgbouncer-'));
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${password}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
server_idle_timeout = 1
${settings.join('\n')}
`,
  );
  // It refuses to run as root, and reads its files as the user it runs as.
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', ['-q', ...(isRoot ? ['-u', 'nobody'] : []), file], {
    stdio: 'ignore',
  });
  await untilListening(child, port);
  return async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
