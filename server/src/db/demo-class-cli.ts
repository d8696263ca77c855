/** `npm run demo-class`: makes a class to be shown and tried, with the settings of the server; `-- fr` makes a French one. */
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { runCommand, WrongUse } from '../backup/command.ts';
import { openDirectly } from '../open-database.ts';
import { DEMO_TEACHER } from './demo-teacher.ts';
import { withSetupLock } from './migrate.ts';
import { seedDemoClass } from './seed-demo-class.ts';
import { setUp } from './set-up.ts';

const isLanguage = (word: string): word is Language => LANGUAGES.some((one) => one === word);

await runCommand('demo-class', async (config, [word = 'en']) => {
  if (!isLanguage(word)) throw new WrongUse(`the language is ${LANGUAGES.join(' or ')}.`);
  const database = await openDirectly(config);
  try {
    // The class needs tables and lessons: a database that no server has used yet gets them here.
    await setUp(database, { ...config, demo: false });
    await withSetupLock(database, async () => {
      if (await seedDemoClass(database.db, console.log, word)) return;
      console.log(`The demonstration class of ${DEMO_TEACHER} is there already.`);
    });
  } finally {
    await database.close();
  }
});
