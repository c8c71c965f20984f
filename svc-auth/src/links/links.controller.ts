import {
  type CallBody,
  confirmEmail,
  EVERYBODY,
  forgotPassword,
  inviteAdmin,
  inviteSupervisor,
  makeLink,
  readPasswordLink,
  resetPassword,
  sendConfirmation,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, getCountedAddress, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Ip } from '@nestjs/common';
import { AdminLinks } from './admin-links.service.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { ForgottenPasswords } from './forgotten-passwords.service.js';
import { PasswordReset } from './password-reset.service.js';

@Controller()
export class LinksController {
  constructor(
    private readonly forgotten: ForgottenPasswords,
    private readonly resetting: PasswordReset,
    private readonly confirmation: EmailConfirmation,
    private readonly adminLinks: AdminLinks,
  ) {}

  @Route(forgotPassword)
  @Public()
  requestReset(@Body() body: CallBody<typeof forgotPassword>, @Ip() ip: string) {
    return this.forgotten.request(body, getCountedAddress(ip));
  }

  @Route(readPasswordLink)
  @Public()
  read(@Body() body: CallBody<typeof readPasswordLink>, @Ip() ip: string) {
    return this.resetting.read(body, getCountedAddress(ip));
  }

  @Route(resetPassword)
  @Public()
  reset(@Body() body: CallBody<typeof resetPassword>, @Ip() ip: string) {
    return this.resetting.reset(body, getCountedAddress(ip));
  }

  @Route(confirmEmail)
  @Public()
  confirm(@Body() body: CallBody<typeof confirmEmail>, @Ip() ip: string) {
    return this.confirmation.confirm(body, getCountedAddress(ip));
  }

  @Route(sendConfirmation)
  @Roles(...EVERYBODY)
  sendAgain(@CurrentCaller() caller: Caller) {
    return this.confirmation.sendAgain(caller);
  }

  @Route(makeLink)
  @Roles('admin')
  make(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof makeLink>) {
    return this.adminLinks.make(admin, body);
  }

  @Route(inviteAdmin)
  @Roles('admin')
  invite(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof inviteAdmin>) {
    return this.adminLinks.invite(admin, body);
  }

  @Route(inviteSupervisor)
  @Roles('admin')
  inviteSupervisor(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof inviteSupervisor>) {
    return this.adminLinks.inviteSupervisor(admin, body);
  }
}
