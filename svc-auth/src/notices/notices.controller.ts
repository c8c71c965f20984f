import {
  type CallBody,
  type CallQuery,
  chooseNotices,
  countUnreadNotices,
  EVERYBODY,
  listNoticeChoices,
  listNotices,
  readAllNotices,
  readNotice,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { NoticeChoices } from './notice-choices.service.js';
import { NoticeList } from './notice-list.service.js';

@Controller()
@Roles(...EVERYBODY)
export class NoticesController {
  constructor(
    private readonly notices: NoticeList,
    private readonly choices: NoticeChoices,
  ) {}

  @Route(listNotices)
  listNotices(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof listNotices>) {
    return this.notices.list(caller, query);
  }

  @Route(countUnreadNotices)
  countUnread(@CurrentCaller() caller: Caller) {
    return this.notices.countUnread(caller);
  }

  @Route(readNotice)
  read(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof readNotice>) {
    return this.notices.read(caller, body);
  }

  @Route(readAllNotices)
  readAll(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof readAllNotices>) {
    return this.notices.readAll(caller, body);
  }

  @Route(listNoticeChoices)
  listChoices(@CurrentCaller() caller: Caller) {
    return this.choices.list(caller);
  }

  @Route(chooseNotices)
  choose(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof chooseNotices>) {
    return this.choices.choose(caller, body);
  }
}
