/** Runs work at an interval, and when it is asked for; one run at a time. */
export class IntervalJob {
  private timer: NodeJS.Timeout | undefined;
  private asked: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;
  private isStopped = false;

  /** @param onError receives what a run throws; the next run comes nevertheless */
  constructor(
    private readonly pauseMs: number,
    private readonly work: () => Promise<unknown>,
    private readonly onError: (error: Error) => void,
  ) {}

  /** @param atOnce whether the first run comes now, not after the first pause */
  start({ atOnce = false } = {}): void {
    this.timer = setInterval(() => this.run(), this.pauseMs).unref();
    if (atOnce) this.run();
  }

  /** A run that begins after this call, and after a time at the latest: there is something to do. Calls within that time share it. */
  ask(withinMs: number): void {
    if (this.isStopped) return;
    this.asked ??= setTimeout(() => {
      this.asked = undefined;
      // One that is under way may have looked before.
      if (this.running) void this.running.then(() => this.run());
      else this.run();
    }, withinMs).unref();
  }

  private run(): void {
    if (this.isStopped) return;
    this.running ??= this.work()
      .catch(this.onError)
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Waits for a run that is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    clearTimeout(this.asked);
    await this.running;
  }
}
