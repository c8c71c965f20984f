import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, readStartTime, signalProcess, sleep } from '../machine/processes.mjs';
import { Problem } from '../problem.mjs';

const GRACE_MS = 10_000;

/**
 * Records in DATA_DIR/run which processes belong to this data directory, so that a start after a crash or a kill -9 can end leftover
 * processes, and two starts never share a directory.
 */
export class ProcessRecords {
  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  #file(name) {
    return path.join(this.folder, `${name}.pid`);
  }

  note(name, pid, stopSignal = 'SIGTERM') {
    writeFileSync(this.#file(name), JSON.stringify({ pid, startTime: readStartTime(pid), stopSignal }));
  }

  forget(name) {
    rmSync(this.#file(name), { force: true });
  }

  #living() {
    const names = readdirSync(this.folder).filter((file) => file.endsWith('.pid'));
    return names.flatMap((file) => {
      try {
        const record = JSON.parse(readFileSync(path.join(this.folder, file), 'utf8'));
        return isAlive(record.pid) && readStartTime(record.pid) === record.startTime
          ? [{ name: file.slice(0, -4), ...record }]
          : [];
      } catch {
        return [];
      }
    });
  }

  /** @throws Problem if a running start holds the directory */
  claim() {
    const owner = this.#living().find(({ name }) => name === 'start');
    if (owner)
      throw new Problem(
        `It is already running on this data directory (process ${owner.pid}): stop that one first, or set DATA_DIR to another folder.`,
      );
    this.note('start', process.pid);
  }

  /** Ends processes that an earlier start has left; resolves with their names. */
  async endLeftovers() {
    const left = this.#living().filter(({ name }) => name !== 'start');
    await Promise.all(left.map(endOne));
    for (const { name } of left) this.forget(name);
    return left.map(({ name }) => name);
  }
}

async function endOne({ pid, startTime: begun, stopSignal }) {
  const deadline = Date.now() + GRACE_MS;
  signalProcess(pid, stopSignal);
  while (readStartTime(pid) === begun) {
    if (Date.now() > deadline) signalProcess(-pid, 'SIGKILL');
    await sleep(50);
  }
}
