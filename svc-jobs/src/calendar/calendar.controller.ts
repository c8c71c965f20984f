import {
  type CallBody,
  type CallParams,
  type CallQuery,
  DONE,
  getCalendarLink,
  getSiteCalendarLink,
  makeCalendarLink,
  makeSiteCalendarLink,
  readCalendar,
  readSiteCalendar,
  revokeCalendarLink,
  revokeSiteCalendarLink,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { Calendars } from './calendar.service.js';
import { SiteCalendars } from './site-calendars.service.js';

const answerCalendar = (text: string, fileName: string): StreamableFile =>
  new StreamableFile(Buffer.from(text), {
    type: 'text/calendar; charset=utf-8',
    disposition: `inline; filename="${fileName}"`,
  });

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
    return DONE;
  }

  /** Public: calendar programs send no token. The secret in the address identifies the person. */
  @Route(readCalendar)
  @Public()
  @Header('Cache-Control', 'private, no-store')
  async read(@Query() { key }: CallQuery<typeof readCalendar>) {
    return answerCalendar(await this.calendars.read(key), 'shifts.ics');
  }
}

@Controller()
@Roles('admin')
export class SiteCalendarsController {
  constructor(private readonly calendars: SiteCalendars) {}

  @Route(getSiteCalendarLink)
  link(@Param() { job_id }: CallParams<typeof getSiteCalendarLink>) {
    return this.calendars.link(job_id);
  }

  @Route(makeSiteCalendarLink)
  make(@CurrentCaller() admin: Caller, @Body() { job_id }: CallBody<typeof makeSiteCalendarLink>) {
    return this.calendars.make(admin, job_id);
  }

  @Route(revokeSiteCalendarLink)
  async revoke(@CurrentCaller() admin: Caller, @Body() { job_id }: CallBody<typeof revokeSiteCalendarLink>) {
    await this.calendars.revoke(admin, job_id);
    return DONE;
  }

  /** Public: calendar programs send no token. The secret in the address identifies the site. */
  @Route(readSiteCalendar)
  @Public()
  @Header('Cache-Control', 'private, no-store')
  async read(@Query() { key }: CallQuery<typeof readSiteCalendar>) {
    return answerCalendar(await this.calendars.read(key), 'roster.ics');
  }
}
