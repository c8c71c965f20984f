import { statSync } from 'node:fs';
import { readProcessorSeconds } from '../machine/processes.mjs';

/** Without progress for so long it is given up. */
const NO_PROGRESS_MS = 120_000;
/** Of that time. What only waits and looks again uses less; what works on a busy machine gets more. */
const WORKING_SECONDS = 3;
const CHECK_INTERVAL_MS = 1_000;

const getSize = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Whether processes that somebody waits for still work: one of them has written to its log, or used processor time. However slow the machine
 * is, what works is waited for. Where the system does not say how much processor time a process uses, a living one counts as working.
 */
export class Progress {
  #processes;
  #now;
  #noProgressMs;
  #marks = new Map();
  #since;
  #lookedAt;

  /** @param processes answers those that are there now: `{ pid, logFile }` */
  constructor(processes, { now = () => performance.now(), noProgressMs = NO_PROGRESS_MS } = {}) {
    this.#processes = processes;
    this.#now = now;
    this.#noProgressMs = noProgressMs;
    this.#since = now();
    this.#lookedAt = now();
  }

  /** Whether none of them has made progress for two minutes. */
  isStuck() {
    const now = this.#now();
    if (now - this.#lookedAt >= CHECK_INTERVAL_MS) {
      this.#lookedAt = now;
      // All are looked at: each has a mark of its own.
      if (this.#processes().filter((process) => this.#works(process)).length > 0) this.#since = now;
    }
    return now - this.#since > this.#noProgressMs;
  }

  #works({ pid, logFile }) {
    if (!pid) return false;
    const seconds = readProcessorSeconds(pid);
    if (seconds === undefined) return true;
    const size = getSize(logFile);
    const mark = this.#marks.get(pid);
    if (mark && size === mark.size && seconds - mark.seconds < WORKING_SECONDS) {
      // Little by little over a long time is no work.
      if (this.#now() - mark.at > this.#noProgressMs) this.#marks.set(pid, { seconds, size, at: this.#now() });
      return false;
    }
    this.#marks.set(pid, { seconds, size, at: this.#now() });
    return mark !== undefined;
  }
}
