import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Conform } from './conform.ts';

/**
 * `npm run conformance`: runs the sets of programs of all kinds, or of the named ones, and reports the differences
 * between a program here and where it comes from. A kind is a folder with a `conform.ts`.
 */
const wanted = process.argv.slice(2);
const files = globSync('*/conform.ts', { cwd: import.meta.dirname }).sort();
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(dirname(file)));
if (chosen.length === 0) {
  const kinds = files.map((file) => basename(dirname(file))).join(', ');
  console.error(`No such kind. There are: ${kinds}.`);
  process.exit(1);
}

let failed = 0;
for (const file of chosen) {
  const { conform }: { conform: Conform } = await import(join(import.meta.dirname, file));
  const started = performance.now();
  let same = 0;
  let all = 0;
  for await (const { name, difference } of conform()) {
    all++;
    if (difference === null) same++;
    else console.log(`✗ ${dirname(file)}: ${name}\n  ${difference.replaceAll('\n', '\n  ')}`);
  }
  failed += all - same;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${dirname(file)}: ${same} of ${all} alike, in ${seconds} s`);
}
process.exit(failed === 0 ? 0 : 1);
