/**
 * Builds the web app and the scripts that other sites embed into web/dist, and its pages as the server renders them
 * into web/dist-server. Runs on the pinned Node.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCanvas } from './canvas.mjs';
import { ROOT, runTool } from './set-up.mjs';
import { drawSiteIcons } from './site-icons.mjs';
import { drawSocialPictures } from './social-pictures.mjs';

rmSync(join(ROOT, 'web/dist'), { recursive: true, force: true });
rmSync(join(ROOT, 'web/dist-server'), { recursive: true, force: true });
const vite = (...options) =>
  runTool('vite', ['build', '--logLevel', 'warn', ...options], { cwd: join(ROOT, 'web') });
await vite();
await vite('--config', 'vite.embed.config.ts');
await vite('--config', 'vite.server.config.ts');
await openCanvas();
await drawSiteIcons(join(ROOT, 'web/dist/icons'));
const pictures = await drawSocialPictures(join(ROOT, 'web/dist/social'));
console.log(`  ${pictures} pictures of pages drawn`);
