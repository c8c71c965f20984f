/** Runs tasks of the same key one after the other; tasks of other keys do not wait. */
export class OneAtATime {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const settled: Promise<void> = result.then(
      () => this.forget(key, settled),
      () => this.forget(key, settled),
    );
    this.last.set(key, settled);
    return result;
  }

  private forget(key: string, settled: Promise<unknown>): void {
    if (this.last.get(key) === settled) this.last.delete(key);
  }
}
