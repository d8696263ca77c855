import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The data folder belongs to a process that is still running. */
export class FolderInUse extends Error {}

/**
 * Time to wait for a process that was killed, which may hold its folder until the system has removed it; in
 * milliseconds.
 */
const HOLDER_TIMEOUT_MS = 5_000;
const POLL_MS = 50;

/** States of processes that have ended and only wait to be collected: zombies and dead ones (proc(5)). */
const ENDED = new Set(['Z', 'X', 'x']);

/** Returns the state and start of a process from Linux (proc(5)); null on other systems. */
function statOf(pid: number): { state: string; start: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns the line of a lock file: a process number and the start of the process, which distinguishes the owner from a
 * later process with the same number.
 */
const holderLine = (pid: number): string => `${pid} ${statOf(pid)?.start ?? ''}`;

/** Tells whether the process of a lock file still runs. An empty file is being written by one that does. */
function isHeld(holder: string): boolean {
  if (holder === '') return true;
  const pid = Number.parseInt(holder, 10);
  if (!(pid > 0) || !exists(pid) || ENDED.has(statOf(pid)?.state ?? '')) return false;
  return holderLine(pid) === holder;
}

function readHolder(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Removes the lock of a holder that is gone. When two processes find it, the second restores the lock that the first
 * wrote.
 */
function removeLock(file: string, holder: string): void {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') === holder) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function writeLock(file: string, mine: string): boolean {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Keeps a second process out of a folder: two embedded databases on one folder lose rows without an error. Waits
 * `timeoutMs` for a holder that may be ending. Returns the function that releases the folder. Throws FolderInUse.
 */
export async function lockFolder(
  folder: string,
  timeoutMs = HOLDER_TIMEOUT_MS,
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const mine = holderLine(process.pid);
  const until = performance.now() + timeoutMs;
  while (!writeLock(file, mine)) {
    const holder = readHolder(file);
    if (holder === null) continue;
    const isLate = performance.now() > until;
    if (!isHeld(holder) || (isLate && holder === '')) removeLock(file, holder);
    else if (isLate) {
      throw new FolderInUse(`${folder} is in use by process ${Number.parseInt(holder, 10)}.`);
    } else await delay(POLL_MS);
  }
  return () => {
    if (readHolder(file) === mine) rmSync(file);
  };
}
