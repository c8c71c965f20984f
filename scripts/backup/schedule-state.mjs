import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Times of the schedule's runs, in milliseconds. Stored beside the backups to survive restarts; drill.sh writes its
 * result there too.
 */
export class ScheduleState {
  #file;

  constructor(folder) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#file = path.join(folder, 'schedule.json');
  }

  /** Undefined without a schedule. */
  static openExisting(folder) {
    return existsSync(path.join(folder, 'schedule.json')) ? new ScheduleState(folder) : undefined;
  }

  get values() {
    return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  save(values) {
    writeFileSync(`${this.#file}.new`, JSON.stringify({ ...this.values, ...values }), { mode: 0o600, flush: true });
    renameSync(`${this.#file}.new`, this.#file);
  }

  saveDrill(isGood) {
    this.save({ drilled: Date.now(), drillGood: isGood ? 'yes' : 'no' });
  }
}
