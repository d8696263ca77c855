import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endChild, isRunning } from './children.ts';

/** HAProxy treats every server as healthy until its first two checks are over, in milliseconds. */
const FIRST_CHECKS_MS = 3000;

/** A member of the cluster: port of its database, port of Patroni's REST API. */
interface Member {
  name: string;
  port: number;
  rest: number;
}

/**
 * HAProxy before a cluster, as docs/operating.md configures it. Connections to `ports.primary` go to the server whose
 * Patroni reports it as primary, those to `ports.standby` to its standbys; those to a server that has changed its role
 * are closed.
 */
export async function startPrimaryProxy(
  folder: string,
  ports: { primary: number; standby: number },
  members: Member[],
): Promise<{ stop: () => Promise<unknown> }> {
  const file = join(folder, 'haproxy.cfg');
  const servers = members.map(
    ({ name, port: database, rest }) => `  server ${name} 127.0.0.1:${database} check port ${rest}`,
  );
  const listen = (name: keyof typeof ports, role: string) => `listen ${name}
  bind 127.0.0.1:${ports[name]}
  option httpchk OPTIONS ${role}
  http-check expect status 200
  option clitcpka
  option srvtcpka
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}`;
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 12h
  timeout server 12h
  timeout check 2s
${listen('primary', '/primary')}
${listen('standby', '/replica')}
`,
  );
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  await delay(FIRST_CHECKS_MS);
  if (!isRunning(child)) throw new Error('HAProxy ended');
  return { stop: () => endChild(child, 'SIGTERM') };
}
