/**
 * `npm run bench -- NAME…` runs measurements one after the other, `npm run faults -- NAME…` fault campaigns; without
 * a name, all of them. The first argument selects which of the two.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../scripts/server-entry.mjs';
import { buildWeb } from '../scripts/set-up.mjs';

const KINDS = {
  bench: { folder: import.meta.dirname, ending: '.bench.ts', noun: 'measurement' },
  faults: { folder: join(import.meta.dirname, 'faults'), ending: '.campaign.ts', noun: 'campaign' },
};

const [kind, ...words] = process.argv.slice(2);
const { folder, ending, noun } = KINDS[kind === 'faults' ? 'faults' : 'bench'];
const names = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.replace(ending, ''))
  .sort();
const chosen = words.filter((word) => !word.startsWith('-'));
const unknown = chosen.find((word) => !names.includes(word));
if (unknown) {
  console.error(`There is no ${noun} "${unknown}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

const load = (loadavg()[0] ?? 0).toFixed(1);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load}`);
// Also for campaigns: visitors read pages, which answer 404 without it.
await buildWeb();
await buildServer();
let missed = false;
for (const name of chosen.length > 0 ? chosen : names) {
  const file = join(folder, `${name}${ending}`);
  missed = spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0 || missed;
}
process.exit(missed ? 1 : 0);
