/** Builds the web app into web/dist and compresses its files beforehand. Runs on the pinned Node. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { ROOT, runTool } from './set-up.mjs';

rmSync(join(ROOT, 'web/dist'), { recursive: true, force: true });
await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'web') });
const { files, fromCache } = await compressFolder(join(ROOT, 'web/dist'));
console.log(`  ${files} files compressed, ${fromCache} of them known from an earlier build`);
