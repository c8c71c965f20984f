import { type Entity, feedAccess, readersOf, type ServiceName, type Thing } from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SERVICE } from '../service-name.js';
import { Applied } from './applied.js';
import { Feed } from './feed.js';
import { Nudges } from './nudges.js';

/** How often changes are looked for that a process committed and could not number: it ended, or was a command. */
const LOOK_MS = 1000;

/** After a commit: gives the changes their numbers, nudges their readers and, for a write, waits until they show. */
@Injectable()
export class PublishChanges {
  private readonly logger = new Logger(PublishChanges.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private readonly underWay = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly feed: Feed,
    private readonly nudges: Nudges,
    private readonly applied: Applied,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.looking = this.look();
    }, LOOK_MS).unref();
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all([this.looking, ...this.underWay]);
  }

  /** Never fails: the changes are committed, and are looked for again in a second. */
  async publish(things: readonly Thing[], { wait }: { wait: boolean }): Promise<void> {
    const readers = [...new Set(things.flatMap(({ entity }) => feedAccess[entity as Entity].readers))];
    const published = this.numberAndNudge(readers);
    const done = published.then(() => {});
    this.underWay.add(done);
    void done.then(() => this.underWay.delete(done));
    if (!wait) return;
    const newest = await published;
    if (newest !== null) await this.applied.wait(readers, newest);
  }

  private async numberAndNudge(readers: readonly ServiceName[]): Promise<number | null> {
    try {
      const newest = await this.feed.number();
      // A Redis that stands still answers nothing: the write must not wait for it.
      void this.nudges.send(readers);
      return newest;
    } catch (error) {
      this.logger.warn(`Changes wait for their numbers: ${error instanceof Error ? error.name : 'unknown'}`);
      return null;
    }
  }

  private async look(): Promise<void> {
    try {
      if (!(await this.feed.hasUnnumbered())) return;
      await this.numberAndNudge(readersOf(this.service));
    } catch (error) {
      if (!this.stopped)
        this.logger.warn(`The feed cannot be read: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}
