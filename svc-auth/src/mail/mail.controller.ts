import { type CallAnswer, checkMailReach, getMailState, sendTestMail } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { MailDesk } from './mail-desk.service.js';
import { MailTransport } from './mail-transport.service.js';

@Controller()
@Roles('admin')
export class MailController {
  constructor(private readonly desk: MailDesk) {}

  @Route(getMailState)
  getState() {
    return this.desk.getState();
  }

  @Route(sendTestMail)
  sendTest(@CurrentCaller() admin: Caller) {
    return this.desk.sendTest(admin);
  }
}

/** For other services; nginx doesn't route it. */
@Controller()
export class InternalMailController {
  constructor(private readonly transport: MailTransport) {}

  @Route(checkMailReach)
  @Roles('service')
  check(): CallAnswer<typeof checkMailReach> {
    return { reaches_people: this.transport.reachesPeople };
  }
}
