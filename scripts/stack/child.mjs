import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { signalProcess, sleep } from '../machine/processes.mjs';
import { findProgram } from '../machine/programs.mjs';
import { getLastLines } from '../machine/run-command.mjs';
import { Problem } from '../problem.mjs';
import { Progress } from './progress.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A server that lived this long starts over with the shortest pause. */
const STEADY_MS = 60_000;
const POLL_MS = 40;
/** After the first seconds: each look costs both sides. */
const QUICK_POLLS_MS = 10_000;
const SLOW_POLL_MS = 500;
/** How often it is said what is waited for. */
const REPORT_INTERVAL_MS = 15_000;

/** What a service has logged last, for people who wait for it; empty where that is no line of ours. */
function readLastMessage(logFile) {
  try {
    const { msg } = JSON.parse(getLastLines(readFileSync(logFile, 'utf8'), 1));
    return typeof msg === 'string' ? `: ${msg}` : '';
  } catch {
    return '';
  }
}

/**
 * One server process: started, waited for until it is ready, started again when it ends by itself, stopped on request.
 * It gets a session of its own, so that Ctrl-C reaches only us and the servers stop in the right order; `setpriv` makes the
 * kernel stop it when we are killed and have no chance to.
 */
export class Child {
  #options;
  #process;
  #wanted = false;
  /** Counts starts and stops, so that a recovery that waits knows that it is no longer asked for. */
  #turn = 0;
  #pause = FIRST_PAUSE_MS;

  /**
   * @param options name, command, args, env, cwd, logFile; isReady() answers whether the server works now; prepare() runs before
   * each start; `privileges` are further options of setpriv; records: ProcessRecords; log(line); stopSignal; waitsFor: servers that it
   * needs before it is ready; noProgressMs: how long it may stand still before it is ready
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

  /** However long it takes: a busy machine is slow. @throws Problem when the server ends before it is ready, or stands still */
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

  /** Sends a signal and leaves the rest to the recovery, as in a crash. */
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
      // A master that was killed leaves its workers behind, and they hold its port.
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
        // One that hangs without getting ready must not live beside its successor.
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
      // It has not written anything.
    }
    return new Problem(`${this.name} ${what}; see ${logFile}${output ? `, which ends with:\n${output}` : ''}`);
  }
}
