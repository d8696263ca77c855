import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endChild, isRunning } from './children.ts';
import { sendRequest } from './send-request.ts';

/** Poll interval, in milliseconds. */
const POLL_MS = 50;

/** A load balancer in front of several servers, with operators' actions to restart one of them. */
export interface Proxy {
  url: string;
  /** Called before a server is stopped. */
  drain(port: number): Promise<void>;
  /** Called when the server is healthy again; returns when the proxy uses it. */
  enable(port: number): Promise<void>;
  stop(): Promise<unknown>;
}

export type StartProxy = (folder: string, port: number, servers: number[]) => Promise<Proxy>;

/** Tells whether a program is installed here. */
export const isInstalled = (program: string): boolean => !spawnSync(program, ['-v']).error;

async function waitUntil(holds: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  while (!(await holds())) {
    if (!isRunning(child)) throw new Error('the proxy ended');
    await delay(POLL_MS);
  }
}

/** HAProxy as docs/operating.md configures it: its health checks find out which servers are ready. */
export const startHaproxy: StartProxy = async (folder, port, servers) => {
  const file = join(folder, 'haproxy.cfg');
  const lines = servers.map((server) => `  server s${server} 127.0.0.1:${server}`);
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 5s
frontend web
  bind 127.0.0.1:${port}
  monitor-uri /proxy-lives
  stats enable
  stats uri /proxy-stats
  default_backend codivia
backend codivia
  option httpchk GET /api/health
  option redispatch
  retry-on conn-failure empty-response
  default-server check inter 500ms fall 2 rise 2
${lines.join('\n')}
`,
  );
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'ignore'] });
  const url = `http://127.0.0.1:${port}`;
  const isUp = async (server: number) => {
    const { text } = await sendRequest(url, { path: '/proxy-stats;csv' });
    const row = text.split('\n').find((line) => line.startsWith(`codivia,s${server},`));
    return row?.split(',')[17] === 'UP';
  };
  await waitUntil(
    async () => (await sendRequest(url, { path: '/proxy-lives' })).status === 200,
    child,
  );
  for (const server of servers) await waitUntil(() => isUp(server), child);
  return {
    url,
    drain: async () => {},
    enable: (server) => waitUntil(() => isUp(server), child),
    stop: () => endChild(child, 'SIGTERM'),
  };
};

/** nginx as docs/operating.md configures it: a reload takes the server out that is about to stop. */
export const startNginx: StartProxy = async (folder, port, servers) => {
  const url = `http://127.0.0.1:${port}`;
  let generation = 0;
  const write = (without?: number) => {
    generation += 1;
    const lines = servers.map(
      (server) => `server 127.0.0.1:${server}${server === without ? ' down' : ''};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  upstream codivia { ${lines.join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://codivia;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
    location = /proxy-generation { return 200 "${generation}"; }
  }
}
`,
    );
  };
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const file = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  write();
  const child = spawn('nginx', [...file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const isCurrent = async () =>
    (await sendRequest(url, { path: '/proxy-generation' })).text === String(generation);
  const reload = async (without?: number) => {
    write(without);
    spawnSync('nginx', [...file, '-s', 'reload']);
    await waitUntil(isCurrent, child);
  };
  await waitUntil(isCurrent, child);
  return { url, drain: reload, enable: () => reload(), stop: () => endChild(child, 'SIGTERM') };
};
