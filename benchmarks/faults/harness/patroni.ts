import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../harness/postgres.ts';
import { childrenOf } from '../../harness/processes.ts';
import { ask } from './ask.ts';
import { endChild, isRunning } from './children.ts';

/** How often to look, in milliseconds. */
const LOOK = 200;
/** A cluster that is not whole by then never will be, in milliseconds. */
const WHOLE_LIMIT = 180_000;
const NODES = 3;

/**
 * In seconds, as docs/operating.md recommends them. A primary that says nothing for `ttl` has lost its place; Patroni
 * wants loop_wait + 2 * retry_timeout to fit into it.
 */
const TIMING = { ttl: 5, loop_wait: 1, retry_timeout: 2 };
export const USER = 'codivia';
export const PASSWORD = 'only for campaigns';

/** The programs of the newest PostgreSQL that Debian's packages have installed; undefined without one. */
export const postgresPrograms = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'pg_rewind')))
    .sort((one, other) => Number(other.split('/')[4]) - Number(one.split('/')[4]))[0];

/** PostgreSQL refuses to run as root: who it runs as then, by the numbers of user and group. */
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

/** Three PostgreSQL servers of which Patroni keeps one the primary and one, at least, in step with it. */
export class PatroniCluster {
  readonly nodes: Node[] = [];
  readonly #folder: string;
  readonly #programs: string;
  readonly #as = unprivileged();
  #etcd: ChildProcess | undefined;
  #etcdPort = 0;

  constructor(folder: string, programs: string) {
    this.#folder = folder;
    this.#programs = programs;
    if (this.#as) chownSync(folder, this.#as.uid, this.#as.gid);
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
    while ((await ask(clients, { path: '/health' })).status !== 200) await this.#wait(this.#etcd);
    for (let number = 1; number <= NODES; number++) {
      const name = `node${number}`;
      const folder = join(this.#folder, name);
      mkdirSync(folder, { mode: 0o700 });
      if (this.#as) chownSync(folder, this.#as.uid, this.#as.gid);
      const node: Node = {
        ...{ name, folder, port: await freePort(), rest: await freePort(), child: undefined },
      };
      writeFileSync(join(folder, 'patroni.json'), JSON.stringify(this.#settings(node)));
      this.nodes.push(node);
      this.startNode(node);
    }
    await this.untilWhole();
  }

  startNode(node: Node): void {
    node.child = this.#spawn('patroni', [join(node.folder, 'patroni.json')]);
  }

  /** Kills the primary with all its processes, and what would start it again. Answers which it was. */
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
        // Some end by themselves when the first one has.
      }
    }
    return node;
  }

  /** Who belongs to the cluster, by any member that answers. */
  async members(): Promise<Member[]> {
    for (const { rest, child } of this.nodes) {
      if (!isRunning(child)) continue;
      const { status, text } = await ask(`http://127.0.0.1:${rest}`, { path: '/cluster' });
      if (status === 200) return (JSON.parse(text) as { members: Member[] }).members;
    }
    return [];
  }

  /** Waits until there is a primary, one standby in step with it, and another one that follows. */
  async untilWhole(): Promise<void> {
    const limit = performance.now() + WHOLE_LIMIT;
    const isWhole = (members: Member[]) =>
      members.length === NODES &&
      members.every(follows) &&
      members.some(isLeader) &&
      members.some(({ role }) => role === 'sync_standby') &&
      members.every(({ lag = 0 }) => Number(lag) === 0 || Number(lag) < 1e6);
    while (!isWhole(await this.members())) {
      if (performance.now() > limit) {
        throw new Error(`the cluster is not whole: ${JSON.stringify(await this.members())}`);
      }
      await delay(LOOK);
    }
  }

  async stop(): Promise<void> {
    // In this order nobody is promoted, and Patroni stops its server.
    await Promise.all(this.nodes.map(({ child }) => endChild(child, 'SIGTERM')));
    await endChild(this.#etcd, 'SIGKILL');
  }

  #spawn(program: string, args: string[]): ChildProcess {
    const PATH = `${this.#programs}:${process.env.PATH}`;
    const env = { PATH, HOME: this.#folder, LC_ALL: 'C.UTF-8' };
    return spawn(program, args, { env, stdio: 'ignore', cwd: this.#folder, ...this.#as });
  }

  async #wait(child: ChildProcess | undefined): Promise<void> {
    if (!isRunning(child)) throw new Error('etcd ended');
    await delay(LOOK);
  }

  #settings({ name, folder, port, rest }: Node): object {
    const account = { username: USER, password: PASSWORD };
    return {
      ...{ scope: 'codivia', name },
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
        ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` },
        ...{ data_dir: join(folder, 'data'), bin_dir: this.#programs },
        pgpass: join(folder, 'pgpass'),
        authentication: { superuser: account, replication: account, rewind: account },
        parameters: { unix_socket_directories: folder, password_encryption: 'md5' },
      },
    };
  }
}
