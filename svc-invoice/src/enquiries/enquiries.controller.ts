import {
  answerEnquiry,
  type CallBody,
  type CallParams,
  type CallQuery,
  changeEnquiry,
  countEnquiries,
  getEnquiry,
  listEnquiries,
  noteEnquiry,
  removeEnquiry,
  sendEnquiry,
  sendEnquiryForm,
  sendFeedback,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, HttpStatus, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { EnquiryDesk } from './enquiry-desk.service.js';
import { EnquiryIntake } from './enquiry-intake.service.js';
import { EnquiryList } from './enquiry-list.service.js';

@Controller()
@Roles('admin')
export class EnquiriesController {
  constructor(
    private readonly intake: EnquiryIntake,
    private readonly list: EnquiryList,
    private readonly desk: EnquiryDesk,
  ) {}

  @Route(sendEnquiry)
  @Public()
  send(@Body() body: CallBody<typeof sendEnquiry>, @Req() request: Request) {
    return this.intake.take(body, request.ip);
  }

  @Route(sendEnquiryForm)
  @Public()
  async sendForm(
    @Body() body: CallBody<typeof sendEnquiryForm>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const isTaken = await this.intake.takeForm(body, request.ip);
    response.status(HttpStatus.SEE_OTHER).set('Location', isTaken ? '/quote#sent' : '/quote#not-sent');
    return '';
  }

  @Route(sendFeedback)
  @Public()
  write(@Body() body: CallBody<typeof sendFeedback>, @Req() request: Request) {
    return this.intake.takeFeedback(body, request.ip);
  }

  @Route(listEnquiries)
  listEnquiries(@Query() query: CallQuery<typeof listEnquiries>) {
    return this.list.list(query);
  }

  // Declared before the path with an id, which would match it.
  @Route(countEnquiries)
  count() {
    return this.list.count();
  }

  @Route(getEnquiry)
  getDetail(@Param() { id }: CallParams<typeof getEnquiry>) {
    return this.list.getDetail(id);
  }

  @Route(changeEnquiry)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeEnquiry>) {
    return this.desk.change(admin, body);
  }

  @Route(noteEnquiry)
  note(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof noteEnquiry>) {
    return this.desk.note(admin, body);
  }

  @Route(answerEnquiry)
  answer(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof answerEnquiry>) {
    return this.desk.answer(admin, body);
  }

  @Route(removeEnquiry)
  remove(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof removeEnquiry>) {
    return this.desk.remove(admin, body.id);
  }
}
