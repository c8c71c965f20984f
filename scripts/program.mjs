import { stopCommands } from './machine/run-command.mjs';
import { describeFailure } from './problem.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/** npm hands a SIGTERM to the shell between it and us, which ends without a word to us: then we are another process's child. */
function onNpmExit(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), PARENT_CHECK_MS).unref();
}

/**
 * Runs a script's work: a failure is printed in one sentence and ends with exit code 1. The first signal asks the work to end through
 * its AbortSignal and ends with 0 once it has; a second one while it is ending does nothing more.
 * @param work gets the AbortSignal; resolves with the exit code, nothing being 0
 */
export async function runProgram(work) {
  const interruption = new AbortController();
  const interrupt = () => {
    interruption.abort();
    stopCommands();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  onNpmExit(interrupt);
  // A terminal that was closed must not keep us from stopping what runs.
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
  // After a failure another part of the work may still run a command.
  stopCommands();
  process.exit();
}
