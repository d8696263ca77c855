/** `npm start`: installs and builds missing parts, then serves. */
import { spawn } from 'node:child_process';
import { buildServer, serverArguments } from './server-entry.mjs';
import { buildWeb, install, pinnedNode, ROOT } from './set-up.mjs';

/** Time between two checks that the process that started this one is still there, in milliseconds. */
const PARENT_CHECK = 250;

await install();
await buildWeb();
await buildServer();

const server = spawn(pinnedNode(), serverArguments(), {
  cwd: ROOT,
  stdio: 'inherit',
});
// In a terminal Ctrl-C reaches the server by itself; signals to this process alone are passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
// npm passes SIGTERM on to the shell between us, which dies of it without telling anyone.
const shell = process.ppid;
const watch = setInterval(() => process.ppid !== shell && server.kill('SIGTERM'), PARENT_CHECK);
watch.unref();
server.on('exit', (code, signal) => process.exit(signal ? 1 : code));
