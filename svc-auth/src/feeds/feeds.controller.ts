import { type BodyOf, dropChange, getFeeds, retryChange } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { Feeds } from './feeds.js';

@Controller()
@Roles('admin')
export class FeedsController {
  constructor(private readonly feeds: Feeds) {}

  @Route(getFeeds)
  all() {
    return this.feeds.all();
  }

  @Route(retryChange)
  retry(@Input(retryChange) change: BodyOf<typeof retryChange>) {
    return this.feeds.retry(change);
  }

  @Route(dropChange)
  drop(@CurrentCaller() admin: Caller, @Input(dropChange) change: BodyOf<typeof dropChange>) {
    return this.feeds.drop(admin, change);
  }
}
