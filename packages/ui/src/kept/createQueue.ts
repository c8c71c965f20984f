/** Runs tasks of one name one after the other, across tabs if the browser has locks. */
export function createQueue(name: string): (run: () => Promise<void>) => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  return (run) => {
    const { locks } = navigator;
    if (locks) return locks.request(name, run);
    // Runs after a failed run, too.
    underWay = underWay.then(run, run);
    return underWay;
  };
}
