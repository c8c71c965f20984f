import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');

/** For systems without /proc (macOS); empty if the process has ended. */
const readPs = (pid, column) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();

/** The command line of a living process, with its arguments. */
export const getCommand = (pid) => (HAS_PROC ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : readPs(pid, 'command'));

/** Distinguishes a process from a later one with the same id. Format depends on the system. */
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

/** From /proc: a process' parent, and the ticks of processor time of it and its ended children. */
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

/** Processor time of a process and its descendants; undefined without /proc (macOS). */
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

/** Sends a signal to a process (negative: its group). Ignores ended processes. */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
