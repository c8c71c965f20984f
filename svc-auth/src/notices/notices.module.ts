import {
  askToUnsubscribe,
  type BodyOf,
  chooseNotices,
  countUnreadNotices,
  listNoticeChoices,
  listNotices,
  type ParamsOf,
  type QueryOf,
  readAllNotices,
  readNotice,
  unsubscribe,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Global, Module, Param, Query, Res } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DeliveredNotice, Notice, NoticeChoice } from './notice.entity.js';
import { NoticeChoices } from './notice-choices.js';
import { NoticeList } from './notice-list.js';
import { Notices } from './notices.js';

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class NoticesController {
  constructor(
    private readonly notices: NoticeList,
    private readonly choices: NoticeChoices,
  ) {}

  @Route(listNotices)
  page(@CurrentCaller() caller: Caller, @Query() query: QueryOf<typeof listNotices>) {
    return this.notices.page(caller, query);
  }

  @Route(countUnreadNotices)
  unread(@CurrentCaller() caller: Caller) {
    return this.notices.unread(caller);
  }

  @Route(readNotice)
  read(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof readNotice>) {
    return this.notices.read(caller, body);
  }

  @Route(readAllNotices)
  readAll(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof readAllNotices>) {
    return this.notices.readAll(caller, body);
  }

  @Route(listNoticeChoices)
  list(@CurrentCaller() caller: Caller) {
    return this.choices.list(caller);
  }

  @Route(chooseNotices)
  choose(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof chooseNotices>) {
    return this.choices.choose(caller, body);
  }
}

/** Without styles: the site's policy of content allows none in the page. The texts are ours. */
const page = (title: string, content: string): string => `<!doctype html><html lang="en-AU"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Messages by mail</title>
<h1>${title}</h1>${content}</html>`;

const question = (label: string): string =>
  page('Switch off messages by mail?', `<p>${label}</p><form method="post"><button>Switch off</button></form>`);

const NOT_GOOD = page(
  'This link is not good any more',
  '<p>Nothing was changed. You can switch messages off in your account.</p><p><a href="/account">Account</a></p>',
);

@Controller()
@Public()
export class UnsubscribeController {
  constructor(private readonly choices: NoticeChoices) {}

  @Route(askToUnsubscribe)
  ask(@Param() { token }: ParamsOf<typeof askToUnsubscribe>, @Res() response: Response) {
    const label = this.choices.labelOf(token);
    response
      .status(label === undefined ? 404 : 200)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(label === undefined ? NOT_GOOD : question(label));
  }

  @Route(unsubscribe)
  unsubscribe(@Param() { token }: ParamsOf<typeof unsubscribe>) {
    return this.choices.unsubscribe(token);
  }
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Notice, DeliveredNotice, NoticeChoice])],
  controllers: [NoticesController, UnsubscribeController],
  providers: [NoticeChoices, NoticeList, Notices],
  exports: [Notices],
})
export class NoticesModule {}
