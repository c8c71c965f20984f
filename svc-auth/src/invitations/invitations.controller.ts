import {
  type CallBody,
  inviteContractors,
  listInvitations,
  readInvitation,
  renewInvitationLink,
  withdrawInvitation,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, getCountedAddress, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Ip } from '@nestjs/common';
import { Invitations } from './invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Route(inviteContractors)
  @Roles('admin')
  invite(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof inviteContractors>) {
    return this.invitations.invite(admin, body);
  }

  @Route(listInvitations)
  @Roles('admin')
  list() {
    return this.invitations.list();
  }

  @Route(renewInvitationLink)
  @Roles('admin')
  renewLink(@Body() body: CallBody<typeof renewInvitationLink>) {
    return this.invitations.renewLink(body);
  }

  @Route(withdrawInvitation)
  @Roles('admin')
  withdraw(@Body() body: CallBody<typeof withdrawInvitation>) {
    return this.invitations.withdraw(body);
  }

  @Route(readInvitation)
  @Public()
  read(@Body() body: CallBody<typeof readInvitation>, @Ip() ip: string) {
    return this.invitations.read(body, getCountedAddress(ip));
  }
}
