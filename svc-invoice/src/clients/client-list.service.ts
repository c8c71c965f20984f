import { businessToday, type CallAnswer, type CallBody, type listClients } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { clientPage } from './clients.queries.js';

/** Clients, a page at a time. */
@Injectable()
export class ClientList {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  page(body: CallBody<typeof listClients>): Promise<CallAnswer<typeof listClients>> {
    return clientPage(this.dataSource.manager, body, businessToday(this.env.BUSINESS_TZ));
  }
}
