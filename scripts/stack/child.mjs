import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { signalProcess, sleep } from '../machine/processes.mjs';
import { findProgram } from '../machine/programs.mjs';
import { getLastLines } from '../machine/run-command.mjs';
import { Problem } from '../problem.mjs';
import { Progress } from './progress.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** After a run of this length, the next restart uses the shortest pause again. */
const STEADY_MS = 60_000;
const POLL_MS = 40;
/** Slower after the first seconds, because each check costs both sides. */
const QUICK_POLLS_MS = 10_000;
const SLOW_POLL_MS = 500;
/** How often a slow start is logged. */
const REPORT_INTERVAL_MS = 15_000;

/** The last message in a service's log, for people who wait; empty for other formats. */
function readLastMessage(logFile) {
  try {
    const { msg } = JSON.parse(getLastLines(readFileSync(logFile, 'utf8'), 1));
    return typeof msg === 'string' ? `: ${msg}` : '';
  } catch {
    return '';
  }
}

/**
 * One server process: starts it, waits until it is ready, restarts it when it ends by itself, and stops it on request.
 * It has its own session, so that Ctrl-C reaches only us and the servers stop in the right order; `setpriv` makes the
 * kernel stop it if we are killed.
 */
export class Child {
  #options;
  #process;
  #wanted = false;
  /** Counts starts and stops, so that a waiting recovery notices that it is outdated. */
  #turn = 0;
  #pause = FIRST_PAUSE_MS;

  /**
   * @param options name, command, args, env, cwd, logFile; isReady() returns whether the server works; prepare() runs before
   * each start; `privileges`: further options of setpriv; records: ProcessRecords; log(line); stopSignal; waitsFor: servers that it
   * needs to become ready; noProgressMs: how long a start may make no progress
   */
  constructor(options) {
    this.#options = {
      privileges: [],
      log: () => {},
      stopSignal: 'SIGTERM',
      stopWithinMs: 15_000,
      waitsFor: [],
      ...options,
    };
    this.name = options.name;
  }

  get pid() {
    return this.#process?.pid;
  }

  get logFile() {
    return this.#options.logFile;
  }

  /** Without a time limit, because a busy machine is slow. @throws Problem if the server ends before it is ready, or makes no progress */
  async start() {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#turn += 1;
    this.#pause = FIRST_PAUSE_MS;
    try {
      await this.#bringUp();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop() {
    this.#wanted = false;
    this.#turn += 1;
    const child = this.#process;
    if (!child?.pid) return;
    const { stopSignal, stopWithinMs } = this.#options;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const timeout = setTimeout(() => signalProcess(-child.pid, 'SIGKILL'), stopWithinMs);
    signalProcess(child.pid, stopSignal);
    await ended;
    clearTimeout(timeout);
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** Simulates a crash; the recovery restarts the server. */
  kill(signal = 'SIGKILL') {
    if (this.pid) signalProcess(this.pid, signal);
  }

  async #bringUp() {
    const { isReady, prepare, waitsFor, noProgressMs, log } = this.#options;
    const turn = this.#turn;
    await prepare?.();
    if (turn !== this.#turn) throw this.#problem('was stopped before it was ready');
    const life = this.#spawn();
    const progress = new Progress(() => [this, ...waitsFor], { noProgressMs });
    let toldAt = life.begun;
    do {
      if (turn !== this.#turn) throw this.#problem('was stopped before it was ready');
      if (progress.isStuck()) throw this.#problem('made no progress and was not ready');
      if (Date.now() - toldAt > REPORT_INTERVAL_MS) {
        toldAt = Date.now();
        log(`${this.name} is starting${readLastMessage(this.logFile)}`);
      }
      await sleep(Date.now() - life.begun < QUICK_POLLS_MS ? POLL_MS : SLOW_POLL_MS);
      if (life.ended) throw this.#problem('ended before it was ready');
    } while (!(await isReady()));
    life.ready = true;
    if (life.ended) throw this.#problem('ended before it was ready');
  }

  #spawn() {
    const { name, privileges, stopSignal, logFile, cwd, env, records } = this.#options;
    const setpriv = findProgram('setpriv');
    const wrapper = setpriv ? [setpriv, ...privileges, '--pdeathsig', stopSignal.replace('SIG', '')] : [];
    const [command, ...args] = [...wrapper, this.#options.command, ...this.#options.args];
    const output = openSync(logFile, 'a', 0o600);
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    this.#process = child;
    const life = { ended: false, ready: false, begun: Date.now() };
    const onEnd = (reason) => {
      life.ended = true;
      this.#process = undefined;
      records.forget(name);
      // A killed master leaves its workers, which hold its port.
      if (child.pid) signalProcess(-child.pid, 'SIGKILL');
      if (life.ready && this.#wanted) this.#recover(reason, Date.now() - life.begun);
    };
    child.once('error', (error) => onEnd(error.message));
    child.once('exit', (code, signal) => onEnd(signal ?? `exit code ${code}`));
    if (child.pid) records.note(name, child.pid, stopSignal);
    return life;
  }

  async #recover(reason, livedMs) {
    const { log } = this.#options;
    const turn = this.#turn;
    if (livedMs > STEADY_MS) this.#pause = FIRST_PAUSE_MS;
    let why = `ended (${reason})`;
    for (;;) {
      log(`${this.name} ${why}; starting it again in ${this.#pause / 1000} s`);
      await sleep(this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
      if (turn !== this.#turn) return;
      try {
        await this.#bringUp();
        log(`${this.name} works again`);
        return;
      } catch {
        if (turn !== this.#turn) return;
        // A hanging process must not run beside its successor.
        if (this.pid) signalProcess(-this.pid, 'SIGKILL');
        why = 'did not come back';
      }
    }
  }

  #problem(what) {
    const { logFile } = this.#options;
    let output = '';
    try {
      output = getLastLines(readFileSync(logFile, 'utf8'), 3);
    } catch {
      // There is no log yet.
    }
    return new Problem(`${this.name} ${what}; see ${logFile}${output ? `, which ends with:\n${output}` : ''}`);
  }
}
