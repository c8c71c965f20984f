import { Logger } from '@nestjs/common';

/** Work that is done again and again, one run at a time. A run that fails is logged; the next one comes all the same. */
export class Repetition {
  private readonly logger = new Logger(Repetition.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly name: string,
    /** Milliseconds between the end of one run and the start of the next. */
    private readonly pause: number,
    private readonly work: () => Promise<unknown>,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.runOnce().finally(() => this.start());
    }, this.pause);
  }

  /** Waits for the run under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async runOnce(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.logger.error({ msg: 'A sweep failed', sweep: this.name, err: error });
    }
  }
}
