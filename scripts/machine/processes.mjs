import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');

/** What ps says of a process, where there is no /proc (macOS); empty when it has ended. */
const ps = (pid, column) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();

/** The command line of a living process, with its arguments. */
export const commandOf = (pid) => (HAS_PROC ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ps(pid, 'command'));

/** When a process began, in the system's own form: distinguishes a process from a later one with the same number. */
export function startTime(pid) {
  if (!HAS_PROC) return ps(pid, 'lstart') || undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Sends a signal to a process (negative: its group); one that has ended already is fine. */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
