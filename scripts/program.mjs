import { stopCommands } from './machine/run-command.mjs';
import { describeFailure } from './problem.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/** npm sends SIGTERM to the shell between it and us, which ends without signalling us: then our parent changes. */
function onNpmExit(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), PARENT_CHECK_MS).unref();
}

/**
 * Runs a script: a failure is printed in one sentence, with exit code 1. The first signal aborts the work's AbortSignal, and the exit code
 * is 0 once it has ended; further signals do nothing.
 * @param work gets the AbortSignal; resolves with the exit code, default 0
 */
export async function runProgram(work) {
  const interruption = new AbortController();
  const interrupt = () => {
    interruption.abort();
    stopCommands();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  onNpmExit(interrupt);
  // A closed terminal must not prevent stopping what runs.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = (await work(interruption.signal)) ?? 0;
  } catch (error) {
    if (interruption.signal.aborted) process.exitCode = 130;
    else {
      console.error(`✖ ${describeFailure(error)}`);
      process.exitCode = 1;
    }
  }
  // After a failure, other parts of the work may still run commands.
  stopCommands();
  process.exit();
}
