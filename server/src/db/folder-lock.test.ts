import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codivia-lock-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const lock = () => join(folder, 'lock');

/** Runs a shell command; returns the first line that it prints. */
async function firstLine(command: string): Promise<string> {
  child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return String(printed).trim();
}

/** The start of a process as a lock file names it. */
const startOf = (pid: string): string => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

/** Writes the lock of a process. */
const hold = (pid: string) => writeFileSync(lock(), `${pid} ${startOf(pid)}`);

// The tests are the same on both databases, and need Linux to read the state of processes.
describe.runIf(inject('testDatabase').kind === 'pglite' && existsSync('/proc'))('a folder', () => {
  test('is refused while another process holds it, and free once it is released', async () => {
    hold(await firstLine('echo $$; exec sleep 600'));
    await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
    rmSync(lock());
    const release = await lockFolder(folder, 0);
    await expect(lockFolder(folder, 0)).rejects.toThrow(`process ${process.pid}`);
    release();
    (await lockFolder(folder, 0))();
    expect(existsSync(lock())).toBe(false);
  });

  test('of a process that has ended and waits to be collected is free', async () => {
    // The program that replaces the shell never collects its child's exit status.
    const pid = await firstLine('sleep 0.1 & echo $!; exec sleep 600');
    while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await delay(10);
    hold(pid);
    (await lockFolder(folder, 0))();
  });

  test('of a reused process number, or with a lock that says nothing, is free', async () => {
    writeFileSync(lock(), `${process.pid} 1`);
    (await lockFolder(folder, 0))();
    writeFileSync(lock(), '');
    (await lockFolder(folder, 0))();
  });

  test('is waited for while the process that holds it ends', async () => {
    hold(await firstLine('echo $$; exec sleep 600'));
    const waiting = lockFolder(folder, 600_000);
    await expect(Promise.race([waiting, Promise.resolve('waits')])).resolves.toBe('waits');
    child?.kill('SIGKILL');
    (await waiting)();
  });

  test('goes to one of several that find the lock of a process that is gone', async () => {
    writeFileSync(lock(), '999999999 1');
    const script = `
      const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))});
      await lockFolder(${JSON.stringify(folder)}, 0).then(() => console.log('held'), () => console.log('refused'));
      setTimeout(() => {}, 60_000);`;
    const starts = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    const outputs = await Promise.all(starts.map(({ stdout }) => once(stdout, 'data')));
    for (const start of starts) start.kill('SIGKILL');
    expect(outputs.map(String).filter((line) => line.startsWith('held'))).toHaveLength(1);
  });
});
