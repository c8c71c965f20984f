import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');

/** What ps says of a process, where there is no /proc (macOS); empty when it has ended. */
const readPs = (pid, column) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();

/** The command line of a living process, with its arguments. */
export const getCommand = (pid) => (HAS_PROC ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : readPs(pid, 'command'));

/** When a process began, in the system's own form: distinguishes a process from a later one with the same number. */
export function readStartTime(pid) {
  if (!HAS_PROC) return readPs(pid, 'lstart') || undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Of /proc: a process's parent, and the ticks of processor time that it and its ended children have used. */
function readUsage(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // proc(5): ppid, utime, stime, cutime, cstime.
    return { pid: Number(pid), parent: fields[1], ticks: fields[11] + fields[12] + fields[13] + fields[14] };
  } catch {
    return undefined;
  }
}

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process and those below it have used; undefined where the system does not say it (macOS). */
export function readProcessorSeconds(root) {
  if (!HAS_PROC) return undefined;
  const usages = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readUsage(name) ?? []) : []));
  const found = usages.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...usages.filter(({ parent }) => parent === pid));
  return found.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
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
