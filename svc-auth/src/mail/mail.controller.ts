import { getMailState, sendTestMail } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { MailDesk } from './mail-desk.service.js';

@Controller()
@Roles('admin')
export class MailController {
  constructor(private readonly desk: MailDesk) {}

  @Route(getMailState)
  state() {
    return this.desk.state();
  }

  @Route(sendTestMail)
  sendTest(@CurrentCaller() admin: Caller) {
    return this.desk.sendTest(admin);
  }
}
