/** `npm run courses -- pull|push [COURSE] [--dry-run] [--ours|--theirs]`: the same texts in the panel and in the files. */
import { COURSES_FOLDER } from '@codivia/content/load-courses';
import { ConflictsLeft, runCommand, WrongUse } from '../backup/command.ts';
import { openDirectly } from '../open-database.ts';
import type { SyncOptions, SyncReport } from './compare-texts.ts';
import { pullCourses } from './pull-courses.ts';
import { pushCourses } from './push-courses.ts';

const USE = 'npm run courses -- pull|push [COURSE] [--dry-run] [--ours|--theirs]';
const OPTIONS = ['--dry-run', '--ours', '--theirs'];

function optionsOf(words: readonly string[]): SyncOptions {
  const [course, ...more] = words.filter((word) => !word.startsWith('--'));
  const options = words.filter((word) => word.startsWith('--'));
  const isKnown = options.every((word) => OPTIONS.includes(word)) && more.length === 0;
  if (!isKnown || (options.includes('--ours') && options.includes('--theirs')))
    throw new WrongUse(`not understood: ${USE}`);
  const resolution = options.includes('--ours') ? 'ours' : undefined;
  return {
    folder: COURSES_FOLDER,
    course,
    dryRun: options.includes('--dry-run'),
    resolution: options.includes('--theirs') ? 'theirs' : resolution,
  };
}

function print({ changes, conflicts, notes }: SyncReport, { dryRun }: SyncOptions): void {
  for (const line of changes) console.log(`${dryRun ? 'would change' : 'changed'} ${line}`);
  for (const line of notes) console.log(`note: ${line}`);
  for (const line of conflicts) console.error(`conflict: ${line}`);
  if (conflicts.length > 0)
    throw new ConflictsLeft(
      `${conflicts.length} left as they are. Mend the files, or decide with --ours (the files) or --theirs (the panel).`,
    );
  if (changes.length === 0 && notes.length === 0)
    console.log('Nothing to change: the panel and the files say the same.');
}

await runCommand('courses', async (config, [command, ...words]) => {
  if (command !== 'pull' && command !== 'push') throw new WrongUse(`say which way: ${USE}`);
  const options = optionsOf(words);
  const database = await openDirectly(config);
  const work = command === 'pull' ? pullCourses : pushCourses;
  const report = await work(database.db, options, new Date()).finally(() => database.close());
  print(report, options);
});
