import { type CallAnswer, type CallBody, getBusinessToday, type listClients } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findClientPage } from './clients.queries.js';

/** Clients, a page at a time. */
@Injectable()
export class ClientList {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  list(body: CallBody<typeof listClients>): Promise<CallAnswer<typeof listClients>> {
    return findClientPage(this.dataSource.manager, body, getBusinessToday(this.env.BUSINESS_TZ, getNow()));
  }
}
