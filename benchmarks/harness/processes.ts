import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** The fields of /proc/PID/stat that follow the name of the program; empty for one that has ended. */
export function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** The numbers of all processes; none where there is no /proc. */
export function allProcesses(): string[] {
  return process.platform === 'linux'
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : [];
}

/** Length of the ticks that /proc counts in, in milliseconds. */
const TICK = 10;

/** Processor time that a process and its children have used so far, in milliseconds; 0 where there is no /proc. */
export function processorTimeBelow(parent: string): number {
  // Fields 11 to 14: user and system time of a process, and of its children that have ended.
  const ticks = (stat: string[], count: number) =>
    stat.slice(11, 11 + count).reduce((sum, field) => sum + Number(field), 0);
  const children = allProcesses()
    .map(statOf)
    .filter((stat) => stat[1] === parent);
  const used = children.reduce((sum, stat) => sum + ticks(stat, 2), ticks(statOf(parent), 4));
  return used * TICK;
}

/**
 * Returns the time that the main thread of a process has waited in the run queue since its start, in milliseconds; 0 if
 * the system does not report it.
 */
export function schedulerWaitOf(pid: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}

/** The processes that a process has started, the oldest first. */
export function childrenOf(parent: number): number[] {
  return allProcesses()
    .filter((pid) => statOf(pid)[1] === String(parent))
    .map(Number)
    .sort((one, other) => Number(statOf(String(one))[19]) - Number(statOf(String(other))[19]));
}

/** The load of the machine in the last minute. */
export const currentLoad = () => (loadavg()[0] ?? 0).toFixed(1);
