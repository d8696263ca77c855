/** Checks who imports whom, then plants a forbidden import and expects it to be found. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, runTool } from './set-up.mjs';

const ROOMS = ['contract', 'content', 'runners', 'server', 'web'];
const PLANTED = join(ROOT, 'contract/src/planted-violation.ts');

const cruise = (options) =>
  runTool(
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...ROOMS],
    options,
  );

await cruise();
writeFileSync(PLANTED, "import '../../server/src/config.ts';\n");
try {
  const found = await cruise({ stdio: 'ignore' }).then(
    () => false,
    () => true,
  );
  if (!found) giveUp('A planted violation was not found: the import rules check nothing.');
} finally {
  rmSync(PLANTED);
}
