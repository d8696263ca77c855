/**
 * `node runners/build/make-timezones-cli.ts DIR VERSION` writes src/python/worker/timezones.json from a folder
 * that `zic -b slim -d DIR` has compiled from the time zone database (https://www.iana.org/time-zones, in the public domain).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Timezones } from '../src/python/worker/timezones.ts';

const [dir, version] = process.argv.slice(2);
if (!dir || !version) {
  console.error('node runners/build/make-timezones-cli.ts DIR VERSION');
  process.exit(1);
}
const made: Timezones = { version, zones: {}, links: {} };
const firstWith = new Map<string, string>();
const files = readdirSync(dir, { recursive: true, withFileTypes: true });
const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
for (const path of paths.sort()) {
  const name = relative(dir, path).replaceAll('\\', '/');
  const data = readFileSync(path).toString('base64');
  const same = firstWith.get(data);
  if (same) made.links[name] = same;
  else {
    firstWith.set(data, name);
    made.zones[name] = data;
  }
}
const target = join(import.meta.dirname, '../src/python/worker/timezones.json');
writeFileSync(target, `${JSON.stringify(made, null, 2)}\n`);
console.log(`${paths.length} names, ${firstWith.size} zones in ${target}`);
