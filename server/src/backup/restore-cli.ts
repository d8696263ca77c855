/** `npm run restore -- FILE`: fills the empty database of the settings from a backup. */
import { storeSecret } from '../config.ts';
import { openDirectly } from '../open-database.ts';
import { runCommand, WrongUse } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

await runCommand('restore', async (config, [path]) => {
  if (!path) throw new WrongUse('name the file to read: npm run restore -- FILE');
  const database = await openDirectly(config);
  const { created_at, token_secret } = await restoreBackup(database, path).finally(() =>
    database.close(),
  );
  console.log(`Restored as it was at ${created_at}; every table has its rows and checksum.`);
  if (!token_secret) return;
  if (config.tokenSecretStored) storeSecret(config.dataDir, token_secret);
  else if (config.tokenSecret !== token_secret) {
    console.log(`Start the server with TOKEN_SECRET=${token_secret}
With another one everybody has to sign in again, and second factors have to be set up again.`);
  }
});
