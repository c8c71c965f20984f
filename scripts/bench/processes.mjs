import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const kilobytes = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/** The process and everything that it started, at any depth. */
function family(root) {
  const children = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const collect = (pid) => [pid, ...(children.get(pid) ?? []).flatMap(collect)];
  return collect(root);
}

/** What a process is in the product. Throws when it has ended. */
function nameOf(pid) {
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const service = /svc-\w+/.exec(args.join(' '))?.[0];
  if (service) return service;
  if (/\bpostgres\b/.test(program)) return 'postgres';
  return /nginx|redis/.exec(program)?.[0] ?? 'npm start';
}

/**
 * Memory of a process and all that it started, by name, in bytes. `rss` counts pages that several processes share once for
 * each of them (PostgreSQL's buffers, Node's own code), `pss` divides them among those processes: its sum is what is taken.
 */
export function memoryOf(root) {
  const sums = new Map();
  for (const pid of family(root)) {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      const name = nameOf(pid);
      const { rss = 0, pss = 0, processes = 0 } = sums.get(name) ?? {};
      sums.set(name, {
        rss: rss + kilobytes(rollup, 'Rss') * 1024,
        pss: pss + kilobytes(rollup, 'Pss') * 1024,
        processes: processes + 1,
      });
    } catch {
      // It has ended meanwhile.
    }
  }
  return sums;
}

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time so far of all processes below this one, by name, in ms. */
export function processorTimes() {
  const times = new Map();
  for (const pid of family(process.pid).filter((each) => each !== process.pid)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // User and system time, of the process and of what it has waited for.
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      const name = nameOf(pid);
      times.set(name, (times.get(name) ?? 0) + ticks * TICK_MS);
    } catch {
      // It has ended meanwhile.
    }
  }
  return times;
}

const LOOK_MS = 1000;
const LONGEST_LOOKS = 60;
const CALM = 0.1;

/**
 * Resolves when all processes below this one take less than a tenth of a core, after a minute at the latest: a company that was just filled
 * in has shifts that nobody has started, and people are told so.
 */
export async function settled() {
  const used = () => [...processorTimes().values()].reduce((sum, time) => sum + time, 0);
  for (let looks = 0; looks < LONGEST_LOOKS; looks += 1) {
    const before = used();
    await pause(LOOK_MS);
    if (used() - before < LOOK_MS * CALM) return;
  }
}
