import {
  type CallBody,
  dropChange,
  getFeeds,
  openQueuePage,
  QUEUE_PAGE_PATH,
  QUEUE_PAGE_SECONDS,
  retryChange,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Feeds } from './feeds.service.js';
import { QUEUE_PAGE_COOKIE, QueuePage } from './queue-page.service.js';

@Controller()
export class QueuePageController {
  constructor(private readonly page: QueuePage) {}

  @Route(openQueuePage)
  @Roles('admin')
  async open(
    @CurrentCaller() admin: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string }> {
    response.cookie(QUEUE_PAGE_COOKIE, await this.page.issuePass(admin), {
      path: QUEUE_PAGE_PATH,
      httpOnly: true,
      sameSite: 'strict',
      // TLS only; `npm start` has no certificate.
      secure: request.secure,
      maxAge: QUEUE_PAGE_SECONDS * 1000,
    });
    return { url: `${QUEUE_PAGE_PATH}/` };
  }
}

@Controller()
@Roles('admin')
export class FeedsController {
  constructor(private readonly feeds: Feeds) {}

  @Route(getFeeds)
  list() {
    return this.feeds.list();
  }

  @Route(retryChange)
  retry(@Body() change: CallBody<typeof retryChange>) {
    return this.feeds.retry(change);
  }

  @Route(dropChange)
  drop(@CurrentCaller() admin: Caller, @Body() change: CallBody<typeof dropChange>) {
    return this.feeds.drop(admin, change);
  }
}
