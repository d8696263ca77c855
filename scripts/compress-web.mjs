/**
 * Compresses the files of web/dist beforehand; `--quickly` where only tests use them. Writes which of the two it was
 * into `COMPRESSED`. Runs on the pinned Node.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { COMPRESSED, ROOT } from './set-up.mjs';

const quickly = process.argv.includes('--quickly');
const { files, fromCache } = await compressFolder(join(ROOT, 'web/dist'), { quickly });
writeFileSync(COMPRESSED, quickly ? 'quickly' : 'fully');
console.log(`  ${files} files compressed, ${fromCache} of them known from an earlier build`);
