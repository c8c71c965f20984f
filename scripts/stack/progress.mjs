import { statSync } from 'node:fs';
import { readProcessorSeconds } from '../machine/processes.mjs';

/** Time without progress before giving up. */
const NO_PROGRESS_MS = 120_000;
/** Processor seconds within that time that count as work. Polling uses less; work on a busy machine gets more. */
const WORKING_SECONDS = 3;
const CHECK_INTERVAL_MS = 1_000;

const getSize = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Whether processes still make progress: one of them has written to its log or used processor time. Works on any slow machine, unlike a
 * time limit. If the system does not report processor time, any running process counts as working.
 */
export class Progress {
  #processes;
  #now;
  #noProgressMs;
  #marks = new Map();
  #since;
  #lookedAt;

  /** @param processes returns the current ones: `{ pid, logFile }` */
  constructor(processes, { now = () => performance.now(), noProgressMs = NO_PROGRESS_MS } = {}) {
    this.#processes = processes;
    this.#now = now;
    this.#noProgressMs = noProgressMs;
    this.#since = now();
    this.#lookedAt = now();
  }

  isStuck() {
    const now = this.#now();
    if (now - this.#lookedAt >= CHECK_INTERVAL_MS) {
      this.#lookedAt = now;
      // Not `some`, because each call updates the process' mark.
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
      // Slow accumulation over a long time is not work.
      if (this.#now() - mark.at > this.#noProgressMs) this.#marks.set(pid, { seconds, size, at: this.#now() });
      return false;
    }
    this.#marks.set(pid, { seconds, size, at: this.#now() });
    return mark !== undefined;
  }
}
