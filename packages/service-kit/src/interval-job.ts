/** Runs work at an interval, one run at a time. */
export class IntervalJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;

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

  private run(): void {
    this.running ??= this.work()
      .catch(this.onError)
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Waits for a run that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
