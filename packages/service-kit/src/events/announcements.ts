import { type Announcement, LIVE_CHANNEL, type LiveMessage } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { Bus } from '../redis/redis.js';

/** Above this number one message says that everything may have changed. */
const MOST_AT_ONCE = 200;

/**
 * Announces committed changes over Redis to svc-auth, which has the streams to open pages. What could not be announced is
 * made up for by a `reset` when Redis is back.
 */
@Injectable()
export class Announcements {
  private isIncomplete = false;

  constructor(private readonly bus: Bus) {
    bus.onConnected(() => {
      if (this.isIncomplete) void this.reset();
    });
  }

  /** Never throws. */
  async publish(announcements: readonly Announcement[]): Promise<void> {
    if (announcements.length === 0) return;
    if (this.isIncomplete || announcements.length > MOST_AT_ONCE) return this.reset();
    if (!(await this.send({ announcements: [...announcements] }))) this.isIncomplete = true;
  }

  private async reset(): Promise<void> {
    this.isIncomplete = false;
    if (!(await this.send({ reset: true }))) this.isIncomplete = true;
  }

  private send(message: LiveMessage): Promise<boolean> {
    return this.bus.publish(LIVE_CHANNEL, message);
  }
}
