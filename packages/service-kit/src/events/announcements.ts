import { type Announcement, LIVE_CHANNEL, type LiveMessage } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { PubSub } from '../redis/redis.js';
import { AnnouncementSet } from './announcement-set.js';

/** More announcements are replaced by one `reset`. */
const MAX_AT_ONCE = 200;

/**
 * Announces committed changes over Redis to svc-auth, which streams them to open pages. After lost announcements it sends a `reset` once
 * Redis is back.
 */
@Injectable()
export class Announcements {
  private isIncomplete = false;
  private isPublishing = false;
  private waiting = new AnnouncementSet();

  constructor(private readonly pubSub: PubSub) {
    pubSub.onConnected(() => {
      if (this.isIncomplete) void this.reset();
    });
  }

  /** Never throws. Announcements during a running publish share the next message. */
  publish(announcements: readonly Announcement[]): void {
    for (const announcement of announcements) this.waiting.add(announcement);
    if (!this.isPublishing) void this.publishAll();
  }

  private async publishAll(): Promise<void> {
    this.isPublishing = true;
    for (let all = this.waiting.all; all.length > 0; all = this.waiting.all) {
      this.waiting = new AnnouncementSet();
      if (this.isIncomplete || all.length > MAX_AT_ONCE) await this.reset();
      else if (!(await this.send({ announcements: all }))) this.isIncomplete = true;
    }
    this.isPublishing = false;
  }

  private async reset(): Promise<void> {
    this.isIncomplete = false;
    if (!(await this.send({ reset: true }))) this.isIncomplete = true;
  }

  private send(message: LiveMessage): Promise<boolean> {
    return this.pubSub.publish(LIVE_CHANNEL, message);
  }
}
