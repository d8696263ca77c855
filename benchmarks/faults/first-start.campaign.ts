/**
 * Starts servers at once on a new database: two to four on PostgreSQL, two on the embedded database, which allows
 * one. Targets: all servers on PostgreSQL serve, and one on the embedded database; there is one administrator, whose
 * password was shown once, and every course.
 */
import pg from 'pg';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { sendRequest } from './harness/send-request.ts';

const ROUNDS = 20;
/** Without a password in the settings, the server generates one and prints it. */
const SETTINGS = { ADMIN_PASSWORD: '' };

const countShownPasswords = (servers: Codivia[]) =>
  servers.reduce((sum, { output }) => sum + output.split('shown only this once').length - 1, 0);

async function countCourses({ url }: Codivia): Promise<number> {
  const { status, text } = await sendRequest(url, { path: '/api/courses' });
  return status === 200 ? (JSON.parse(text) as unknown[]).length : 0;
}

async function countAdministrators(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select from users where role = 'admin'`);
  await client.end();
  return rows.length;
}

/** Starts all at once; returns those that serve when the others have ended. */
async function startAll(servers: Codivia[]): Promise<Codivia[]> {
  for (const server of servers) server.launch();
  const states = await Promise.allSettled(servers.map((server) => server.ready()));
  return servers.filter((_, instance) => states[instance]?.status === 'fulfilled');
}

await runCampaign('first-start', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const rounds = campaign.rounds(ROUNDS);
  const failures = { starts: 0, administrators: 0, passwords: 0, courses: 0, embedded: 0 };
  const running: Codivia[] = [];
  campaign.atEnd(() => Promise.all(running.map((server) => server.end('SIGKILL'))));

  for (let round = 0; round < rounds; round++) {
    const DATABASE_URL = await postgres.createDatabase(`first_${round}`);
    const count = 2 + (round % 3);
    const servers: Codivia[] = [];
    for (let i = 0; i < count; i++) {
      const instance = { PORT: String(await freePort()), WORKERS: String(1 + (i % 2)) };
      servers.push(new Codivia({ ...SETTINGS, DATABASE_URL, ...instance }));
    }
    running.push(...servers);
    const serving = await startAll(servers);
    failures.starts += count - serving.length;
    if ((await countAdministrators(DATABASE_URL)) !== 1) failures.administrators += 1;
    if (countShownPasswords(servers) !== 1) failures.passwords += 1;
    for (const server of serving) if ((await countCourses(server)) < 10) failures.courses += 1;
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
    const refused = servers.filter(({ output }) => /Codivia cannot start: .+ in use /.test(output));
    const isRight =
      serving.length === 1 && refused.length === 1 && countShownPasswords(servers) === 1;
    if (!isRight) failures.embedded += 1;
    for (const server of servers) await server.end('SIGKILL');
  }

  campaign.atMost(`starts on PostgreSQL that failed, in ${rounds} rounds`, failures.starts, 0);
  campaign.atMost('rounds without exactly one administrator', failures.administrators, 0);
  campaign.atMost('rounds without exactly one password shown', failures.passwords, 0);
  campaign.atMost('servers without all courses', failures.courses, 0);
  campaign.atMost(
    `of ${rounds} rounds on one folder, without one server and one refusal`,
    failures.embedded,
    0,
  );
});
