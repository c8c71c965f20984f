import {
  archiveClient,
  type CallBody,
  type CallParams,
  createClient,
  getClient,
  getJobClients,
  listClients,
  removeClient,
  saveClient,
  setJobClient,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ClientList } from './client-list.service.js';
import { Clients } from './clients.service.js';
import { JobClients } from './job-clients.service.js';

@Controller()
@Roles('admin')
export class ClientsController {
  constructor(
    private readonly list: ClientList,
    private readonly clients: Clients,
    private readonly jobClients: JobClients,
  ) {}

  @Route(listClients)
  listClients(@Body() body: CallBody<typeof listClients>) {
    return this.list.list(body);
  }

  @Route(getClient)
  read(@Param() { id }: CallParams<typeof getClient>) {
    return this.clients.read(id);
  }

  @Route(createClient)
  create(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof createClient>) {
    return this.clients.create(admin, body);
  }

  @Route(saveClient)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveClient>) {
    return this.clients.save(admin, body);
  }

  @Route(archiveClient)
  archive(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof archiveClient>) {
    return this.clients.archive(admin, body);
  }

  @Route(removeClient)
  remove(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof removeClient>) {
    return this.clients.remove(admin, id);
  }

  @Route(getJobClients)
  readJobClient(@Param() { job_id }: CallParams<typeof getJobClients>) {
    return this.jobClients.read(job_id);
  }

  @Route(setJobClient)
  setJobClient(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof setJobClient>) {
    return this.jobClients.set(admin, body);
  }
}
