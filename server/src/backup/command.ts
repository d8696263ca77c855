import { type Config, readConfig } from '../config.ts';
import { reasonOf } from '../open-database.ts';
import { DamagedBackup } from './backup-file.ts';
import { MoveFailed, SourceInUse } from './move-database.ts';
import { DatabaseNotEmpty, NewerBackup } from './restore-backup.ts';
import { EmptyDatabase } from './write-backup.ts';

/** The command was called with invalid arguments. */
export class WrongUse extends Error {}

/** The command did what it could, and something is left to decide. */
export class ConflictsLeft extends Error {}

const PLAIN = [
  ConflictsLeft,
  DamagedBackup,
  DatabaseNotEmpty,
  EmptyDatabase,
  MoveFailed,
  NewerBackup,
  SourceInUse,
  WrongUse,
];

/** Runs a command with the settings; when it fails, it ends with one clear line. */
export async function runCommand(
  name: string,
  work: (config: Config, words: string[]) => Promise<void>,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    await work(config, process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    console.error(`${name}: ${reasonOf(error, config, PLAIN)}`);
    process.exit(1);
  }
}
