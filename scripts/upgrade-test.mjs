/**
 * `npm run upgrade-test`: runs the server tests of the previous release on a PostgreSQL database with the tables of this
 * one, as its processes are while a new version replaces them one by one. `npm run upgrade-test -- REF` names that
 * release; else it is the newest tag before this commit, else the commit before the newest migration. Words behind REF
 * choose test files. With `--in-ci` nothing is run where no release has a tag, or where its tables are the same.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, install, pinnedNode, ROOT, run, step } from './set-up.mjs';

const MIGRATIONS = 'server/src/db/migrations';

/** Returns the output of git, or undefined when it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const newestTag = () => git('describe', '--tags', '--abbrev=0', 'HEAD^');

function beforeNewestMigration() {
  const newest = readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`);
  // A migration that is not committed yet comes after all committed ones.
  return added ? `${added}^` : 'HEAD';
}

/**
 * Returns the reason for which there is nothing to run for a change that is checked by itself; undefined when there is
 * something.
 */
function reasonToSkip(tag) {
  if (!tag) return 'No release has a tag yet.';
  if (git('diff', '--quiet', tag, '--', MIGRATIONS) !== undefined) {
    return `The tables are those of ${tag}.`;
  }
  return undefined;
}

/** Links our packages for a checkout that needs the same ones; its own workspaces stay its own. */
function linkPackages(folder) {
  for (const room of ['.', 'contract', 'content', 'runners', 'server', 'web']) {
    const [from, to] = [ROOT, folder].map((root) => join(root, room, 'node_modules'));
    if (!existsSync(from)) continue;
    const names = readdirSync(from, { withFileTypes: true }).map(({ name }) => name);
    mkdirSync(to, { recursive: true });
    for (const name of names.filter((one) => !/^\.(vite|cache)|^@codivia$/.test(one))) {
      symlinkSync(join(from, name), join(to, name), 'junction');
    }
  }
  const own = join(folder, 'node_modules/@codivia');
  mkdirSync(own);
  for (const { name } of readdirSync(join(ROOT, 'node_modules/@codivia'), {
    withFileTypes: true,
  })) {
    symlinkSync(join(folder, name), join(own, name), 'junction');
  }
}

async function givePackages(folder) {
  const [ours, theirs] = [ROOT, folder].map((root) =>
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  if (ours === theirs) linkPackages(folder);
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
}

function runTests(folder, files) {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const config = join(ROOT, 'server/test/upgrade/vitest.config.ts');
  const args = [
    vitest,
    'run',
    '--config',
    config,
    '--maxWorkers=2',
    '--project',
    'postgres',
    ...files,
  ];
  return run(pinnedNode(), args, { cwd: join(folder, 'server') });
}

const words = process.argv.slice(2);
const tag = newestTag();
const inCi = words.includes('--in-ci');
const nothing = inCi ? reasonToSkip(tag) : undefined;
if (nothing) {
  console.log(`${nothing} There is no upgrade to test.`);
  process.exit(0);
}

const [named, ...files] = words.filter((word) => !word.startsWith('-'));
const wanted = named ?? tag ?? beforeNewestMigration();
const commit = git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`);
if (!commit) giveUp(`git knows no ${wanted}.`);
await install();
const folder = mkdtempSync(join(tmpdir(), 'codivia-previous-'));
let failure;
try {
  git('worktree', 'add', '--detach', '--force', folder, commit);
  await step(`Packages of ${wanted}`, () => givePackages(folder));
  await step(`Server tests of ${wanted} on the tables of this release`, () =>
    runTests(folder, files),
  );
} catch (error) {
  failure = error;
} finally {
  git('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
}
if (failure) giveUp(`✗ ${failure.message}`);
