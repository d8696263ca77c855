import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Tells whether a process that was started has not ended, by itself or by a signal. */
export const isRunning = (child: ChildProcess | undefined): boolean =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** Sends a signal and waits for the end; returns the exit code, null for a process that a signal ended. */
export async function endChild(
  child: ChildProcess | undefined,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<number | null> {
  if (!child || !isRunning(child)) return child?.exitCode ?? null;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}
