/** `npm run dev`: the server restarts and the pages reload at every change, on http://localhost:5173. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, pinnedNode, ROOT } from './set-up.mjs';

await install();
const npx = (args, cwd) =>
  spawn('npm', ['exec', '--no', '--', ...args], {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
/** Links in mails, and the ways back from payments, lead to the pages that reload. */
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env };
const children = [
  spawn(pinnedNode(), ['--watch', 'server/src/main.ts'], { cwd: ROOT, stdio: 'inherit', env }),
  npx(['vite'], join(ROOT, 'web')),
];
const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGTERM', stop);
process.on('SIGINT', () => {});
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
