import os from 'node:os';

/**
 * Runs tasks in order, as many at once as there are cores. A task starts when its `after` tasks are done, and is skipped if one of them
 * failed. Resolves with the errors by task name, empty if all succeeded.
 * @param {readonly {name: string, run: () => Promise<unknown>, after?: readonly string[]}[]} tasks
 * @param {{signal?: AbortSignal, atOnce?: number}} options
 */
export function runTasks(tasks, { signal, atOnce = os.availableParallelism() } = {}) {
  const waiting = [...tasks];
  const open = new Set(tasks.map(({ name }) => name));
  const errors = new Map();
  let running = 0;
  return new Promise((resolve) => {
    const begin = async (task) => {
      running += 1;
      waiting.splice(waiting.indexOf(task), 1);
      try {
        await task.run();
      } catch (error) {
        errors.set(task.name, error);
      }
      open.delete(task.name);
      running -= 1;
      next();
    };
    const isReady = ({ after = [] }) => after.every((name) => !open.has(name));
    const isHopeless = ({ after = [] }) => signal?.aborted || after.some((name) => errors.has(name));
    const skip = (task) => {
      waiting.splice(waiting.indexOf(task), 1);
      open.delete(task.name);
      errors.set(task.name, signal?.aborted ? signal.reason : new Error(`${task.name} was left out.`));
    };
    const next = () => {
      for (let task = waiting.find(isHopeless); task; task = waiting.find(isHopeless)) skip(task);
      for (let task = waiting.find(isReady); task && running < atOnce; task = waiting.find(isReady)) begin(task);
      if (running === 0) resolve(errors);
    };
    next();
  });
}
