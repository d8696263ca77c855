/** Builds the server into the few files of server/dist. Runs on the pinned Node. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runTool } from './set-up.mjs';

rmSync(join(ROOT, 'server/dist'), { recursive: true, force: true });
await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'server') });
