import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder belongs to a process that is still running. */
export class FolderInUse extends Error {}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, as the system counts it; tells a reused process number from its owner. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Keeps a second process out of a folder: two embedded databases on one folder lose rows without an error. Returns
 * the function that releases the folder. Throws FolderInUse.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (readFileSync(file, 'utf8') === mine) rmSync(file);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
      if (Number(pid) > 0 && isAlive(Number(pid)) && startOf(Number(pid)) === start) {
        throw new FolderInUse(`${folder} is in use by process ${pid}.`);
      }
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(`${folder} is being opened by another process.`);
}
