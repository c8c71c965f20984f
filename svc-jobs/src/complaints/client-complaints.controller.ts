import { answerComplaint, type CallBody, listClientComplaints } from '@cleaning/contracts';
import { type ClientSession, CurrentClient, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ClientComplaints } from './client-complaints.service.js';

/** Complaints for contacts of clients. */
@Controller()
@Roles('client')
export class ClientComplaintsController {
  constructor(private readonly complaints: ClientComplaints) {}

  @Route(listClientComplaints)
  list(@CurrentClient() client: ClientSession) {
    return this.complaints.list(client);
  }

  @Route(answerComplaint)
  answer(@CurrentClient() client: ClientSession, @Body() body: CallBody<typeof answerComplaint>) {
    return this.complaints.answer(client, body);
  }
}
