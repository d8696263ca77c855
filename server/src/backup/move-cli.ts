/** `npm run move -- --to TARGET`: copies the database of the settings into another, empty one. */
import { openEmbedded } from '../db/connect.ts';
import { connectTo, openDirectly } from '../open-database.ts';
import { runCommand, WrongUse } from './command.ts';
import { moveDatabase } from './move-database.ts';

const USE = 'npm run move -- --to DATABASE_URL, or a data folder for the embedded database';

const isAddress = (target: string) => /^postgres(ql)?:\/\//.test(target);

await runCommand('move', async (config, [option, to]) => {
  if (option !== '--to' || !to) throw new WrongUse(`say where to: ${USE}`);
  const source = await openDirectly(config);
  const target = isAddress(to) ? await connectTo(to, '--to') : await openEmbedded(to);
  let rows = 0;
  await moveDatabase(source, target, (table, count) => {
    rows += count;
    console.log(`${table}: ${count}`);
  }).finally(async () => {
    await target.close();
    await source.close();
  });
  console.log(`Moved ${rows} rows; every table has the count and the checksum of its source.`);
  if (isAddress(to) && config.tokenSecretStored) {
    console.log(`Start the server with DATABASE_URL and TOKEN_SECRET=${config.tokenSecret}`);
  }
  if (!isAddress(to) && !config.tokenSecretStored) {
    console.log('Start the server with the same TOKEN_SECRET as before.');
  }
});
