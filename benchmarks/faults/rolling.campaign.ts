/**
 * Restarts two servers of two workers each behind a proxy, one after the other, while they are used. Target: no request
 * fails, behind HAProxy and behind nginx.
 */
import { freePort, startPostgres } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { Load } from './harness/load.ts';
import { isInstalled, type StartProxy, startHaproxy, startNginx } from './harness/proxies.ts';
import { isFailure } from './harness/send-request.ts';

const ROUNDS = 20;
const PROXIES: [string, StartProxy][] = [
  ['haproxy', startHaproxy],
  ['nginx', startNginx],
];

/** Restarts the servers one after the other, in several rounds. */
async function restartAll(campaign: Campaign, name: string, startProxy: StartProxy): Promise<void> {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase('rolling');
  const [one, two, port] = [await freePort(), await freePort(), await freePort()];
  const servers = [one, two].map((PORT) => {
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    const settings = { DATABASE_URL, PUBLIC_URL, PORT: String(PORT), WORKERS: '2' };
    return { port: PORT, codivia: new Codivia(settings) };
  });
  for (const { codivia } of servers) {
    campaign.atEnd(() => codivia.end('SIGKILL'));
    await codivia.start();
  }
  const proxy = await startProxy(temporaryFolder(campaign.atEnd), port, [one, two]);
  campaign.atEnd(() => proxy.stop());
  // A reload of nginx closes idle connections of clients, which may be about to send on them: browsers try again.
  const load = await Load.start({
    url: proxy.url,
    writers: 4,
    readers: 6,
    keepAlive: name !== 'nginx',
  });
  await load.progress(20);
  const rounds = campaign.rounds(ROUNDS);
  for (let round = 0; round < rounds; round++) {
    for (const { port, codivia } of servers) {
      await proxy.drain(port);
      const code = await codivia.end('SIGTERM');
      if (code !== 0) throw new Error(`a server ended with ${code}: ${codivia.output}`);
      await codivia.start();
      await proxy.enable(port);
    }
  }
  await load.progress(20);
  await load.stop();
  const failed = load.tally.of(isFailure);
  campaign.note(`${rounds} rolling restarts behind ${name}: ${load.tally}`);
  campaign.atMost(`failed of ${load.tally.total} requests behind ${name}`, failed, 0);
  campaign.atMost('acknowledged saves lost', load.lost, 0);
  await proxy.stop();
  for (const { codivia } of servers) await codivia.end('SIGTERM');
}

await runCampaign('rolling', async (campaign) => {
  const { FAULTS_PROXY: wanted } = process.env;
  for (const [name, startProxy] of PROXIES) {
    if (wanted && wanted !== name) continue;
    if (!isInstalled(name)) {
      throw new Error(
        `${name} is not installed here: install it first (Debian: apt-get install ${name}).`,
      );
    }
    await restartAll(campaign, name, startProxy);
  }
});
