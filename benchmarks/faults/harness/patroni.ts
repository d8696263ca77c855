import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../harness/postgres.ts';
import { childrenOf } from '../../harness/processes.ts';
import { endChild, isRunning } from './children.ts';
import { sendRequest } from './send-request.ts';

/** Poll interval, in milliseconds. */
const POLL_MS = 200;
/** Timeout until the cluster is healthy, in milliseconds. */
const HEALTHY_TIMEOUT_MS = 180_000;
const NODES = 3;

/**
 * In seconds, as docs/operating.md recommends them. A primary that does not renew its lock for `ttl` is demoted;
 * Patroni requires loop_wait + 2 * retry_timeout ≤ ttl.
 */
const TIMING = { ttl: 5, loop_wait: 1, retry_timeout: 2 };
export const USER = 'codivia';
export const PASSWORD = 'only for campaigns';

/** Folder with the programs of the newest PostgreSQL installed from Debian packages; undefined without one. */
export const postgresPrograms = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'pg_rewind')))
    .sort((one, other) => Number(other.split('/')[4]) - Number(one.split('/')[4]))[0];

/** The user and group that PostgreSQL runs as when this process is root, which PostgreSQL refuses. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(spawnSync('id', [option, 'postgres']).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** A member of the cluster, as Patroni names it. */
interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

interface Node {
  name: string;
  folder: string;
  port: number;
  rest: number;
  child: ChildProcess | undefined;
}

const isLeader = ({ role, state }: Member) => role === 'leader' && state === 'running';
const follows = ({ state }: Member) => ['running', 'streaming'].includes(state);

/** Three PostgreSQL servers under Patroni: a primary, and at least one synchronous standby. */
export class PatroniCluster {
  readonly nodes: Node[] = [];
  readonly #folder: string;
  readonly #programs: string;
  readonly #user = unprivileged();
  #etcd: ChildProcess | undefined;
  #etcdPort = 0;

  constructor(folder: string, programs: string) {
    this.#folder = folder;
    this.#programs = programs;
    if (this.#user) chownSync(folder, this.#user.uid, this.#user.gid);
  }

  async start(): Promise<void> {
    this.#etcdPort = await freePort();
    const clients = `http://127.0.0.1:${this.#etcdPort}`;
    const peers = `http://127.0.0.1:${await freePort()}`;
    this.#etcd = this.#spawn('etcd', [
      ...['--data-dir', join(this.#folder, 'etcd'), '--name', 'one'],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `one=${peers}`],
    ]);
    while ((await sendRequest(clients, { path: '/health' })).status !== 200)
      await this.#wait(this.#etcd);
    for (let number = 1; number <= NODES; number++) {
      const name = `node${number}`;
      const folder = join(this.#folder, name);
      mkdirSync(folder, { mode: 0o700 });
      if (this.#user) chownSync(folder, this.#user.uid, this.#user.gid);
      const node: Node = {
        name,
        folder,
        port: await freePort(),
        rest: await freePort(),
        child: undefined,
      };
      writeFileSync(join(folder, 'patroni.json'), JSON.stringify(this.#settings(node)));
      this.nodes.push(node);
      this.startNode(node);
    }
    await this.waitUntilHealthy();
  }

  startNode(node: Node): void {
    node.child = this.#spawn('patroni', [join(node.folder, 'patroni.json')]);
  }

  /** Kills the primary with all its processes and its Patroni. Returns its node. */
  async killPrimary(): Promise<Node> {
    const leader = (await this.members()).find(isLeader)?.name;
    const node = this.nodes.find(({ name }) => name === leader);
    if (!node) throw new Error('there is no primary');
    const first = Number(
      readFileSync(join(node.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0],
    );
    node.child?.kill('SIGKILL');
    for (const pid of [first, ...childrenOf(first)]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Some end by themselves once the postmaster has ended.
      }
    }
    return node;
  }

  /** The members of the cluster, according to the first one that answers. */
  async members(): Promise<Member[]> {
    for (const { rest, child } of this.nodes) {
      if (!isRunning(child)) continue;
      const { status, text } = await sendRequest(`http://127.0.0.1:${rest}`, { path: '/cluster' });
      if (status === 200) return (JSON.parse(text) as { members: Member[] }).members;
    }
    return [];
  }

  /** Waits until there is a primary, a synchronous standby and another standby without much lag. */
  async waitUntilHealthy(): Promise<void> {
    const limit = performance.now() + HEALTHY_TIMEOUT_MS;
    const isHealthy = (members: Member[]) =>
      members.length === NODES &&
      members.every(follows) &&
      members.some(isLeader) &&
      members.some(({ role }) => role === 'sync_standby') &&
      members.every(({ lag = 0 }) => Number(lag) === 0 || Number(lag) < 1e6);
    while (!isHealthy(await this.members())) {
      if (performance.now() > limit) {
        throw new Error(`the cluster is not whole: ${JSON.stringify(await this.members())}`);
      }
      await delay(POLL_MS);
    }
  }

  async stop(): Promise<void> {
    // In this order no standby is promoted, and each Patroni stops its server.
    await Promise.all(this.nodes.map(({ child }) => endChild(child, 'SIGTERM')));
    await endChild(this.#etcd, 'SIGKILL');
  }

  #spawn(program: string, args: string[]): ChildProcess {
    const PATH = `${this.#programs}:${process.env.PATH}`;
    const env = { PATH, HOME: this.#folder, LC_ALL: 'C.UTF-8' };
    return spawn(program, args, { env, stdio: 'ignore', cwd: this.#folder, ...this.#user });
  }

  async #wait(child: ChildProcess | undefined): Promise<void> {
    if (!isRunning(child)) throw new Error('etcd ended');
    await delay(POLL_MS);
  }

  #settings({ name, folder, port, rest }: Node): object {
    const account = { username: USER, password: PASSWORD };
    return {
      scope: 'codivia',
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd3: { host: `127.0.0.1:${this.#etcdPort}` },
      bootstrap: {
        dcs: {
          ...TIMING,
          synchronous_mode: true,
          maximum_lag_on_failover: 1_048_576,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: { max_connections: 100, wal_log_hints: 'on', wal_keep_size: '256MB' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
        pg_hba: ['host replication all 127.0.0.1/32 md5', 'host all all 127.0.0.1/32 md5'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: join(folder, 'data'),
        bin_dir: this.#programs,
        pgpass: join(folder, 'pgpass'),
        authentication: { superuser: account, replication: account, rewind: account },
        parameters: { unix_socket_directories: folder, password_encryption: 'md5' },
      },
    };
  }
}
