import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs the work at the end of this turn of the event loop, once for all calls of the turn. */
export function runOncePerTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  return () => {
    next ??= nextTurn().then(() => {
      next = undefined;
      return work();
    });
    return next;
  };
}

/** Runs the work one run at a time. Each call gets a run that starts after the call. Waiting calls share a run. */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<void> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const run = work();
    const end = () => {
      running = undefined;
    };
    running = run.then(end, end);
    return run;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(begin);
    return next;
  };
}
