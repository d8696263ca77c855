/**
 * Starts servers at once on a database in which none has been started: two to four on PostgreSQL, two on the embedded
 * database, which is for one. Targets: all of the former serve, one of the latter; there is one administrator, whose password
 * was shown once, and every course.
 */
import pg from 'pg';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { ask } from './harness/ask.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';

const ROUNDS = 20;
/** An administrator's password is made up, and shown. */
const SETTINGS = { ADMIN_PASSWORD: '' };

const passwordsShown = (servers: Codivia[]) =>
  servers.reduce((sum, { said }) => sum + said.split('shown only this once').length - 1, 0);

async function coursesOf({ url }: Codivia): Promise<number> {
  const { status, text } = await ask(url, { path: '/api/courses' });
  return status === 200 ? (JSON.parse(text) as unknown[]).length : 0;
}

async function administratorsIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select from users where role = 'admin'`);
  await client.end();
  return rows.length;
}

/** Starts all at once; answers those that serve, once the others have ended. */
async function startAll(servers: Codivia[]): Promise<Codivia[]> {
  for (const server of servers) server.launch();
  const states = await Promise.allSettled(servers.map((server) => server.ready()));
  return servers.filter((_, place) => states[place]?.status === 'fulfilled');
}

await runCampaign('first-start', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const rounds = campaign.rounds(ROUNDS);
  const wrong = { starts: 0, administrators: 0, passwords: 0, courses: 0, embedded: 0 };
  const running: Codivia[] = [];
  campaign.atEnd(() => Promise.all(running.map((server) => server.end('SIGKILL'))));

  for (let round = 0; round < rounds; round++) {
    const DATABASE_URL = await postgres.createDatabase(`first_${round}`);
    const count = 2 + (round % 3);
    const servers: Codivia[] = [];
    for (let i = 0; i < count; i++) {
      const place = { PORT: String(await freePort()), WORKERS: String(1 + (i % 2)) };
      servers.push(new Codivia({ ...SETTINGS, DATABASE_URL, ...place }));
    }
    running.push(...servers);
    const serving = await startAll(servers);
    wrong.starts += count - serving.length;
    if ((await administratorsIn(DATABASE_URL)) !== 1) wrong.administrators += 1;
    if (passwordsShown(servers) !== 1) wrong.passwords += 1;
    for (const server of serving) if ((await coursesOf(server)) < 10) wrong.courses += 1;
    for (const server of servers) await server.end('SIGKILL');
  }

  for (let round = 0; round < rounds; round++) {
    const DATA_DIR = temporaryFolder(campaign.atEnd);
    const servers: Codivia[] = [];
    for (let i = 0; i < 2; i++) {
      servers.push(new Codivia({ ...SETTINGS, DATA_DIR, PORT: String(await freePort()) }));
    }
    running.push(...servers);
    const serving = await startAll(servers);
    const refused = servers.filter(({ said }) => /Codivia cannot start: .+ in use /.test(said));
    const isRight = serving.length === 1 && refused.length === 1 && passwordsShown(servers) === 1;
    if (!isRight) wrong.embedded += 1;
    for (const server of servers) await server.end('SIGKILL');
  }

  campaign.atMost(`starts on PostgreSQL that failed, in ${rounds} rounds`, wrong.starts, 0);
  campaign.atMost('rounds without exactly one administrator', wrong.administrators, 0);
  campaign.atMost('rounds without exactly one password shown', wrong.passwords, 0);
  campaign.atMost('servers without all courses', wrong.courses, 0);
  campaign.atMost(
    `of ${rounds} rounds on one folder, without one server and one refusal`,
    wrong.embedded,
    0,
  );
});
