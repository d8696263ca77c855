import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endChild, isRunning } from './children.ts';

/** HAProxy lets connections through to everybody until it has looked at each of them twice, in milliseconds. */
const SETTLED = 3000;

/** Where a member of the cluster has its database, and its Patroni answers. */
interface Member {
  name: string;
  port: number;
  rest: number;
}

/**
 * HAProxy before a cluster, as docs/operating.md configures it: connections go to the one whose Patroni says that it is
 * the primary, and those to another are closed.
 */
export async function startPrimaryProxy(
  folder: string,
  port: number,
  members: Member[],
): Promise<{ stop: () => Promise<unknown> }> {
  const file = join(folder, 'haproxy.cfg');
  const servers = members.map(
    ({ name, port: database, rest }) => `  server ${name} 127.0.0.1:${database} check port ${rest}`,
  );
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 12h
  timeout server 12h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  option clitcpka
  option srvtcpka
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  await delay(SETTLED);
  if (!isRunning(child)) throw new Error('HAProxy ended');
  return { stop: () => endChild(child, 'SIGTERM') };
}
