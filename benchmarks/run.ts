/** `npm run bench -- NAME…` runs measurements one after the other; without a name, all of them. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
  .sort();
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = chosen.find((word) => !names.includes(word));
if (unknown) {
  console.error(`There is no measurement "${unknown}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

const load = (loadavg()[0] ?? 0).toFixed(1);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load}`);
let missed = false;
for (const name of chosen.length > 0 ? chosen : names) {
  const file = join(import.meta.dirname, `${name}.bench.ts`);
  missed = spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0 || missed;
}
process.exit(missed ? 1 : 0);
