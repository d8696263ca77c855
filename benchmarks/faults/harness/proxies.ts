import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './ask.ts';
import { endChild, isRunning } from './children.ts';

/** How often to look at a proxy, in milliseconds. */
const LOOK = 50;

/** A proxy before several servers, with the way its operators restart one of these. */
export interface Proxy {
  url: string;
  /** Before a server is told to stop. */
  takeOut(port: number): Promise<void>;
  /** Once the server is healthy again: returns when the proxy uses it. */
  putBack(port: number): Promise<void>;
  stop(): Promise<unknown>;
}

export type StartProxy = (folder: string, port: number, servers: number[]) => Promise<Proxy>;

/** Whether a program is installed here. */
export const isInstalled = (program: string): boolean => !spawnSync(program, ['-v']).error;

async function until(holds: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  while (!(await holds())) {
    if (!isRunning(child)) throw new Error('the proxy ended');
    await delay(LOOK);
  }
}

/** HAProxy as docs/operating.md configures it: it finds out by itself what a server can take. */
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
    const { text } = await ask(url, { path: '/proxy-stats;csv' });
    const row = text.split('\n').find((line) => line.startsWith(`codivia,s${server},`));
    return row?.split(',')[17] === 'UP';
  };
  await until(async () => (await ask(url, { path: '/proxy-lives' })).status === 200, child);
  for (const server of servers) await until(() => isUp(server), child);
  return {
    url,
    takeOut: async () => {},
    putBack: (server) => until(() => isUp(server), child),
    stop: () => endChild(child, 'SIGTERM'),
  };
};

/** nginx as docs/operating.md configures it: it is told which server is about to stop. */
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
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const file = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  write();
  const child = spawn('nginx', [...file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const isCurrent = async () =>
    (await ask(url, { path: '/proxy-generation' })).text === String(generation);
  const reload = async (without?: number) => {
    write(without);
    spawnSync('nginx', [...file, '-s', 'reload']);
    await until(isCurrent, child);
  };
  await until(isCurrent, child);
  return { url, takeOut: reload, putBack: () => reload(), stop: () => endChild(child, 'SIGTERM') };
};
