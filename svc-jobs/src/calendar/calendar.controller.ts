import {
  type CallBody,
  type CallQuery,
  getCalendarLink,
  makeCalendarLink,
  readCalendar,
  revokeCalendarLink,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller, Header, Query, StreamableFile } from '@nestjs/common';
import { Calendars } from './calendar.service.js';

@Controller()
@Roles('contractor', 'admin')
export class CalendarController {
  constructor(private readonly calendars: Calendars) {}

  @Route(getCalendarLink)
  link(@CurrentCaller() caller: Caller) {
    return this.calendars.link(caller.id);
  }

  @Route(makeCalendarLink)
  make(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof makeCalendarLink>) {
    requireSelf(caller, body.user_id);
    return this.calendars.make(caller.id);
  }

  @Route(revokeCalendarLink)
  async revoke(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof revokeCalendarLink>) {
    requireSelf(caller, body.user_id);
    await this.calendars.revoke(caller.id);
    return { status: 'done' };
  }

  /** Calendar programs send no token: the secret in the address says whose it is. */
  @Route(readCalendar)
  @Public()
  @Header('Cache-Control', 'private, no-store')
  async read(@Query() { key }: CallQuery<typeof readCalendar>) {
    return new StreamableFile(Buffer.from(await this.calendars.read(key)), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'inline; filename="shifts.ics"',
    });
  }
}
